/**
 * What a referee taps, as the server reads it: a word for each thrown die, then what changed among the dice that lay
 * there ("5 3>x ^4>out"), then the towers now ("[3 4]"). Seats are those of the game, from 0.
 */

export const OUT = 'out';

export interface Hand {
  seat: number;
  /** How many dice it threw; null where it is unknown. */
  count: number | null;
}

export interface Change {
  /** What it showed before. */
  from: string;
  /** What it shows now, or OUT. */
  to: string;
  /** It lay in a tower. */
  tower: boolean;
}

/** The shortest word for a face that cannot be mistaken for another one; at least two letters of a longer one. */
export function word(face: string, faces: readonly string[]): string {
  if (face === OUT) return OUT;
  const others = faces.filter((other) => other !== face);
  for (let length = Math.min(2, face.length); length < face.length; length++) {
    const begun = face.slice(0, length);
    if (!others.some((other) => other.startsWith(begun))) return begun.toLowerCase();
  }
  return face.toLowerCase();
}

/** Which die of which hand the next tap enters; null when all are entered. */
export function next(hands: readonly Hand[], entered: number): { hand: number; die: number } | null {
  let before = 0;
  for (const [hand, { count }] of hands.entries()) {
    if (count === null || entered < before + count) return { hand, die: entered - before };
    before += count;
  }
  return null;
}

/** Whether every thrown die is entered; without a known number: at least one. */
export function complete(hands: readonly Hand[], entered: number): boolean {
  return hands.some(({ count }) => count === null) ? entered > 0 : next(hands, entered) === null;
}

/** Whether there are enough dice to stand on each other. */
export function canStack(lying: number, hands: readonly Hand[]): boolean {
  return hands.reduce((dice, { count }) => dice + (count ?? 2), lying) > 1;
}

export function landing(
  hands: readonly Hand[],
  entered: readonly string[],
  changes: readonly Change[],
  towers: readonly (readonly string[])[] | null,
  faces: readonly string[],
): string {
  const say = (face: string) => word(face, faces);
  const words: string[] = [];
  let at = 0;
  for (const { seat, count } of hands) {
    const dice = entered.slice(at, count === null ? undefined : at + count);
    if (hands.length > 1) words.push(`${seat}:`);
    words.push(...dice.map(say));
    at += dice.length;
  }
  words.push(...changes.map(({ from, to, tower }) => `${tower ? '^' : ''}${say(from)}>${say(to)}`));
  if (towers)
    words.push(...(towers.length ? towers.map((tower) => `[${tower.map(say).join(' ')}]`) : ['[]']));
  return words.join(' ');
}

/** Who finished first; several at the same time are a tie, none is none. */
export function race(first: readonly number[]): string {
  return first.length ? first.join('=') : 'none';
}

/** Things in the order that chance gave them. */
export function lot(order: readonly number[]): string {
  return order.join(' ');
}

/** Faces of the dice that were rolled, in their order. */
export function rolled(faces: readonly string[]): string {
  return faces.join('');
}
