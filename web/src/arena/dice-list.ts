/** The dice with their places, for screen readers and for lists beside the box. */
import { FACES, type Edition } from '../symbols';
import { diceOf, placedOf, standsOn, topOf, type Lying } from './geometry';

/** Seen from the own side. */
export type Side =
  'middle' | 'near' | 'far' | 'left' | 'right' | 'near-left' | 'near-right' | 'far-left' | 'far-right';

export interface ListedDie {
  readonly die: number;
  /** The key that aims at it: '1' to '9', or none. */
  readonly key: string;
  /** 0 to 5 */
  readonly face: number;
  readonly faceId: string;
  /** mm from the middle, in the arena's axes. */
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** The die below it. */
  readonly on: number | null;
}

/** The name of a place (m) for who sits at this bearing: within 26 mm of the middle it is the middle. */
export function sideOf(x: number, y: number, bearing: number): Side {
  const [right, near] = [
    -x * Math.sin(bearing) + y * Math.cos(bearing),
    x * Math.cos(bearing) + y * Math.sin(bearing),
  ];
  const across = Math.abs(right) < 0.026 ? '' : right < 0 ? 'left' : 'right';
  const along = Math.abs(near) < 0.026 ? '' : near > 0 ? 'near' : 'far';
  return ([along, across].filter(Boolean).join('-') || 'middle') as Side;
}

export function keysOf(lying: Lying, order?: readonly number[]): Map<number, string> {
  const dice = order ? order.filter((die) => die in lying) : diceOf(lying);
  return new Map(dice.slice(0, 9).map((die, index) => [die, String(index + 1)]));
}

export function listDice(
  lying: Lying,
  edition: Edition,
  bearing: number,
  order?: readonly number[],
): ListedDie[] {
  const [keys, on] = [keysOf(lying, order), standsOn(lying)];
  const dice = [...keys.keys(), ...diceOf(lying).filter((die) => !keys.has(die))];
  return dice.map((die) => {
    const { at, turned } = placedOf(lying[die]!);
    const face = topOf(turned);
    return {
      die,
      key: keys.get(die) ?? '',
      face,
      faceId: FACES[edition][face]!,
      x: Math.round(at[0] * 1000),
      y: Math.round(at[1] * 1000),
      side: sideOf(at[0], at[1], bearing),
      on: on[die] ?? null,
    };
  });
}

/** The catalogue: a sentence by its id. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** A die in words: its key, its face, and where it lies or on which die of `all` it is. */
export function describeDie(
  { die, key, faceId, side, on }: ListedDie,
  all: readonly ListedDie[],
  faceNames: Readonly<Record<string, string>>,
  say: Say,
): string {
  const named = { key: key || String(die), face: faceNames[faceId] ?? faceId };
  if (on === null) return say('arena-die', { ...named, side: say(`arena-side-${side}`) });
  const below = all.find((other) => other.die === on);
  return say('arena-die-on', { ...named, on: below?.key || String(on) });
}
