/**
 * Every outcome drawn again from what the record says it was drawn from (`rules/draws.py`). That this follows from
 * the rules is not seen here.
 */

import { decodeMotion, MotionDamaged, type Motion } from '../arena/trajectory';
import { placedOf, topOf, type Placed, type Pose } from '../arena/geometry';
import { canonical, type Json, type JsonObject } from './canonical';
import type { Chance } from './chance';
import { landed, raced, rolled, type Chances } from './luck';
import { released, type Hand } from './release';
import { startsTurned, endsAt } from './motion';
import { list, Malformed, object, text, whole, wholes } from './parse';

/** What is checked of one outcome. */
export type Drawn = 'lot' | 'roll' | 'throw' | 'motion' | 'race' | 'ran';
export type Found = 'holds' | 'differs' | 'elsewhere' | 'entered';
export type Redrawn = readonly [what: Drawn, found: Found];

/** What the draws of a game need besides chance. */
export interface Means {
  readonly chance: Chance;
  /** What is on the faces 0 to 5. */
  readonly faces: readonly string[];
  /** The table of luck by manner, where the page has the one that was used. */
  readonly luck: Readonly<Record<string, Chances>> | null;
  /** People may run races themselves; seats that they beat may have no time. */
  readonly live: boolean;
  /** Seats of bots: their times are always drawn. */
  readonly bots: readonly number[];
}

/** Nobody throws more dice, races with more, or needs more attempts. */
const MOST_DICE = 26;
export const MOST_NUMBER = 100_000;
/** Logarithms are not computed alike everywhere. */
const RACE_TOLERANCE = 1;
const SLOWEST = 100_000;
/** Who has not finished a race by then has no time, in ms. */
const LIMIT = 20_000;
/** Where nobody aims, this manner goes onto a free place. */
const SOFTEST = 'drop';

/** What comes of each kind of draw. */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  deck_draw: ['drawn'],
  lot_draw: ['drawn'],
  roll_draw: ['rolled'],
  luck_draw: ['landed'],
  race_draw: ['raced'],
  arena_draw: ['landed', 'rolled'],
};
/** How dice leave the arena. */
const CAUSES = ['missed', 'bounced', 'knocked'];

/** All checks of one outcome; `locked` are the numbers that seats had locked for it. */
export async function redrawn(
  entry: JsonObject,
  means: Means,
  locked: ReadonlyMap<number, readonly number[]>,
): Promise<Redrawn[]> {
  const outcome = object(entry['outcome']);
  const draw = object(entry['draw']);
  const number = whole(draw['number'], MOST_NUMBER);
  if (!OUTCOMES[text(draw['is'])]?.includes(text(outcome['is']))) throw new Malformed();
  switch (draw['is']) {
    case 'deck_draw':
      return [['lot', found(sameLot(draw, outcome, means.chance.deck()))]];
    case 'lot_draw':
      return [['lot', found(sameLot(draw, outcome, means.chance.throw(number)))]];
    case 'roll_draw':
      return [['roll', found(sameRoll(draw, outcome, means))]];
    case 'luck_draw':
      return [['roll', sameLuck(draw, outcome, means)]];
    case 'race_draw':
      return sameRace(draw, outcome, means);
    case 'arena_draw':
      return sameThrow(entry, outcome, means, locked);
    default:
      throw new Malformed();
  }
}

function found(holds: boolean): Found {
  return holds ? 'holds' : 'differs';
}

function same(one: Json, other: Json): boolean {
  return canonical(one) === canonical(other);
}

// Without an arena

function sameLot(draw: JsonObject, outcome: JsonObject, stream: ReturnType<Chance['throw']>): boolean {
  return same(stream.shuffled(list(draw['items'])), list(outcome['items']));
}

function sameRoll(draw: JsonObject, outcome: JsonObject, { chance, faces }: Means): boolean {
  const dice = list(draw['hands']).flatMap((hand) => wholes(list(hand)[1]));
  return same(rolled(chance.throw(whole(draw['number'])), dice.length, faces), list(outcome['faces']));
}

function sameLuck(draw: JsonObject, outcome: JsonObject, { chance, faces, luck }: Means): Found {
  if (luck === null) return 'elsewhere';
  const hands = list(draw['hands']).map((hand) => {
    const [seat, dice, manner] = list(hand);
    const chances = luck[text(manner)];
    if (!chances) throw new Malformed();
    return { seat: whole(seat), dice: wholes(dice), chances };
  });
  const arena = { lying: wholes(draw['lying']), stacks: list(draw['stacks'] ?? []).map(wholes) };
  const again = landed(chance.throw(whole(draw['number'])), hands, arena, faces);
  const { faces: shown, out, stacks } = again;
  return found(
    same(shown, outcome['faces'] ?? []) &&
      same(out, outcome['out'] ?? []) &&
      same(stacks, outcome['stacks'] ?? []) &&
      same([], outcome['nudged'] ?? []),
  );
}

/** Times of those for whom chance ran; people say how long they took, or which of them was first. */
function sameRace(draw: JsonObject, outcome: JsonObject, means: Means): Redrawn[] {
  const { chance, live, bots } = means;
  const stream = chance.throw(whole(draw['number']));
  const recorded = new Map(
    list(outcome['times'] ?? []).map((time) => [whole(list(time)[0]), whole(list(time)[1])]),
  );
  const racers = list(draw['racers']).map((racer) => {
    const [seat, dice, pace] = list(racer);
    return { seat: whole(seat), dice: whole(dice, MOST_DICE), pace: whole(pace, SLOWEST) / 1000 };
  });
  const winner = outcome['winner'] ?? null;
  if (winner !== null) return named(whole(winner), live && !racers.length && !recorded.size, means);
  const best = Math.min(...recorded.values(), LIMIT);
  const fits = racers.map(({ seat, dice, pace }) => {
    const ms = raced(stream, dice, pace);
    const time = recorded.get(seat);
    if (time !== undefined) return Math.abs(time - ms) <= RACE_TOLERANCE;
    return live && !(bots.includes(seat) && ms < best - RACE_TOLERANCE);
  });
  const ran = [...recorded.keys()].filter((seat) => !racers.some((racer) => racer.seat === seat));
  const holds = fits.every(Boolean) && !ran.some((seat) => bots.includes(seat));
  const checks: Redrawn[] = racers.length || !holds ? [['race', found(holds)]] : [];
  return ran.length || !racers.length ? [...checks, ['ran', 'entered']] : checks;
}

/** People name who of them was first; a bot that won has its time. */
function named(winner: number, fair: boolean, { bots }: Means): Redrawn[] {
  return fair && !bots.includes(winner) ? [['ran', 'entered']] : [['race', 'differs']];
}

// In the arena

async function sameThrow(
  entry: JsonObject,
  outcome: JsonObject,
  { chance, faces }: Means,
  locked: ReadonlyMap<number, readonly number[]>,
): Promise<Redrawn[]> {
  const draw = object(entry['draw']);
  const hands = list(draw['hands']).map(handOf);
  const asAimed = hands.every(({ seat, intent, aimed }) =>
    aimed === 'hand' ? same(intent, locked.get(seat) ?? []) : !locked.has(seat),
  );
  const attempt = whole(draw['attempt'] ?? 0, MOST_NUMBER);
  const { dice } = released(chance.throw(whole(draw['number']), attempt), hands);
  const turns = hands.flatMap((hand) => hand.dice.map((die) => [die, dice.get(die)!.turn]));
  const motion = await motionOf(entry);
  const begins = motion !== null && [...dice].every(([die, { turned }]) => startsTurned(motion, die, turned));
  const complete = motion !== null && hasOutcomes(outcome, [...dice.keys()]);
  return [
    ['throw', found(asAimed && same(turns, draw['turns'] ?? []) && begins)],
    ['motion', found(complete && restMatches(entry, outcome, motion, faces))],
  ];
}

export function handOf(hand: Json): Hand {
  const [seat, dice, intent, manner] = list(hand);
  const numbers = wholes(intent);
  const thrown = wholes(dice);
  if (thrown.length > MOST_DICE || numbers.length !== 9) throw new Malformed();
  const aimed = text(manner) === '' ? 'hand' : manner === SOFTEST ? 'free' : 'anywhere';
  return { seat: whole(seat), dice: thrown, intent: numbers, aimed };
}

/** What was thrown lies there with a face, or has left. */
function hasOutcomes(outcome: JsonObject, dice: readonly number[]): boolean {
  if (outcome['is'] === 'rolled') return list(outcome['faces']).length === dice.length;
  const known = [...pairs(outcome['faces']), ...pairs(outcome['out'])].map(([die]) => die);
  return dice.every((die) => known.includes(die));
}

function pairs(value: Json | undefined): [number, string][] {
  return list(value ?? []).map((pair) => [whole(list(pair)[0]), text(list(pair)[1])]);
}

async function motionOf(entry: JsonObject): Promise<Motion | null> {
  try {
    return await decodeMotion(packedMotion(entry));
  } catch (error) {
    if (error instanceof MotionDamaged || error instanceof DOMException) return null;
    throw error;
  }
}

/** The recorded motion as it was deflated; what is no base 64 raises a DOMException. */
export function packedMotion(entry: JsonObject): Uint8Array {
  return Uint8Array.from(atob(text(entry['motion'])), (letter) => letter.charCodeAt(0));
}

/** Whether the motion ends where the dice rest, and the faces on top are those of the outcome. */
function restMatches(
  entry: JsonObject,
  outcome: JsonObject,
  motion: Motion,
  faces: readonly string[],
): boolean {
  if (outcome['is'] === 'rolled') {
    const shown = [...motion.rest().values()].map(({ turned }) => faces[topOf(turned)]!);
    return same(shown.sort(), [...list(outcome['faces']).map((face) => text(face))].sort());
  }
  const rest = restOf(entry);
  const out = pairs(outcome['out']).map(([die, cause]) => {
    if (!CAUSES.includes(cause)) throw new Malformed();
    return die;
  });
  const shows = ([die, face]: [number, string]) => {
    const placed = rest.get(die);
    return placed !== undefined && faces[topOf(placed.turned)] === face;
  };
  return (
    endsAt(motion, rest) &&
    motion.dice.every((die) => rest.has(die) || out.includes(die)) &&
    out.every((die) => !rest.has(die)) &&
    pairs(outcome['faces'])
      .filter(([die]) => !out.includes(die))
      .every(shows)
  );
}

/** Where dice rest; a record leaves it out where none is left in the arena. */
function restOf(entry: JsonObject): Map<number, Placed> {
  return new Map(
    list(entry['rest'] ?? []).map((pair) => {
      const [die, pose] = list(pair);
      const [x, y, z, a, b, c, d] = wholes(pose);
      if (d === undefined) throw new Malformed();
      return [whole(die), placedOf([x!, y!, z!, a!, b!, c!, d] satisfies Pose)];
    }),
  );
}
