/** Whether a recorded motion and the places at rest say the same as the outcome. */

import { topOf, type Placed, type Quaternion } from '../arena/geometry';
import type { Motion } from '../arena/trajectory';

/** A recorded motion and a place at rest may differ by this much, in m: both are rounded. */
const NEAR = 0.0001;
/** Two orientations are the same if they differ by less than this, as 1 − |cosine|: both are rounded. */
const ALIKE = 1e-6;

/** Whether the motion ends where these dice rest, with the same faces up. */
export function endsAt(motion: Motion, rest: ReadonlyMap<number, Placed>): boolean {
  const last = motion.rest();
  return [...rest].every(([die, placed]) => {
    const end = last.get(die);
    return !end || (topOf(end.turned) === topOf(placed.turned) && isNear(end, placed));
  });
}

/** Whether a die leaves the hand as chance turned it. */
export function startsTurned(motion: Motion, die: number, turned: Quaternion): boolean {
  if (!motion.dice.includes(die)) return false;
  const first = motion.frame(0, die).turned;
  const cosine = first.reduce((sum, part, at) => sum + part * turned[at]!, 0);
  return 1 - Math.abs(cosine) < ALIKE;
}

function isNear(one: Placed, other: Placed): boolean {
  return one.at.every((length, axis) => Math.abs(length - other.at[axis]!) <= NEAR);
}
