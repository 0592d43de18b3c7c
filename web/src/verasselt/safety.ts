/** How safe a roll is, looked up in what the server counted; nothing is computed here. */

import type { Cards, RollChances } from '../protocol/messages';
import { LETTERS, one, plus } from './view';

export interface Prospect {
  /** The chance that it is no bust. */
  safe: number;
  /** Cards that are caught, on average. */
  catch: number;
}

export interface SafestRoll extends Prospect {
  /** The faces that stay. */
  keep: string;
  /** How many dice are rolled. */
  rolled: number;
}

const ORDER = `${LETTERS}=`;

/** Faces as the server names those that stay. */
export function keepOf(faces: readonly string[]): string {
  return [...faces].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('');
}

/** What this roll promises; null for one that was not counted, because it is not allowed. */
export function prospectOf(rolls: RollChances, kept: readonly string[], boost: Cards): Prospect | null {
  const row = rowOf(rolls, boost);
  const column = rolls.keeps.indexOf(keepOf(kept));
  const safe = rolls.safe[row]?.[column];
  return safe === undefined ? null : { safe, catch: rolls.catch[row]?.[column] ?? 0 };
}

function rowOf(rolls: RollChances, boost: Cards): number {
  return rolls.boosts.findIndex((cards) => cards.join() === boost.join());
}

/** For each number of dice the safest choice of those that stay, the fewest dice first; of equal ones what catches more. */
export function safest(rolls: RollChances, boost: Cards, dice: number): SafestRoll[] {
  const row = rowOf(rolls, boost);
  if (row < 0) return [];
  const best = new Map<number, SafestRoll>();
  rolls.keeps.forEach((keep, column) => {
    const rolled = dice - keep.length;
    const [safe, caught] = [rolls.safe[row]?.[column] ?? 0, rolls.catch[row]?.[column] ?? 0];
    const known = best.get(rolled);
    if (!known || safe > known.safe || (safe === known.safe && caught > known.catch))
      best.set(rolled, { keep, rolled, safe, catch: caught });
  });
  return [...best.values()].sort((a, b) => a.rolled - b.rolled);
}

/** How much safer the same roll is with one more card of this colour; null where it cannot be laid. */
export function gain(
  rolls: RollChances,
  kept: readonly string[],
  boost: Cards,
  colour: number,
): number | null {
  const now = prospectOf(rolls, kept, boost);
  const then = prospectOf(rolls, kept, plus(boost, one(colour)));
  return now && then ? then.safe - now.safe : null;
}

/** Which dice are rolled so that these faces stay. */
export function rolledFor(dice: readonly string[], keep: string): number[] {
  const stay = [...keep];
  return dice.flatMap((face, die) => {
    const at = stay.indexOf(face);
    if (at < 0) return [die];
    stay.splice(at, 1);
    return [];
  });
}

/** A chance in whole percent; only what is certain is shown as 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Cards on average, to one place. */
export function average(cards: number): number {
  return Math.round(10 * cards) / 10;
}
