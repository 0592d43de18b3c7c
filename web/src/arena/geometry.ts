/**
 * Places, orientations and the box, in the arena's own terms: metres, z up, the centre of the floor is the origin,
 * the walls face 0°, 45°, 90° … Quaternions are w, x, y, z as in the physics.
 */
import type { Pose } from '../protocol/messages';
import constants from './constants.json';

export type { Pose };

export type Point = readonly [x: number, y: number, z: number];
export type Quaternion = readonly [w: number, x: number, y: number, z: number];

/** What lies in the arena: a pose for each die, by its number. */
export type Lying = Readonly<Record<number, Pose>>;

/** Where a die is and how it is turned, ready to be drawn. */
export interface Placed {
  readonly at: Point;
  readonly turned: Quaternion;
}

export const { die: DIE, arena: ARENA } = constants;
/** Which way each face of an unturned die looks. */
export const NORMALS: readonly Point[] = DIE.normals.map(([x = 0, y = 0, z = 0]) => [x, y, z]);
const MICRO = 1_000_000;

export function placedOf(pose: Pose): Placed {
  const [x, y, z, a, b, c, d] = pose;
  const length = Math.hypot(a, b, c, d) || 1;
  return { at: [x / MICRO, y / MICRO, z / MICRO], turned: [a / length, b / length, c / length, d / length] };
}

export function poseOf({ at, turned }: Placed): Pose {
  const whole = (number: number) => Math.round(number * MICRO);
  const [x, y, z] = at;
  const [a, b, c, d] = turned;
  return [whole(x), whole(y), whole(z), whole(a), whole(b), whole(c), whole(d)];
}

/** The numbers of the dice, smallest first. */
export function diceOf(lying: Lying): number[] {
  return Object.keys(lying)
    .map(Number)
    .sort((a, b) => a - b);
}

// Quaternions

/** First `b`, then `a`. */
export function times(a: Quaternion, b: Quaternion): Quaternion {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

export function about(axis: Point, angle: number): Quaternion {
  const s = Math.sin(angle / 2) / (Math.hypot(...axis) || 1);
  return [Math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s];
}

export function rotated(q: Quaternion, v: Point): Point {
  const [, x, y, z] = times(times(q, [0, ...v]), [q[0], -q[1], -q[2], -q[3]]);
  return [x, y, z];
}

/** Between two orientations by the shorter way, `t` from 0 to 1. */
export function slerp(from: Quaternion, to: Quaternion, t: number): Quaternion {
  const straight = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = straight < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(Math.abs(straight), 1));
  const [a, b] =
    angle < 1e-4
      ? [1 - t, t * sign]
      : [Math.sin((1 - t) * angle) / Math.sin(angle), (sign * Math.sin(t * angle)) / Math.sin(angle)];
  return unit([
    a * from[0] + b * to[0],
    a * from[1] + b * to[1],
    a * from[2] + b * to[2],
    a * from[3] + b * to[3],
  ]);
}

export function unit(q: Quaternion): Quaternion {
  const length = Math.hypot(...q) || 1;
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

export function mix(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
}

// Faces

/** How far up each of the six faces looks: the vertical part of its normal. */
export function heights(q: Quaternion): number[] {
  return NORMALS.map((normal) => rotated(q, normal)[2]);
}

/** The face that looks up most, 0 to 5. */
export function topOf(q: Quaternion): number {
  const up = heights(q);
  return up.indexOf(Math.max(...up));
}

/** The turn of a die around the vertical in rad, from −45° to 45°: a cube looks the same every 90°. */
export function yawOf(q: Quaternion): number {
  const axis = (Math.floor(topOf(q) / 2) + 1) % 3;
  const [x, y] = rotated(q, [Number(axis === 0), Number(axis === 1), Number(axis === 2)]);
  const quarter = Math.PI / 2;
  const angle = Math.atan2(y, x);
  return angle - quarter * Math.round(angle / quarter);
}

// The box

const OUTWARD = Array.from({ length: ARENA.sides }, (_, side) => {
  const angle = (2 * Math.PI * side) / ARENA.sides;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** How far a point is from the centre, measured as the octagon does: towards the nearest flat. */
export function distanceOut(x: number, y: number): number {
  let most = -Infinity; // asked for every die of every picture: nothing is made on the way
  for (let side = 0; side < OUTWARD.length; side++) {
    const outward = OUTWARD[side]!;
    most = Math.max(most, x * outward[0] + y * outward[1]);
  }
  return most;
}

/** Distance of the walls from the centre at this height. */
export function rim(height: number): number {
  return ARENA.apothem + Math.max(height, 0) * Math.tan(ARENA.lean);
}

/** The corners of an octagon whose flats are so far out, counter-clockwise. */
export function octagon(apothem: number): [number, number][] {
  const radius = apothem / Math.cos(Math.PI / ARENA.sides);
  return Array.from({ length: ARENA.sides }, (_, side) => {
    const angle = (2 * Math.PI * (side + 0.5)) / ARENA.sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** The nearest point whose octagon distance is at most `most`, on the line to the centre. */
export function within(x: number, y: number, most: number): [number, number] {
  const out = distanceOut(x, y);
  return out <= most ? [x, y] : [(x * most) / out, (y * most) / out];
}

/** On which die each one stands, if on any: its centre is over the other, one edge higher. */
export function standsOn(lying: Lying): Record<number, number | null> {
  const placed = diceOf(lying).map((die) => [die, placedOf(lying[die]!)] as const);
  const below = (at: Point) =>
    placed.find(
      ([, lower]) =>
        Math.abs(at[2] - lower.at[2] - DIE.edge) < 0.002 &&
        Math.hypot(at[0] - lower.at[0], at[1] - lower.at[1]) < DIE.edge * 0.72,
    );
  return Object.fromEntries(
    placed.map(([die, { at }]) => [die, at[2] < DIE.half + 0.002 ? null : (below(at)?.[0] ?? null)]),
  );
}
