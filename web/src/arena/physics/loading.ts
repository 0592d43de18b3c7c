/** Dice put into the engine: those that lie there, and those that leave a hand, as in `physics/loading.py`. */

import type { Quaternion } from '../geometry';
import { matrixOf, unit } from './cube';
import { applied, transposed, type Vector } from './numbers';
import { MICRO, placeOf, quaternionOf, type Poses } from './scene';

/** One die on its way: all in whole numbers. */
export interface Throw {
  readonly die: number;
  /** µm */
  readonly at: Vector;
  /** mm/s */
  readonly velocity: Vector;
  /** mrad/s, about the arena's axes */
  readonly spin: Vector;
  /** The body's orientation as a quaternion of any length. */
  readonly orientation: Quaternion;
  /** Which of the 24 rotations says where the faces are on the body. */
  readonly turn: number;
}

/** Lying dice first, then the thrown ones. */
export function load(
  places: Float64Array,
  speeds: Float64Array,
  lying: Poses,
  throws: readonly Throw[],
): void {
  [...lying.values()].forEach((pose, index) =>
    places.set([...placeOf(pose), ...quaternionOf(pose)], 7 * index),
  );
  throws.forEach(({ at, velocity, spin, orientation }, order) => {
    const index = lying.size + order;
    const turned = unit(orientation);
    places.set([at[0] / MICRO, at[1] / MICRO, at[2] / MICRO, ...turned], 7 * index);
    speeds.set([...thousandths(velocity), ...inBody(turned, thousandths(spin))], 6 * index);
  });
}

function thousandths([x, y, z]: Vector): Vector {
  return [x / 1000, y / 1000, z / 1000];
}

/** A spin about the arena's axes as the engine wants it: about the body's own. */
function inBody(turned: Quaternion, spin: Vector): Vector {
  return applied(transposed(matrixOf(turned)), spin);
}
