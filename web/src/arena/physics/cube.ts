/** The cube: its faces, its 24 rotations, and quaternions (w, x, y, z), as in `physics/cube.py`. */

import { NORMALS, times, type Quaternion } from '../geometry';
import constants from './constants.json';
import { applied, type Matrix } from './numbers';

/** The 24 rotations of a cube, the identity first. */
export const ROTATIONS = constants.ROTATIONS.map(([w = 0, x = 0, y = 0, z = 0]): Quaternion => [w, x, y, z]);

/** The rotation matrix of a quaternion of any length. */
export function matrixOf([w, x, y, z]: Quaternion): Matrix {
  const s = 2 / (w * w + x * x + y * y + z * z);
  return [
    [1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)],
    [s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)],
    [s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)],
  ];
}

/** How far up each face looks: the vertical part of its normal. */
export function heights([w, x, y, z]: Quaternion): number[] {
  const s = 2 / (w * w + x * x + y * y + z * z);
  const [first, second, third] = [s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)];
  return [first, -first, second, -second, third, -third];
}

/** The face that looks up most. */
export function top(quaternion: Quaternion): number {
  const up = heights(quaternion);
  return up.indexOf(Math.max(...up));
}

/** The same die laid flat on its most upward face by the shortest turn: where it pointed is kept. */
export function levelled(quaternion: Quaternion): Quaternion {
  const normal = applied(matrixOf(quaternion), NORMALS[top(quaternion)]!);
  const turn = unit([1 + normal[2], normal[1], -normal[0], 0]);
  return unit(times(turn, quaternion));
}

/** The same orientation as a quaternion of length 1. */
export function unit([w, x, y, z]: Quaternion): Quaternion {
  const length = Math.sqrt(w * w + x * x + y * y + z * z);
  return [w / length, x / length, y / length, z / length];
}
