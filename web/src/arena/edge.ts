/** Which die of a motion is the last to come to rest, and whether it falls over then. */
import { heights, type Placed } from './geometry';
import type { Motion } from './trajectory';

/** Nearer to its end than this a die lies, in m and in rad. */
const NEAR = 0.0004;
const TURNED = 0.03;
/** It has to be alone for so long, in ms. */
const ALONE = 220;
/** A die that is more oblique than this stands on its edge, in rad. */
const EDGE = 0.26;
/** So long the camera is there at most, in ms. */
const LONGEST = 800;
const STEP = 1 / 60;

/** A die that is alone on its way, and from when to when, in ms. */
export interface Alone {
  readonly die: number;
  readonly from: number;
  readonly to: number;
}

/** When a die lies as it does in the end, in ms. */
export function restOf(motion: Motion, die: number): number {
  const end = motion.at(motion.seconds, die);
  for (let time = motion.seconds; time > 0; time -= STEP)
    if (apart(motion.at(time, die), end)) return Math.min(time + STEP, motion.seconds) * 1000;
  return 0;
}

function apart(one: Placed, other: Placed): boolean {
  const way = Math.hypot(...one.at.map((each, axis) => each - other.at[axis]!));
  const alike = Math.abs(one.turned.reduce((sum, each, axis) => sum + each * other.turned[axis]!, 0));
  return way > NEAR || 2 * Math.acos(Math.min(alike, 1)) > TURNED;
}

const known = new WeakMap<Motion, Alone | null>();

/** The one of these dice that still falls over when all others lie; nothing if there is none. */
export function edgeOf(motion: Motion, decisive: readonly number[]): Alone | null {
  let found = known.get(motion);
  if (found === undefined) known.set(motion, (found = lastOnEdge(motion)));
  return found && decisive.includes(found.die) ? found : null;
}

function lastOnEdge(motion: Motion): Alone | null {
  const rests = motion.dice.map((die) => ({ die, at: restOf(motion, die) })).sort((a, b) => b.at - a.at);
  const [last, before] = rests;
  if (!last || !before || last.at - before.at < ALONE) return null;
  const from = Math.max(before.at, last.at - LONGEST);
  for (let ms = from; ms < last.at; ms += 1000 * STEP)
    if (isOnEdge(motion.at(ms / 1000, last.die))) return { die: last.die, from, to: last.at };
  return null;
}

function isOnEdge({ turned }: Placed): boolean {
  return Math.max(...heights(turned)) < Math.cos(EDGE);
}
