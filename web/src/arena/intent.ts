/**
 * What a hand does: nine whole numbers within their bounds, and ways to find them.
 *
 * `preset`, `aimAt` and `throwAt` are the physics' own, number for number; `fromHand` is what a finger does.
 */
import type { Manner } from '../protocol/messages';
import constants from './constants.json';
import { ARENA, DIE, distanceOut, placedOf, rim, type Lying, type Point } from './geometry';

export interface Intent {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly wx: number;
  readonly wy: number;
  readonly wz: number;
}
/** An intent as it goes to the server: mm, mm/s, mrad/s. */
export type Numbers = readonly [number, number, number, number, number, number, number, number, number];
export type { Manner };

export const FIELDS = ['x', 'y', 'z', 'vx', 'vy', 'vz', 'wx', 'wy', 'wz'] as const;
const pair = ([least = 0, most = 0]: readonly number[]): readonly [number, number] => [least, most];
/** The least and the most of each, in mm, mm/s and mrad/s. */
export const BOUNDS = eachField((field) => pair(constants.intent.bounds[field]));
/** From the gentlest to the hardest. */
export const MANNERS = Object.keys(constants.intent.ways) as Manner[];
/** How fast (m/s), with how much spin (rad/s, rolling forward) and how steeply (rad) dice fly at their target. */
export interface Way {
  readonly speed: number;
  readonly spin: number;
  readonly steepness: number;
}
export const WAYS: Readonly<Record<Manner, Way>> = constants.intent.ways;
/** How the start die, bugs and all that nobody aims are thrown. */
export const START: Way = constants.intent.start;
/** The fastest that a hand throws, in m/s: force 100. */
export const FASTEST = constants.intent.fastest;
/** Where a hand waits: so far out, beyond which it never lets go, and so far up, in m. */
export const HAND_OUT = constants.intent.handOut;
export const HAND_HEIGHT = constants.intent.handHeight;
const { letGo: LET_GO, smashFrom: SMASH_FROM, clearance: CLEARANCE } = constants.intent;
const GRAVITY = ARENA.gravity;
/** Slower than this a hand does not throw but drops, in m/s. */
const SLOWEST = 0.2;
/** Where the rim or a die is in the way, a hand is raised by so much at a time, in m, up to the highest. */
const RAISED = 0.005;
const HIGHEST = BOUNDS.z[1] / 1000;
/** The flight over the rim is looked at so often, in s. */
const OVER_RIM = 0.002;

/** One thing for each of the nine. */
function eachField<T>(of: (field: keyof Intent, index: number) => T): Record<keyof Intent, T> {
  const [x, y, z] = [of('x', 0), of('y', 1), of('z', 2)];
  const [vx, vy, vz] = [of('vx', 3), of('vy', 4), of('vz', 5)];
  const [wx, wy, wz] = [of('wx', 6), of('wy', 7), of('wz', 8)];
  return { x, y, z, vx, vy, vz, wx, wy, wz };
}

export function numbersOf({ x, y, z, vx, vy, vz, wx, wy, wz }: Intent): Numbers {
  return [x, y, z, vx, vy, vz, wx, wy, wz];
}

export function intentOf(numbers: readonly number[]): Intent {
  return eachField((_, index) => numbers[index] ?? 0);
}

/** Whether all nine are whole numbers within their bounds. */
export function isBounded(intent: Intent): boolean {
  return FIELDS.every(
    (field) =>
      Number.isInteger(intent[field]) &&
      intent[field] >= BOUNDS[field][0] &&
      intent[field] <= BOUNDS[field][1],
  );
}

/** Halves go to the even neighbour, as in Python. */
function rounded(number: number): number {
  const near = Math.round(number);
  return (Math.abs(number % 1) === 0.5 && near % 2 !== 0 ? near - 1 : near) + 0;
}

function bounded(wanted: readonly number[]): Intent {
  return intentOf(
    FIELDS.map((field, index) =>
      Math.min(Math.max(rounded(1000 * wanted[index]!), BOUNDS[field][0]), BOUNDS[field][1]),
    ),
  );
}

/** The side (rad) of one of several people around the arena. */
export function bearingOf(place: number, places: number): number {
  return (2 * Math.PI * place) / places - Math.PI / 2;
}

export interface Throwing {
  /** rad/s, rolling forward. */
  readonly spin: number;
  /** Of the line of fire, in rad above the horizon. */
  readonly steepness: number;
  /** Dice that lie there: the hand keeps clear of them. */
  readonly lying?: Lying | undefined;
  /** Spin around the vertical, rad/s. */
  readonly twist?: number;
}

/** A throw in this manner from the side of `bearing` (rad) at a target (m), released clear of lying dice. */
export function preset(manner: Manner, bearing = 0, target: Point = [0, 0, DIE.half], lying?: Lying): Intent {
  return byWay(WAYS[manner], bearing, target, lying);
}

/** A throw as this way of throwing has it; `preset` has the ways by name. */
export function byWay({ speed, ...way }: Way, bearing: number, target: Point, lying?: Lying): Intent {
  return throwAt(target, speed, bearing, { ...way, lying });
}

/** A throw that flies at this lying die; `speed` in m/s instead of the manner's own. */
export function aimAt(
  lying: Lying,
  die: number,
  manner: Manner = 'toss',
  bearing = 0,
  speed?: number,
): Intent {
  const pose = lying[die];
  if (!pose) throw new RangeError(`die ${die} does not lie in the arena`);
  const way = WAYS[manner];
  return byWay({ ...way, speed: speed ?? way.speed }, bearing, placedOf(pose).at, lying);
}

/**
 * The intent that reaches a target at this speed, the hand on the side of `bearing`; brought into the bounds.
 *
 * The hand lets go up the line of fire, more steeply where it would be too far out, and higher where the rim or a die
 * is in the way.
 */
export function throwAt(target: Point, speed: number, bearing: number, how: Throwing): Intent {
  const throws = speed >= SLOWEST;
  const [out, up] = letGo(target, bearing, throws ? how.steepness : Math.PI / 2);
  const [x, y] = [target[0] + out * Math.cos(bearing), target[1] + out * Math.sin(bearing)];
  for (let height = target[2] + up; ;) {
    const release: Point = [x, y, how.lying ? clearHeight([x, y, height], how.lying) : height];
    const velocity: Point = throws ? towards(release, target, speed) : [0, 0, 0];
    if (release[2] >= HIGHEST || clearsRim(release, velocity)) {
      const [wx, wy] = rolling(how.spin, bearing);
      return bounded([...release, ...velocity, wx, wy, how.twist ?? 0]);
    }
    height = release[2] + RAISED;
  }
}

/** How far from its target, across and up, a hand lets go. */
function letGo([x, y]: Point, bearing: number, steepness: number): [number, number] {
  const along = x * Math.cos(bearing) + y * Math.sin(bearing);
  const room = Math.sqrt(Math.max(along ** 2 + HAND_OUT ** 2 - x ** 2 - y ** 2, 0)) - along;
  const out = Math.min(LET_GO * Math.cos(steepness), Math.max(room, 0));
  return [out, Math.sqrt(LET_GO ** 2 - out ** 2)];
}

/** Whether a die that starts over the rim comes in without touching it. */
function clearsRim([x, y, z]: Point, [vx, vy, vz]: Point): boolean {
  const edge = rim(ARENA.wallHeight);
  for (let time = 0; ; time += OVER_RIM) {
    const out = distanceOut(x + vx * time, y + vy * time);
    if (out <= edge - DIE.reach) return true;
    const beside = Math.max(edge - out, out - edge - ARENA.wallThickness, 0);
    const above = z + vz * time - (GRAVITY * time ** 2) / 2 - ARENA.wallHeight;
    if ((beside < DIE.reach && above <= Math.sqrt(DIE.reach ** 2 - beside ** 2)) || above < 0) return false;
  }
}

function rolling(spin: number, bearing: number): readonly [number, number] {
  const forward = Math.atan2(-Math.sin(bearing), -Math.cos(bearing));
  return [-spin * Math.sin(forward), spin * Math.cos(forward)];
}

/** The velocity of this size that flies from one point to the other by the flatter arc, or as near as it gets. */
export function towards(release: Point, target: Point, speed: number): Point {
  const [dx, dy, dz] = [target[0] - release[0], target[1] - release[1], target[2] - release[2]];
  if (speed <= 0 || Math.hypot(dx, dy, dz) < 1e-9) return [0, 0, 0];
  // |d − g t²/2| = speed · t, solved for t²
  const b = dz * GRAVITY - speed ** 2;
  const c = dx ** 2 + dy ** 2 + dz ** 2;
  const root = b * b - GRAVITY ** 2 * c;
  const square = root >= 0 ? ((-b - Math.sqrt(root)) * 2) / GRAVITY ** 2 : (2 * Math.sqrt(c)) / GRAVITY;
  const time = Math.sqrt(square);
  const [vx, vy, vz] = [dx / time, dy / time, dz / time + (GRAVITY * time) / 2];
  const scale = Math.min(speed / Math.hypot(vx, vy, vz), 1);
  return [vx * scale, vy * scale, vz * scale];
}

/** This height, or as much more as it takes to be clear of every die that lies there. */
export function clearHeight(release: Point, lying: Lying): number {
  let height = release[2];
  const places = Object.values(lying).map((pose) => placedOf(pose).at);
  for (const [x, y, z] of places.sort((one, other) => one[2] - other[2])) {
    const aside = Math.hypot(x - release[0], y - release[1]);
    if (aside < CLEARANCE && Math.abs(z - height) < CLEARANCE) {
      height = Math.max(height, z + Math.sqrt(CLEARANCE ** 2 - aside ** 2) + 0.001);
    }
  }
  return Math.ceil(height * 1000) / 1000;
}

// What a finger does

/** Everything that is chosen by aiming. */
export interface Aim {
  readonly manner: Manner;
  /** The side from which the hand throws, in rad. */
  readonly bearing: number;
  /** Where it should land, in m. */
  readonly target: Point;
  /** 0 to 100: the share of the fastest throw. */
  readonly force: number;
  /** Twist around the vertical, −1 (to the left) to 1 (to the right). */
  readonly twist: number;
}

/** Most twist, in rad/s. */
const TWIST = 40;

/** The speed (m/s) of this force. */
export const speedOf = (force: number): number => (force / 100) * FASTEST;

/** The force (0 to 100) of a manner by default. */
export function forceOf(manner: Manner): number {
  return Math.round((100 * WAYS[manner].speed) / FASTEST);
}

/** What a throw is called if a hand that began in this manner throws with this force. */
export function mannerBy(manner: Manner, force: number): Manner {
  if (manner === 'drop') return force > 0 ? 'toss' : 'drop';
  return manner === 'toss' ? 'toss' : speedOf(force) > SMASH_FROM ? 'smash' : 'hit';
}

/** The intent of an aim: as `throwAt` has it, with a twist. */
export function fromHand({ manner, bearing, target, force, twist }: Aim, lying: Lying = {}): Intent {
  const { spin, steepness } = WAYS[manner];
  return throwAt(target, manner === 'drop' ? 0 : speedOf(force), bearing, {
    spin,
    steepness,
    lying,
    twist: -twist * TWIST,
  });
}

/**
 * What a flick means: a direction on the table, seen from the hand. It reaches as far as the first die in its way, or
 * else for somewhat more than the middle of its way over the mat.
 */
export function flickTarget(hand: Point, direction: readonly [number, number], lying: Lying = {}): Point {
  const length = Math.hypot(...direction) || 1;
  const [dx, dy] = [direction[0] / length, direction[1] / length];
  const inTheWay = Object.values(lying).map((pose) => {
    const { at } = placedOf(pose);
    const along = (at[0] - hand[0]) * dx + (at[1] - hand[1]) * dy;
    const aside = Math.abs((at[0] - hand[0]) * dy - (at[1] - hand[1]) * dx);
    return {
      along: aside < DIE.edge * 0.9 ? along : -1,
      target: [hand[0] + dx * along, hand[1] + dy * along, at[2]] as const,
    };
  });
  const first = inTheWay.filter(({ along }) => along > 0).sort((one, other) => one.along - other.along)[0];
  if (first) return first.target;
  const [inside, beyond] = crossing(hand, [dx, dy]);
  const along = inside + 0.6 * (beyond - inside);
  return [hand[0] + dx * along, hand[1] + dy * along, DIE.half];
}

/** Where a ray over the table enters the floor and leaves it, as distances; both at the closest point if it misses. */
function crossing(from: Point, [dx, dy]: readonly [number, number]): [number, number] {
  let [enter, leave] = [0, Infinity];
  for (let side = 0; side < ARENA.sides; side++) {
    const angle = (2 * Math.PI * side) / ARENA.sides;
    const [ox, oy] = [Math.cos(angle), Math.sin(angle)];
    const towards = dx * ox + dy * oy;
    const room = ARENA.apothem - DIE.edge - (from[0] * ox + from[1] * oy);
    if (towards > 1e-9) leave = Math.min(leave, room / towards);
    else if (towards < -1e-9) enter = Math.max(enter, room / towards);
  }
  const closest = Math.max(-(from[0] * dx + from[1] * dy), 0);
  return enter < leave ? [enter, leave] : [closest, closest];
}

// Places

/** A place is free if no die lies so near, in m; the places of a drop are rings around the middle, so far apart. */
const [FREE, RING, RINGS, AROUND] = [0.03, 0.01, 6, 12];

/** A place on the floor for a drop: near the middle, and with no die near it as far as there is such a place. */
export function openPlace(lying: Lying): Point {
  const dice = Object.values(lying).map((pose) => placedOf(pose).at);
  const room = ([x, y]: Point) => Math.min(FREE, ...dice.map((at) => Math.hypot(at[0] - x, at[1] - y)));
  return places().reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** The places of a drop, the nearest to the middle first. */
function places(): Point[] {
  const found: Point[] = [[0, 0, DIE.half]];
  for (let ring = 1; ring <= RINGS; ring++)
    for (let turn = 0; turn < AROUND; turn++) {
      const angle = (2 * Math.PI * turn) / AROUND;
      found.push([RING * ring * Math.cos(angle), RING * ring * Math.sin(angle), DIE.half]);
    }
  return found;
}

// What it looks like before the throw

/** The flight as points in m, from the hand until a die touches the mat, a wall or the table (no air, no other dice). */
export function arcOf(intent: Intent, points = 24): Point[] {
  const { x, y, z, vx, vy, vz } = eachField((field) => intent[field] / 1000);
  const at = (t: number): Point => [x + vx * t, y + vy * t, z + vz * t - (GRAVITY * t * t) / 2];
  const fall = (floor: number) =>
    (vz + Math.sqrt(Math.max(vz * vz + 2 * GRAVITY * (z - floor), 0))) / GRAVITY;
  let end = fall(DIE.half);
  const landing = at(end);
  if (distanceOut(landing[0], landing[1]) > ARENA.apothem - DIE.half)
    end = wallTime(at, end, fall(ARENA.tableZ + DIE.half));
  return Array.from({ length: points }, (_, index) => at((end * index) / (points - 1)));
}

/** When a flight that does not end on the mat strikes the inside of a wall, or the table beyond. */
function wallTime(at: (t: number) => Point, mat: number, table: number): number {
  let inside = false;
  for (let step = 0; step <= 200; step++) {
    const time = (table * step) / 200;
    const [x, y, z] = at(time);
    const out = distanceOut(x, y);
    if (out < rim(z) - DIE.half) inside = true;
    else if (inside && z < ARENA.wallHeight + DIE.half) return Math.min(time, mat);
  }
  return inside ? mat : table;
}

/** Where a throw first touches something, and how widely it may scatter there (radius in m), by the tremor of a hand. */
export function landingOf(intent: Intent): { at: Point; spread: number } {
  const arc = arcOf(intent, 2);
  const [from, at] = [arc[0]!, arc[arc.length - 1]!];
  const speed = Math.hypot(intent.vx, intent.vy, intent.vz) / 1000;
  const flown = Math.hypot(at[0] - from[0], at[1] - from[1], at[2] - from[2]);
  const { place, speed: least, share } = constants.tremor;
  const fall = Math.sqrt((2 * Math.max(from[2] - at[2], 0)) / GRAVITY);
  const time = speed > 0.1 ? Math.min(flown / speed, fall) : fall;
  return { at, spread: DIE.half + place + (least + share * speed) * time * Math.SQRT2 };
}
