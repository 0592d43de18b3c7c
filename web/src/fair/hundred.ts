/** The same hand, thrown again with other chance: where its dice come to rest, and what they do there. */

import { DIE, ARENA, placedOf, topOf, within, type Lying } from '../arena/geometry';
import { FASTEST, fromHand, intentOf, numbersOf, type Intent } from '../arena/intent';
import type { Rethrown } from '../arena/physics/rethrow';
import { lyingBefore, type Lies } from './lying';
import { list, object } from './parse';
import type { Hand } from './release';
import { Stream } from './stream';
import { handOf, thrownWith, type Engine, type Game } from './thrown';

/** A calmer hand throws with half the force, and no softer than this. */
const CALMER = 0.5;
const LEAST = 20;
/** Tosses are less steep than this, in rad. */
const STEEP = 1.2;
const MM = 1000;

/** One hand of a game and what lay in the arena before it threw. */
export interface Throwing {
  readonly hand: Hand;
  readonly lying: Lies;
}

/** What so many throws of one hand led to. */
export interface Counted {
  readonly throws: number;
  /** Two dice show the same. */
  readonly matched: number;
  /** A thrown die left the arena. */
  readonly out: number;
  /** A lying die shows another face, or left. */
  readonly turned: number;
  /** Where thrown dice came to rest, in mm. */
  readonly rests: readonly (readonly [number, number])[];
}

export const NOTHING: Counted = { throws: 0, matched: 0, out: 0, turned: 0, rests: [] };

/** The hand that threw in this entry; null if several did, or chance aimed. */
export function throwingOf({ record }: Game, at: number): Throwing | null {
  const entry = record.entries[at];
  if (!entry || entry['draw'] === undefined || object(entry['outcome'])['is'] !== 'landed') return null;
  const hands = list(object(entry['draw'])['hands'] ?? []).map(handOf);
  const [hand] = hands;
  if (!hand || hands.length > 1 || hand.aimed !== 'hand') return null;
  return { hand, lying: lyingBefore(entry) };
}

/** From 0 to 100. */
export function forceBy({ vx, vy, vz }: Intent): number {
  return Math.min(100, Math.round((100 * Math.hypot(vx, vy, vz)) / (FASTEST * MM)));
}

/** The same target with less force; null if the hand was calm. */
export function calmer({ hand, lying }: Throwing): Throwing | null {
  const intent = intentOf(hand.intent);
  const force = Math.max(LEAST, Math.round(CALMER * forceBy(intent)));
  if (force >= forceBy(intent)) return null;
  const bearing = Math.atan2(intent.y, intent.x);
  const [x, y] = within(...comesDown(intent), ARENA.apothem - DIE.edge);
  const there: Lying = Object.fromEntries(lying);
  const manner = isSteep(intent) ? 'hit' : 'toss';
  const calm = fromHand({ manner, bearing, target: [x, y, DIE.half], force, twist: 0 }, there);
  return { hand: { ...hand, intent: numbersOf(calm) }, lying };
}

/** Whether it is thrown from above. */
function isSteep({ vx, vy, vz }: Intent): boolean {
  return Math.atan2(-vz, Math.hypot(vx, vy)) > STEEP;
}

/** Where a die would come down in an empty arena, in m. */
function comesDown({ x, y, z, vx, vy, vz }: Intent): [number, number] {
  const gravity = MM * ARENA.gravity;
  const seconds = (vz + Math.sqrt(vz * vz + 2 * gravity * Math.max(z - MM * DIE.half, 0))) / gravity;
  return [(x + vx * seconds) / MM, (y + vy * seconds) / MM];
}

/** One more throw of this hand, added to those before. */
export async function thrownOnceMore(
  game: Game,
  throwing: Throwing,
  before: Counted,
  engine: Engine,
): Promise<Counted> {
  const stream = new Stream(crypto.getRandomValues(new Uint8Array(32)));
  const thrown = thrownWith(game, [throwing.hand], throwing.lying, stream);
  return counted(game, throwing, before, await engine.rethrow(thrown, null));
}

/** Reads faces and places; what the rules make of them is not known here. */
export function counted(
  { faces }: Pick<Game, 'faces'>,
  { hand, lying }: Throwing,
  before: Counted,
  { faces: shown, out, rest }: Pick<Rethrown, 'faces' | 'out' | 'rest'>,
): Counted {
  const was = new Map(lying.map(([die, pose]) => [die, topOf(placedOf(pose).turned)]));
  const changed = [...was].filter(([die, face]) => out.has(die) || faces[shown.get(die)!] !== faces[face]);
  const fresh = new Set([...hand.dice, ...changed.map(([die]) => die)]);
  const rests = hand.dice.flatMap((die) => {
    const pose = new Map(rest).get(die);
    return pose ? [[pose[0] / MM, pose[1] / MM] as const] : [];
  });
  return {
    throws: before.throws + 1,
    matched: before.matched + Number(matches(faces, shown, fresh)),
    out: before.out + Number(hand.dice.some((die) => out.has(die))),
    turned: before.turned + Number(changed.length > 0),
    rests: [...before.rests, ...rests],
  };
}

/** Whether a die that was thrown or turned shows what another one shows; the last face costs a die. */
function matches(
  faces: readonly string[],
  shown: ReadonlyMap<number, number>,
  fresh: ReadonlySet<number>,
): boolean {
  const symbols = [...shown].map(([die, face]) => [die, faces[face]!] as const);
  return symbols.some(
    ([die, symbol]) =>
      fresh.has(die) &&
      symbol !== faces.at(-1) &&
      symbols.some(([other, same]) => other !== die && same === symbol),
  );
}
