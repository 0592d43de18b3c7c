/** What dice at rest show: in or out, flat or leaning, on the floor or on each other, as in `physics/reading.py`. */

import type { Pose } from '../geometry';
import constants from './constants.json';
import { heights, matrixOf } from './cube';
import { dot, transposed, type Vector } from './numbers';
import { faceOf, MICRO, overlap, turnedOf, type Poses } from './scene';

const { APOTHEM, EDGE, HALF, LEVEL, READABLE, WALL_HEIGHT, RIM, SLOPE, ON_THE_RIM } = constants;
const OUTWARD = constants.OUTWARD.map(([x = 0, y = 0]) => [x, y] as const);
/** What a die may stand on beside another die. */
const FLOOR = -1;
const LEANING = -2;

export interface Reading {
  readonly inside: Poses;
  readonly outside: readonly number[];
  readonly faces: ReadonlyMap<number, number>;
  /** Dice that cannot be read as they lie, or may not lie so. */
  readonly leaning: readonly number[];
  /** Bottom to top. */
  readonly stacks: readonly (readonly number[])[];
}

/**
 * Read dice at rest. `gone` were outside the box and are out whatever they did then (AMB-25). Without `towers` a die on
 * another is to be nudged down, unless it stood there before (AMB-27).
 */
export function read(rest: Poses, gone: ReadonlySet<number>, towers: boolean, before: Poses): Reading {
  const inside = new Map([...rest].filter(([die, pose]) => !gone.has(die) && isInside(pose)));
  const on = supports(inside);
  const stood = towers ? new Map<number, number>() : supports(before);
  const mayStand = (die: number) => on.get(die) === FLOOR || towers || stood.get(die) === on.get(die);
  const leans = ([die, pose]: [number, Pose]) =>
    tilt(pose) > READABLE || on.get(die) === LEANING || !mayStand(die);
  return {
    inside,
    outside: [...rest.keys()].filter((die) => !inside.has(die)),
    faces: new Map([...inside].map(([die, pose]) => [die, faceOf(pose)])),
    leaning: [...inside].filter(leans).map(([die]) => die),
    stacks: stacksOf(on),
  };
}

/** Whether the centre of a die is over the arena, and not up on the rim. */
function isInside(pose: Pose): boolean {
  const [x, y, z] = [pose[0] / MICRO, pose[1] / MICRO, pose[2] / MICRO];
  const out = distanceOut(x, y);
  const rim = APOTHEM + Math.max(Math.min(z, WALL_HEIGHT), 0) * SLOPE;
  return out <= rim && (z <= ON_THE_RIM || out < APOTHEM - EDGE);
}

/** Whether a die is outside the box: past the walls and lower than the rim, where all it can touch is outside. */
export function beyond(x: number, y: number, z: number): boolean {
  return z < WALL_HEIGHT && x * x + y * y > APOTHEM * APOTHEM && distanceOut(x, y) > RIM;
}

/** How far a point is from the centre, measured as the octagon does: towards the nearest flat. */
function distanceOut(x: number, y: number): number {
  let most = -Infinity;
  for (const [outX, outY] of OUTWARD) most = Math.max(most, x * outX + y * outY);
  return most;
}

/** The angle between the top face and the horizontal, in rad. */
function tilt(pose: Pose): number {
  return Math.acos(Math.min(Math.max(...heights(turnedOf(pose))), 1));
}

/** What each die stands on: the floor, one other die, or several things, which is leaning (DIG-TOWER-2). */
function supports(poses: Poses): Map<number, number> {
  const on = new Map([...poses].map(([die, pose]) => [die, support(pose, poses)]));
  const bearing = [...on.values()].filter((lower) => lower >= 0);
  const bears = (lower: number) => bearing.filter((each) => each === lower).length;
  return new Map([...on].map(([die, lower]) => [die, bears(lower) > 1 ? LEANING : lower]));
}

function support(pose: Pose, poses: Poses): number {
  if (pose[2] < (HALF + LEVEL) * MICRO) return FLOOR;
  const below = [...poses].filter(
    ([, there]) => Math.abs(pose[2] - there[2] - EDGE * MICRO) < LEVEL * MICRO && touch(pose, there),
  );
  const [only] = below;
  if (!only || below.length !== 1) return LEANING;
  return covers(only[1], pose[0], pose[1]) ? only[0] : LEANING;
}

/** Whether two dice on neighbouring levels lie over each other: pushed together, they overlap. */
function touch([x, y, z, a, b, c, d]: Pose, lower: Pose): boolean {
  return overlap([x, y, z - 4 * LEVEL * MICRO, a, b, c, d], lower) > LEVEL;
}

/** Whether a point (µm) is over the die. */
function covers(lower: Pose, x: number, y: number): boolean {
  const apart: Vector = [x - lower[0], y - lower[1], 0];
  const across = transposed(matrixOf(turnedOf(lower))).map((axis) => Math.abs(dot(apart, axis)));
  return Math.max(...across) <= HALF * MICRO;
}

/** Chains of dice that stand on each other, bottom to top. */
function stacksOf(on: ReadonlyMap<number, number>): number[][] {
  const above = new Map([...on].filter(([, lower]) => lower >= 0).map(([die, lower]) => [lower, die]));
  const bottoms = [...above.keys()].filter((die) => on.get(die)! < 0);
  return bottoms.map((bottom) => {
    const stack = [bottom];
    for (let next = above.get(bottom); next !== undefined; next = above.get(next)) stack.push(next);
    return stack;
  });
}
