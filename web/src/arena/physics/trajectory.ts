/** The motion of a throw, recorded as `physics/trajectory.py` does, and what was struck. Its layout: docs/physics.md. */

import shared from '../constants.json';
import { times, type Quaternion } from '../geometry';
import constants from './constants.json';
import { ROTATIONS } from './cube';
import type { State } from './engine';
import { rint } from './numbers';

const { version: VERSION, step: STEP, turn: TURN, faintest: FAINTEST, louder: LOUDER } = shared.motion;
const { FARTHEST, MOVED, FURNITURE, AUDIBLE, SAME_SOUND } = constants;
const { FRAMES_PER_SECOND, LOOKS_PER_FRAME, LOOKS_TO_NOTE } = constants;
const HEAD = 6;
const CONTACT = 5;
const PLANES = 7;
/** What is left of a quaternion without its largest component. */
const OTHERS = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
] as const;
const { foam, wall, table } = shared.motion;
const THINGS: Readonly<Record<string, number>> = { foam, wall, table, buttress: wall };
const OUTSIDE = FURNITURE.flatMap((name, geom) => (name === 'table' || name === 'buttress' ? [geom] : []));
const GEOMS = 256;
const MS_PER_LOOK = 1000 / (FRAMES_PER_SECOND * LOOKS_PER_FRAME);
/** Looks between two sounds of the same two things. */
const BETWEEN = (SAME_SOUND * 1000) / MS_PER_LOOK;

/** Something was struck: when, what, on what, how hard. */
export type Contact = readonly [ms: number, what: number, on: number, strength: number];

/** Places and orientations with the faces where they belong. */
export function shown(frame: Float64Array, turns: readonly number[]): Float64Array {
  const poses = frame.slice();
  turns.forEach((turn, index) => {
    const part = (number: number) => frame[7 * index + 3 + number]!;
    const turned: Quaternion = [part(0), part(1), part(2), part(3)];
    poses.set(times(turned, ROTATIONS[turn]!), 7 * index + 3);
  });
  return poses;
}

/** The bytes of a motion before they are deflated: of the dice that move, or are thrown. */
export function encoded(
  dice: readonly number[],
  frames: readonly Float64Array[],
  thrown: ReadonlySet<number>,
  contacts: readonly Contact[],
): Uint8Array {
  const columns = dice.flatMap((die, column) => (thrown.has(die) || travels(frames, column) ? [column] : []));
  const planes = columns.map((column) => within(frames, column).map(planesOf));
  const numbers = PLANES * columns.length * frames.length;
  const bytes = new Uint8Array(HEAD + columns.length + 2 * numbers + CONTACT * contacts.length);
  const view = new DataView(bytes.buffer);
  bytes.set([VERSION, columns.length]);
  view.setUint16(2, frames.length, true);
  view.setUint16(4, contacts.length, true);
  bytes.set(
    columns.map((column) => dice[column]!),
    HEAD,
  );
  fold(bytes.subarray(HEAD + columns.length), planes, numbers);
  contacts.forEach(([ms, what, on, strength], index) => {
    const at = bytes.length - CONTACT * (contacts.length - index);
    view.setUint16(at, ms, true);
    bytes.set([what, on, strength], at + 2);
  });
  return bytes;
}

function travels(frames: readonly Float64Array[], column: number): boolean {
  const [first] = frames;
  return frames.some((frame) => {
    for (let at = 7 * column; at < 7 * column + 7; at++)
      if (Math.abs(frame[at]! - first![at]!) > MOVED) return true;
    return false;
  });
}

/** A die that leaves the recorded space sideways stays where it was last seen; higher is shown at its edge. */
function within(frames: readonly Float64Array[], column: number): Float64Array[] {
  const poses = frames.map((frame) => frame.slice(7 * column, 7 * column + 7));
  const far = poses.findIndex((pose) => Math.abs(pose[0]!) > FARTHEST || Math.abs(pose[1]!) > FARTHEST);
  const visible = poses.map((pose, frame) =>
    far >= 0 && frame >= far ? poses[Math.max(far - 1, 0)]! : pose,
  );
  return visible.map((pose) =>
    pose.map((number, axis) => (axis < 3 ? Math.min(Math.max(number, -FARTHEST), FARTHEST) : number)),
  );
}

/** Seven whole numbers for a pose. */
function planesOf(pose: Float64Array): number[] {
  const quaternion = pose.subarray(3);
  let largest = 0;
  for (let part = 1; part < 4; part++)
    if (Math.abs(quaternion[part]!) > Math.abs(quaternion[largest]!)) largest = part;
  const sign = Math.sign(quaternion[largest]!);
  return [
    ...Array.from(pose.subarray(0, 3), (length) => rint(length / STEP)),
    largest,
    ...OTHERS[largest]!.map((part) => rint((quaternion[part]! * sign) / TURN)),
  ];
}

/** Differences from frame to frame, folded so that small ones of either sign are small: low bytes, then high ones. */
function fold(bytes: Uint8Array, dice: readonly (readonly number[][])[], numbers: number): void {
  let at = 0;
  for (let plane = 0; plane < PLANES; plane++)
    for (const frames of dice) {
      let before = 0;
      for (const planes of frames) {
        const difference = ((planes[plane]! - before) << 16) >> 16;
        const folded = (difference << 1) ^ (difference >> 15);
        bytes[at] = folded & 0xff;
        bytes[numbers + at] = (folded >> 8) & 0xff;
        before = planes[plane]!;
        at += 1;
      }
    }
}

// Contacts

/** Points of contact at one look: two things (furniture, then dice) and a force in N. */
type Seen = readonly (readonly [one: number, other: number, force: number])[];

/** What touches what while the engine runs: looked at a few times per frame, made sense of afterwards. */
export class Contacts {
  private seen: Seen[] = [];
  /** So many touched when all was noted last. */
  private usual = 0;

  get looks(): number {
    return this.seen.length;
  }

  look(state: State): void {
    const isUsual = this.seen.length % LOOKS_TO_NOTE === 0;
    const touching = state.touching;
    const touches = isUsual || touching > this.usual ? state.touches() : [];
    if (isUsual) this.usual = touching;
    const forces = touches.length ? state.forces : [];
    this.seen.push(
      touches.map(({ geoms: [one, other], address }) => [
        state.things[one]!,
        state.things[other]!,
        address >= 0 ? forces[address]! : 0,
      ]),
    );
  }

  forgetAfter(looks: number): void {
    this.seen.length = looks;
  }

  /** Whether this die touched foam, wall or another die. */
  inside(column: number): boolean {
    const die = column + FURNITURE.length;
    return this.seen.some((points) =>
      points.some(([one, other]) => (one === die || other === die) && !OUTSIDE.includes(one)),
    );
  }

  /** What is loud enough to hear: the peak of each touch of two things, in the order of time. */
  heard(dice: readonly number[]): Contact[] {
    return this.found(dice, Infinity);
  }

  /** The same of touches that are over, so that no later look changes them. */
  over(dice: readonly number[]): Contact[] {
    return this.found(dice, this.looks - BETWEEN);
  }

  /** Touches that lasted until before this look. */
  private found(dice: readonly number[], before: number): Contact[] {
    const peaks = new Map<number, { look: number; force: number; latest: number }[]>();
    this.seen.forEach((points, index) => {
      for (const [pair, force] of loud(points)) note(peaks, pair, index + 1, force);
    });
    const things = [...FURNITURE.map((name) => THINGS[name]!), ...dice];
    const contacts = [...peaks].flatMap(([pair, found]) =>
      found
        .filter(({ latest }) => latest < before)
        .map(({ look, force }): Contact => {
          const [what, on] = [things[Math.floor(pair / GEOMS)]!, things[pair % GEOMS]!];
          return [rint(look * MS_PER_LOOK), what, on, strengthOf(force)];
        }),
    );
    return contacts.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  }
}

/** Which two things (as one number) and how hard; the points of one touch are added up. */
function loud(points: Seen): [number, number][] {
  const forces = new Map<number, number>();
  for (const [one, other, force] of points) {
    const pair = one * GEOMS + other;
    forces.set(pair, (forces.get(pair) ?? 0) + force);
  }
  return [...forces].filter(([, force]) => force > AUDIBLE).sort(([a], [b]) => a - b);
}

function note(
  peaks: Map<number, { look: number; force: number; latest: number }[]>,
  pair: number,
  look: number,
  force: number,
): void {
  const found = peaks.get(pair) ?? [];
  peaks.set(pair, found);
  const last = found.at(-1);
  if (!last || look - last.latest > BETWEEN) found.push({ look, force, latest: look });
  else {
    if (force > last.force) Object.assign(last, { look, force });
    last.latest = look;
  }
}

function strengthOf(force: number): number {
  return Math.min(Math.max(rint(Math.log(force / FAINTEST) / Math.log(LOUDER)), 0), 255);
}
