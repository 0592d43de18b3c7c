/**
 * Which dice lay where before a throw, as the record says; that it follows from the rules is not seen here,
 * but dice that nobody touched must lie where they came to rest.
 */

import { placedOf, topOf, type Pose } from '../arena/geometry';
import physics from '../arena/physics/constants.json';
import { canonical, type Json, type JsonObject } from './canonical';
import { list, Malformed, object, text, whole, wholes } from './parse';

export type Lies = readonly (readonly [die: number, pose: Pose])[];

type Follows = 'holds' | 'differs' | 'elsewhere';

export interface Before {
  readonly lying: Lies;
  /** Whether it follows from the throw before; null where nothing may lie, and nothing does. */
  readonly follows: Follows | null;
}

const MICRO = 1_000_000;
/** After these, dice may lie where a hand has put them. */
const LAYING = ['place_start', 'build_tower'];

/** What lay in the arena before the throw of this entry. */
export function lyingBefore(entries: readonly JsonObject[], at: number): Before {
  const entry = entries[at]!;
  if (object(entry['outcome'])['is'] === 'rolled') {
    const isEmpty = entry['lying'] === undefined; // bugs are thrown into an empty arena
    return { lying: [], follows: isEmpty ? null : 'differs' };
  }
  const { thrown, acts } = earlier(entries, at);
  const lying = posesOf(entry['lying']);
  return { lying, follows: following(lying, thrown, acts) };
}

/** Dice with their poses, in the order of the record. */
export function posesOf(value: Json | undefined): Lies {
  return list(value ?? []).map((pair) => {
    const [die, pose] = list(pair);
    const [x, y, z, a, b, c, d, ...more] = wholes(pose);
    if (d === undefined || more.length || !(a || b || c || d)) throw new Malformed();
    return [whole(die), [x!, y!, z!, a!, b!, c!, d]];
  });
}

/** The throw before this one, and what was done since: what was taken back does not count. */
function earlier(
  entries: readonly JsonObject[],
  at: number,
): { thrown: JsonObject | null; acts: JsonObject[] } {
  const acts: JsonObject[] = [];
  for (let before = at; before > 0;) {
    const entry = entries[before - 1]!;
    if (entry['is'] === 'resolved' && entry['motion'] !== undefined) return { thrown: entry, acts };
    if (entry['is'] === 'acted') acts.unshift(entry);
    before = entry['is'] === 'undone' ? Math.min(before - 1, whole(entry['to'])) : before - 1;
  }
  return { thrown: null, acts };
}

/** Whether every die lies where it came to rest, or where a move has put it; towers are built by the rules. */
function following(lying: Lies, thrown: JsonObject | null, acts: readonly JsonObject[]): Follows {
  const rest = moved(new Map(posesOf(thrown?.['rest'])), acts);
  const strays = lying.filter(([die, pose]) => canonical(pose) !== canonical(rest.get(die) ?? null));
  const order = [...rest.keys()].filter((die) => lying.some(([other]) => other === die));
  const isOrdered = order.join() === lying.map(([die]) => die).join();
  if (!strays.length && isOrdered) return 'holds';
  const laid = acts.some(isLaying);
  const stacked = list(object(thrown?.['outcome'] ?? {})['stacks'] ?? []).flatMap(wholes);
  const mayStray = ([die, pose]: readonly [number, Pose]) => {
    const before = rest.get(die);
    return laid || stacked.includes(die) || (before && !(isFlat(before) && sameFace(before, pose)));
  };
  return (isOrdered || laid) && strays.every(mayStray) ? 'elsewhere' : 'differs';
}

function isLaying(act: JsonObject): boolean {
  return LAYING.includes(text(object(act['action'])['is']));
}

/** Dice that were shifted before a throw: in the plane, as they lay. */
function moved(rest: Map<number, Pose>, acts: readonly JsonObject[]): Map<number, Pose> {
  for (const act of acts) {
    const action = object(act['action']);
    if (action['is'] !== 'move_die') continue;
    const die = whole(action['die']);
    const [x, y] = wholes(act['intent']);
    const [, , ...others] = rest.get(die) ?? [];
    if (others.length === 5) rest.set(die, [x!, y!, ...others] as Pose);
  }
  return rest;
}

/** Whether it lies on the floor; a die that does not may be put there when others are taken away. */
function isFlat(pose: Pose): boolean {
  return Math.abs(pose[2] / MICRO - physics.HALF) < physics.TOLERANCE;
}

/** A die that shows what it may not show is turned. */
function sameFace(one: Pose, other: Pose): boolean {
  return topOf(placedOf(one).turned) === topOf(placedOf(other).turned);
}
