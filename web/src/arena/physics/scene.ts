/** The dice that lie in the arena, in whole numbers, as in `physics/scene.py`. */

import type { Pose, Quaternion } from '../geometry';
import constants from './constants.json';
import { matrixOf, top, unit } from './cube';
import { cross, dot, minus, plus, rint, transposed, type Matrix, type Vector } from './numbers';

const { HALF, ROUNDING, REACH } = constants;
export const MICRO = 1_000_000;
/** Where dice lie, in the order in which the engine has them. */
export type Poses = ReadonlyMap<number, Pose>;

const UNSHIFTED: Vector = [0, 0, 0];
const SIGNS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])),
);

/** Whole numbers for a place in m and an orientation. */
export function poseOf([x, y, z]: Vector, [a, b, c, d]: Quaternion): Pose {
  const whole = (number: number) => rint(number * MICRO);
  return [whole(x), whole(y), whole(z), whole(a), whole(b), whole(c), whole(d)];
}

/** Where a die is, in m. */
export function placeOf([x, y, z]: Pose): Vector {
  return [x / MICRO, y / MICRO, z / MICRO];
}

/** How it lies, in millionths. */
export function turnedOf([, , , a, b, c, d]: Pose): Quaternion {
  return [a, b, c, d];
}

/** How it lies. */
export function quaternionOf(pose: Pose): Quaternion {
  return unit(turnedOf(pose));
}

/** The face on top. */
export function faceOf(pose: Pose): number {
  return top(turnedOf(pose));
}

/** How deep two dice are in each other, in m; 0 if they are apart. */
export function overlap(one: Pose, other: Pose): number {
  const apart = Math.max(...[0, 1, 2].map((axis) => Math.abs(one[axis]! - other[axis]!)));
  if (apart > 2 * REACH * MICRO) return 0;
  const found = shiftedOverlap(one, other, UNSHIFTED);
  if (!found) return 0;
  const corners = cornersOf(one);
  const between = cornersOf(other).flatMap((corner) => corners.map((mine) => minus(corner, mine)));
  return Math.min(found, depth(one, other, UNSHIFTED, between)); // they may meet corner to corner
}

/** The same for one die shifted; where corners meet it may say too much. */
export function shiftedOverlap(one: Pose, other: Pose, shift: Vector): number {
  const [mine, theirs] = [axesOf(one), axesOf(other)];
  const crossed = mine.flatMap((a) => theirs.map((b) => cross(a, b)));
  return depth(one, other, shift, [...mine, ...theirs, ...crossed]);
}

/** How far the dice would have to go apart in the best of these directions. */
function depth(one: Pose, other: Pose, shift: Vector, directions: readonly Vector[]): number {
  const apart = minus(minus(placeOf(other), placeOf(one)), shift);
  const [mine, theirs] = [axesOf(one), axesOf(other)];
  let separated = -Infinity;
  for (const direction of directions) {
    const length = Math.sqrt(dot(direction, direction));
    if (length <= 1e-6) continue;
    const axis: Vector = [direction[0] / length, direction[1] / length, direction[2] / length];
    const reach = (HALF - ROUNDING) * (extent(axis, mine) + extent(axis, theirs));
    separated = Math.max(separated, Math.abs(dot(apart, axis)) - reach); // of the cores: rounding lies around them
  }
  return Math.max(2 * ROUNDING - separated, 0);
}

function extent(axis: Vector, axes: Matrix): number {
  return axes.reduce((sum, each) => sum + Math.abs(dot(axis, each)), 0);
}

/** Of its core. */
function cornersOf(pose: Pose): Vector[] {
  const axes = transposed(axesOf(pose));
  const size = HALF - ROUNDING;
  const place = placeOf(pose);
  return SIGNS.map(([x, y, z]) => {
    const corner: Vector = [size * x, size * y, size * z];
    return plus(place, [dot(corner, axes[0]), dot(corner, axes[1]), dot(corner, axes[2])]);
  });
}

/** Its three axes, one in each row. */
function axesOf(pose: Pose): Matrix {
  return transposed(matrixOf(turnedOf(pose)));
}
