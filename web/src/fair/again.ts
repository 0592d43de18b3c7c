/**
 * Every throw of a record, thrown again by the engine in this browser. What the engine is given is drawn from the
 * revealed secret; that hands threw when and what the rules allow is not seen here.
 */

import { inflated, MotionDamaged, readMotion } from '../arena/trajectory';
import { placedOf, topOf, type Lying, type Point } from '../arena/geometry';
import { bearingOf, byWay, intentOf, numbersOf, openPlace, preset, START } from '../arena/intent';
import physics from '../arena/physics/constants.json';
import { spread } from '../arena/physics/hands';
import type { Throw } from '../arena/physics/loading';
import { rint } from '../arena/physics/numbers';
import type { Rethrown, Thrown } from '../arena/physics/rethrow';
import { canonical, type Json, type JsonObject } from './canonical';
import type { Chance } from './chance';
import { handOf, packedMotion } from './draw';
import { lyingBefore, posesOf, type Lies } from './lying';
import { list, Malformed, object, whole } from './parse';
import type { GameRecord } from './record';
import { released, type Hand, type Released } from './release';
import type { Stream } from './stream';
import { chanceOf, type Check, type Evidence } from './verify';

/** What throws: `Rethrower`, or an engine in a test. */
export interface Engine {
  rethrow(thrown: Thrown, recorded: Uint8Array | null): Promise<Rethrown>;
}

/** The engine is tried so often with other tremors where it cannot compute a throw. */
const ATTEMPTS = 8;
const SEED_BITS = 63;
const HALF_SEED = 32;
const SCATTER = physics.APOTHEM - 2 * physics.EDGE;
const MICRO = 1_000_000;
const ENGINE = /^mujoco (\S+), arena (\w+)(, |$)/;
/** A throw that the engine refuses, or cannot compute. */
const REFUSED = ['throw/dice', 'throw/scene'];
const FAILED = ['throw/engine', 'throw/scene'];

export interface Game {
  readonly record: GameRecord;
  readonly chance: Chance;
  readonly arena: string;
  readonly seats: number;
  readonly towers: boolean;
  /** What is on the faces 0 to 5. */
  readonly faces: readonly string[];
}

/** What is needed to throw all of them again; null if this page does not have the engine of this game. */
export function gameOf(record: GameRecord, allFaces: Evidence['faces']): Game | null {
  const { header } = record;
  const { engine, game } = header;
  const [, version, arena] = (typeof engine === 'string' && ENGINE.exec(engine)) || [];
  const faces = typeof game === 'string' && allFaces[game];
  const chance = chanceOf(record);
  if (!chance || !faces || version !== physics.ENGINE || !Object.hasOwn(physics.ARENAS, arena!)) return null;
  const towers = object(header['options'])['accidental_stack'] === 'tower';
  return { record, chance, arena: arena!, seats: whole(header['seats'], 10), towers, faces };
}

/** All that is found when the throw of this entry is thrown again. */
export async function thrownAgain(game: Game, at: number, engine: Engine): Promise<Check[]> {
  const entry = at + 1;
  try {
    return (await judged(game, at, engine)).map((found) => ({ ...found, entry }));
  } catch (error) {
    if (!(error instanceof Malformed || error instanceof RangeError)) throw error;
    return [{ what: 'landing', verdict: 'differs', entry }];
  }
}

type Found = Omit<Check, 'entry'>;

async function judged(game: Game, at: number, engine: Engine): Promise<Found[]> {
  const { entries } = game.record;
  const entry = entries[at]!;
  const before = lyingBefore(entries, at);
  const said: Found[] = before.follows ? [{ what: 'lying', verdict: before.follows }] : [];
  const attempt = whole(object(entry['draw'])['attempt'] ?? 0, ATTEMPTS - 1);
  if (attempt < 0) throw new Malformed();
  for (let earlier = 0; earlier < attempt; earlier++)
    if (!(await fails(planned(game, entry, before.lying, earlier).thrown, engine)))
      return [...said, { what: 'landing', verdict: 'differs' }];
  const { thrown, asAimed } = planned(game, entry, before.lying, attempt);
  if (!asAimed) said.push({ what: 'throw', verdict: 'differs' });
  return [...said, ...(await compared(game, entry, before.lying, thrown, engine))];
}

async function compared(
  game: Game,
  entry: JsonObject,
  lying: Lies,
  thrown: Thrown,
  engine: Engine,
): Promise<Found[]> {
  const motion = await recordedMotion(entry);
  let again: Rethrown;
  try {
    again = await engine.rethrow(thrown, motion);
  } catch (error) {
    if (!isOneOf(REFUSED, error) && !isOneOf(FAILED, error)) throw error;
    return [{ what: 'landing', verdict: isOneOf(REFUSED, error) ? 'differs' : 'elsewhere' }];
  }
  const lands = landsAs(game, entry, lying, again);
  const moves = motion !== null && again.differs < 0;
  return [
    { what: 'landing', verdict: lands ? 'holds' : 'differs' },
    { what: 'flight', verdict: moves ? 'holds' : 'differs' },
  ];
}

function isOneOf(codes: readonly string[], error: unknown): boolean {
  return codes.includes(String((error as { code?: unknown }).code));
}

async function recordedMotion(entry: JsonObject): Promise<Uint8Array | null> {
  try {
    const motion = await inflated(packedMotion(entry));
    readMotion(motion);
    return motion;
  } catch (error) {
    if (error instanceof MotionDamaged || error instanceof DOMException) return null;
    throw error;
  }
}

/** Whether the engine cannot compute this throw: only then is there another attempt. */
async function fails(thrown: Thrown, engine: Engine): Promise<boolean> {
  try {
    await engine.rethrow(thrown, null);
    return false;
  } catch (error) {
    if (isOneOf(FAILED, error)) return true;
    throw error;
  }
}

// What is thrown

interface Planned {
  readonly thrown: Thrown;
  /** Hands for which chance aimed throw where it aimed. */
  readonly asAimed: boolean;
}

function planned(game: Game, entry: JsonObject, lying: Lies, attempt: number): Planned {
  const draw = object(entry['draw']);
  const hands = list(draw['hands']).map(handOf);
  const { thrown, chance } = thrownWith(
    game,
    hands,
    lying,
    game.chance.throw(whole(draw['number']), attempt),
  );
  return { thrown, asAimed: hands.every((hand) => isAimed(hand, chance, game.seats, lying)) };
}

/** What the engine is given if these hands throw with this chance. */
export function thrownWith(
  { arena, towers }: Pick<Game, 'arena' | 'towers'>,
  hands: readonly Hand[],
  lying: Lies,
  stream: Stream,
): { thrown: Thrown; chance: Released } {
  const chance = released(stream, hands);
  const [high, low] = [stream.bits(SEED_BITS - HALF_SEED), stream.bits(HALF_SEED)];
  const seed = (BigInt(high) << BigInt(HALF_SEED)) | BigInt(low);
  return { thrown: { arena, lying, throws: throwsBy(chance, lying), towers, seed }, chance };
}

function throwsBy({ order, dice }: Released, lying: Lies): Throw[] {
  const places = spread(
    order.map(({ intent, dice: held }) => ({ intent: intentOf(intent), dice: held })),
    new Map(lying),
  );
  return order.flatMap(({ intent, dice: held }) => {
    const { vx, vy, vz, wx, wy, wz } = intentOf(intent);
    return held.map((die): Throw => {
      const { turn, held: orientation, tremor } = dice.get(die)!;
      const at = plus(
        places.get(die)!.map((length) => rint(MICRO * length)) as unknown as Point,
        tremor.place,
      );
      return {
        die,
        at,
        velocity: plus([vx, vy, vz], tremor.velocity),
        spin: plus([wx, wy, wz], tremor.spin),
        orientation,
        turn,
      };
    });
  });
}

function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function isAimed({ seat, intent, aimed }: Hand, { aims }: Released, seats: number, lying: Lies): boolean {
  if (aimed === 'hand') return true;
  const [bearing, there]: [number, Lying] = [bearingOf(seat, seats), Object.fromEntries(lying)];
  const wanted =
    aimed === 'free'
      ? preset('drop', bearing, openPlace(there), there)
      : byWay(START, bearing, pointOf(aims.get(seat)!), there);
  return numbersOf(wanted).join() === intent.join();
}

function pointOf([x, y]: readonly [number, number]): Point {
  return [(SCATTER * x) / 1000, (SCATTER * y) / 1000, physics.HALF];
}

// How it comes out

/** Whether faces, dice that left, stacks and places are those of the record. */
function landsAs(game: Game, entry: JsonObject, lying: Lies, again: Rethrown): boolean {
  const outcome = object(entry['outcome']);
  if (outcome['is'] === 'rolled') return same(bugs(game, entry, again), outcome['faces'] ?? []);
  const symbol = (face: number) => game.faces[face]!;
  const before = new Map(lying.map(([die, pose]) => [die, symbol(topOf(placedOf(pose).turned))]));
  const shown = new Map([...again.faces].map(([die, face]) => [die, symbol(face)]));
  const nudged = [...new Set(again.nudges)].filter((die) => shown.has(die));
  const faces = [...shown].filter(([die, face]) => before.get(die) !== face || nudged.includes(die));
  return (
    same(faces, outcome['faces'] ?? []) &&
    same([...again.out], outcome['out'] ?? []) &&
    same(again.stacks, outcome['stacks'] ?? []) &&
    same(nudged, outcome['nudged'] ?? []) &&
    same([...again.rest], posesOf(entry['rest']))
  );
}

/** All bugs count, wherever they roll. */
function bugs({ faces }: Game, entry: JsonObject, { motion }: Rethrown): string[] {
  const last = readMotion(motion).rest();
  const dice = list(object(entry['draw'])['hands']).flatMap((hand) => handOf(hand).dice);
  return dice.map((die) => faces[topOf(last.get(die)!.turned)]!);
}

function same(one: unknown, other: unknown): boolean {
  return canonical(one as Json) === canonical(other as Json);
}
