/** A day that is over, checked in this browser: its record, its secret, its arena, and every listed throw. */

import { placedOf, times, topOf, type Pose, type Quaternion } from '../arena/geometry';
import physics from '../arena/physics/constants.json';
import { ROTATIONS, top } from '../arena/physics/cube';
import type { Rethrown } from '../arena/physics/rethrow';
import { MICRO, poseOf } from '../arena/physics/scene';
import { thrownWith, type Engine } from '../fair/again';
import { canonical, isObject, type Json, type JsonObject } from '../fair/canonical';
import { Chance, commitmentOf, isSecret } from '../fair/chance';
import { joined, sha256, sha256Hex } from '../fair/hash';
import { posesOf, type Lies } from '../fair/lying';
import { Malformed, object, text, wholes } from '../fair/parse';
import { Stream } from '../fair/stream';

const LYING = 8;
const HAND = 5;
const RADIUS = 50_000;
const APART = 23_000;
const FACES = 6;
const YAWS = 900;
const ATTEMPTS = 8;
const ENGINE = /^mujoco (\S+), arena (\w+)(, |$)/;
/** Codes of a throw that the engine cannot compute: only then is there another attempt. */
const FAILED = ['throw/engine', 'throw/scene'];

export type Fault = 'record' | 'commitment' | 'position' | 'throw';

export type Found =
  | { readonly verdict: 'holds'; readonly count: number }
  | { readonly verdict: 'differs'; readonly what: Fault; readonly number: number }
  /** This page does not have the engine of that day. */
  | { readonly verdict: 'elsewhere' };

export interface Means {
  readonly engine: Engine;
  /** What is on the faces 0 to 5 of the game. */
  readonly faces: readonly string[];
  /** The motion that the server has of a throw: it decides where numbers may be rounded either way. */
  motion(id: string): Promise<Uint8Array>;
  progress(done: number, total: number): void;
}

/** Everything up to the first fault. */
export async function verifyDay(source: string, means: Means): Promise<Found> {
  try {
    return await checked(source, means);
  } catch (error) {
    if (error instanceof Malformed || error instanceof RangeError || error instanceof SyntaxError)
      return differs('record');
    throw error;
  }
}

function differs(what: Fault, number = 0): Found {
  return { verdict: 'differs', what, number };
}

async function checked(source: string, means: Means): Promise<Found> {
  const contents = chained(source);
  if (!contents) return differs('record');
  const [day, ...throws] = contents;
  const secret = text(throws.pop()!['secret']);
  const id = `daily-${text(day!['day'])}`;
  const commitment = text(day!['commitment']);
  if (!isSecret(secret) || commitmentOf(id, secret) !== commitment) return differs('commitment');
  const lying = posesOf(day!['lying']);
  const hand = wholes(day!['hand']);
  const expected = Array.from({ length: HAND }, (_, die) => LYING + die);
  if (!same(lying, position(id, commitment)) || !same(hand, expected)) return differs('position');
  const [, version, arena] = ENGINE.exec(text(day!['engine'])) ?? [];
  if (version !== physics.ENGINE || !Object.hasOwn(physics.ARENAS, arena!)) return { verdict: 'elsewhere' };
  const chance = new Chance(id, secret, sha256Hex(canonical(day!)));
  for (const [at, thrown] of throws.entries()) {
    means.progress(at + 1, throws.length);
    if (!(await lands({ arena: arena!, lying, hand, chance }, thrown, means)))
      return differs('throw', at + 1);
  }
  return { verdict: 'holds', count: throws.length };
}

/** The lines without their hashes, if these fit: the day, its throws and the secret. */
function chained(source: string): JsonObject[] | null {
  let chain = '';
  const contents: JsonObject[] = [];
  for (const line of source.split('\n').filter(Boolean)) {
    const parsed = JSON.parse(line) as Json;
    if (!isObject(parsed)) return null;
    const { hash, ...content } = parsed;
    chain = sha256Hex(`${chain}\n${canonical(content)}`);
    if (chain !== hash) return null;
    contents.push(content);
  }
  return contents.length > 1 ? contents : null;
}

/** Where dice lie: drawn from the commitment, as `daily/day.py` does. */
export function position(id: string, commitment: string): Lies {
  const stream = new Stream(sha256(joined('throwdown daily position', id, commitment)));
  const placed: Pose[] = [];
  while (placed.length < LYING) {
    const [x, y] = [stream.below(2 * RADIUS + 1) - RADIUS, stream.below(2 * RADIUS + 1) - RADIUS];
    const [face, yaw] = [stream.below(FACES), stream.below(YAWS)];
    const isFree = placed.every(([a, b]) => (x - a) ** 2 + (y - b) ** 2 >= APART ** 2);
    if (x * x + y * y <= RADIUS ** 2 && isFree)
      placed.push(poseOf([x / MICRO, y / MICRO, physics.HALF], flat(face, ((Math.PI / 2) * yaw) / YAWS)));
  }
  return placed.map((pose, die) => [die, pose] as const);
}

/** A die that lies flat with this face up, turned by `yaw`. */
function flat(face: number, yaw: number): Quaternion {
  const upright = ROTATIONS.find((rotation) => top(rotation) === face)!;
  return times([Math.cos(yaw / 2), 0, 0, Math.sin(yaw / 2)], upright);
}

interface Arena {
  readonly arena: string;
  readonly lying: Lies;
  readonly hand: readonly number[];
  readonly chance: Chance;
}

/** Whether a throw lands as the record says. */
async function lands(arena: Arena, thrown: JsonObject, means: Means): Promise<boolean> {
  const landing = object(thrown['landing']);
  const again = await rethrown(arena, wholes(thrown['intent']), means, null);
  if (again && isLanding(arena, landing, again, means.faces)) return true;
  const motion = await means.motion(text(thrown['throw']));
  const once = await rethrown(arena, wholes(thrown['intent']), means, motion);
  return once !== null && isLanding(arena, landing, once, means.faces);
}

interface Again {
  readonly rethrown: Rethrown;
  readonly attempt: number;
}

async function rethrown(
  { arena, lying, hand, chance }: Arena,
  intent: readonly number[],
  { engine }: Means,
  recorded: Uint8Array | null,
): Promise<Again | null> {
  if (intent.length !== 9) throw new Malformed();
  const hands = [{ seat: 0, dice: hand, intent, aimed: 'hand' as const }];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { thrown } = thrownWith({ arena, towers: false }, hands, lying, chance.throw(1, attempt));
    try {
      return { rethrown: await engine.rethrow(thrown, recorded), attempt };
    } catch (error) {
      if (!FAILED.includes(String((error as { code?: unknown }).code))) throw error;
    }
  }
  return null;
}

function isLanding(
  { lying }: Arena,
  landing: JsonObject,
  { rethrown: again, attempt }: Again,
  symbols: readonly string[],
): boolean {
  const faces = [...again.faces].map(([die, face]) => [die, symbols[face]!] as const);
  const shown = new Map(faces);
  const turned = lying
    .filter(([die, pose]) => shown.has(die) && shown.get(die) !== symbols[topOf(placedOf(pose).turned)])
    .map(([die]) => die);
  const points = turned.length - again.out.size;
  const found = { faces, out: [...again.out], rest: [...again.rest], turned, points, attempt };
  return same(found, landing);
}

function same(one: unknown, other: unknown): boolean {
  return canonical(one as Json) === canonical(other as Json);
}
