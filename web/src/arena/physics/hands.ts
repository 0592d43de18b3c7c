/** Where the dice of several hands are when they are let go, as `physics/intent.py` spreads them. */

import shared from '../constants.json';
import type { Point } from '../geometry';
import type { Intent } from '../intent';
import constants from './constants.json';
import { placeOf, type Poses } from './scene';

const { spacing: SPACING, layer: LAYER } = shared.intent;
const { EDGE, REACH } = constants;
const NEAREST = (2 * REACH + 0.004) ** 2;

export interface Held {
  readonly intent: Intent;
  readonly dice: readonly number[];
}

/** By the number of the die, in m: a hand is raised until no die starts inside another (DIG-SIM-2). */
export function spread(hands: readonly Held[], lying: Poses): Map<number, Point> {
  const taken: Point[] = [...lying.values()].map(placeOf);
  const places = new Map<number, Point>();
  for (const { intent, dice } of hands) {
    let points = dice.map((_, index) => inHand(intent, index));
    while (points.some((point) => taken.some((other) => isClose(point, other))))
      points = points.map(([x, y, z]) => [x, y, z + EDGE / 4]);
    taken.push(...points);
    dice.forEach((die, index) => places.set(die, points[index]!));
  }
  return places;
}

/** Layers of nine, the lowest first. */
function inHand({ x, y, z }: Intent, index: number): Point {
  const [across = 0, along = 0] = LAYER[index % LAYER.length]!;
  const layer = Math.floor(index / LAYER.length);
  return [x / 1000 + SPACING * across, y / 1000 + SPACING * along, z / 1000 + SPACING * layer];
}

function isClose(one: Point, other: Point): boolean {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2 < NEAREST;
}
