/** Who was nearly out, or far behind, and came back. */

/** Down: at most so many dice, and somebody has so many more. */
const DICE = { most: 1, behind: 3 };
/** Down: so many cards behind the best heap. */
const CARDS = { behind: 8 };

export type Counts = readonly (number | null | undefined)[];

/** Whether a seat of the game is down, as far as the counts are known. */
export function isDown(game: string, counts: Counts, place: number): boolean {
  const own = counts[place] ?? null;
  if (own === null) return false; // hidden
  const behind = Math.max(...othersOf(counts, place)) - own;
  if (game === 'verasselt') return behind >= CARDS.behind;
  return own > 0 && own <= DICE.most && behind >= DICE.behind; // without a die one is out
}

/** Whether a seat was down at some point of a game that is over. */
export function wasDown(game: string, course: readonly { held: Counts }[], place: number): boolean {
  return course.slice(0, -1).some(({ held }) => isDown(game, held, place));
}

const othersOf = (counts: Counts, place: number) =>
  counts.flatMap((count, other) => (other === place ? [] : [count ?? 0]));

/** Follows a game: a seat that was down and leads now has come back, once. */
export class Comebacks {
  private readonly down = new Set<number>();
  private readonly ever = new Set<number>();
  private followed = '';

  /** What everybody has now, in the game of this id; which seats have just come back. */
  see(id: string, game: string, counts: Counts): number[] {
    this.follow(id);
    const back = [...this.down].filter((place) => leads(counts, place));
    for (const place of back) this.down.delete(place);
    counts.forEach((_, place) => {
      if (!isDown(game, counts, place)) return;
      this.down.add(place);
      this.ever.add(place);
    });
    return back;
  }

  /** Whether this seat was down in this game. */
  has(place: number): boolean {
    return this.ever.has(place);
  }

  private follow(id: string): void {
    if (id === this.followed) return;
    this.followed = id;
    this.down.clear();
    this.ever.clear();
  }
}

function leads(counts: Counts, place: number): boolean {
  return (counts[place] ?? 0) > Math.max(...othersOf(counts, place));
}
