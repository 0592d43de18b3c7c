/** Starting dice: what is usual, and how many a seat may have. */

/** By number of seats (CORE-03). */
export const USUAL_DICE: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 6, 5: 5 };
/** All dice of the box but the one that starts in the arena. */
const MOST_STARTING = 25;

/** The games that begin with dice for each seat. */
export function hasStartingDice(game: string): boolean {
  return game !== 'verasselt';
}

/** The most dice for a seat, if the others keep theirs. */
export function mostDice(dice: readonly number[], seat: number): number {
  return MOST_STARTING - dice.reduce((sum, count, other) => (other === seat ? sum : sum + count), 0);
}
