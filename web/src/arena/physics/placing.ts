/** The nearest place where a die fits, as in `physics/placing.py`. */

import type { Pose } from '../geometry';
import constants from './constants.json';
import { matrixOf } from './cube';
import { ThrowRefused } from './errors';
import { dot, plus, transposed, type Matrix, type Vector } from './numbers';
import { MICRO, placeOf, shiftedOverlap, turnedOf, type Poses } from './scene';

const { HALF, ROUNDING, INTO_WALL, INTO_DIE, TO_WALLS } = constants;
/** The way straight into each wall. */
const INTO_WALLS = constants.INTO_WALLS.map(([x = 0, y = 0, z = 0]): Vector => [x, y, z]);
/** Rings of half a millimetre around a place, and the most places looked at in one. */
const RINGS = 400;
const RING_WIDTH = 0.0005;
const MOST_IN_RING = 48;

/** The gap between a die, shifted, and the nearest wall, in m; negative if it is in the wall. */
export function gap(pose: Pose, shift: Vector): number {
  const columns: Matrix = transposed(matrixOf(turnedOf(pose)));
  const place = plus(placeOf(pose), shift);
  return Math.min(
    ...INTO_WALLS.map((wall) => {
      const wide = columns.reduce((sum, column) => sum + Math.abs(dot(wall, column)), 0);
      return TO_WALLS - ((HALF - ROUNDING) * wide + ROUNDING) - dot(place, wall);
    }),
  );
}

/** The nearest place on the floor where this flat die fits. */
export function freePlace(pose: Pose, others: Poses): Vector {
  const [x, y, , a, b, c, d] = pose;
  const lowered: Pose = [x, y, Math.round(HALF * MICRO), a, b, c, d];
  for (const shift of around()) if (fits(lowered, others, shift)) return plus(placeOf(lowered), shift);
  throw new ThrowRefused('the arena is full: no die more fits on its floor', 'throw/scene');
}

function fits(pose: Pose, others: Poses, shift: Vector): boolean {
  if (gap(pose, shift) < -INTO_WALL) return false;
  return [...others.values()].every((other) => shiftedOverlap(pose, other, shift) <= INTO_DIE);
}

/** Places around a place, the nearest first. */
function* around(): Generator<Vector> {
  for (let ring = 0; ring < RINGS; ring++) {
    const turns = Math.max(1, Math.min(2 * ring, MOST_IN_RING));
    for (let turn = 0; turn < turns; turn++) {
      const angle = (2 * Math.PI * turn) / turns;
      yield [RING_WIDTH * ring * Math.cos(angle), RING_WIDTH * ring * Math.sin(angle), 0];
    }
  }
}
