/** Where the hand is seen: it waits over the near board, rises to where it lets go, and the dice in it are blank. */
import { about, DIE, mix, placedOf, times, type Lying, type Placed, type Point } from './geometry';
import { HAND_HEIGHT, HAND_OUT } from './intent';
import type { Stage } from './stages/stage';

/** So long a hand rises, and rests before it lets go, in ms. */
export const RISE = 200;
export const REST = 40;
/** So long the hand of another is seen over the rim before it rises, in ms, unless it was seen there already. */
export const SEEN = 160;
/** How long it takes from there to the throw, in ms. */
export const LEAD_MS = SEEN + RISE + REST;
/** So far it goes out of the way of a die, in m. */
const ASIDE = 0.045;
/** How dice lie in a hand, closer than when they fly: to the right and up, in steps. No more than six are drawn. */
const HELD = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [-0.5, 1],
  [0.5, 1],
  [0, 2],
] as const;
const STEP = 0.0172;
/** So far around a hand its gauge reaches, in dice. */
const GAUGE = 1.6;

/** Where the hand of a side waits: over the board; beside it, towards fewer dice, where its gauge would hide one. */
export function waitingOver(stage: Stage, bearing: number, lying: Lying): Point {
  const hand: Point = [HAND_OUT * Math.cos(bearing), HAND_OUT * Math.sin(bearing), HAND_HEIGHT];
  const spot = stage.project(hand);
  const hides = Object.values(lying).some((pose) => {
    const { x, y } = stage.project(placedOf(pose).at);
    return Math.hypot(x - spot.x, y - spot.y) < GAUGE * DIE.edge * spot.scale;
  });
  return hides ? aside(hand, [0, 0, HAND_HEIGHT], ASIDE * emptierSide(hand, [0, 0, 0], lying)) : hand;
}

/** The side on which fewer dice lie, seen from one place to another: 1 to the right, −1 to the left. */
export function emptierSide(from: Point, to: Point, lying: Lying): 1 | -1 {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const sides = Object.values(lying).map((pose) => {
    const [x, y] = placedOf(pose).at;
    return Math.sign((x - from[0]) * dy - (y - from[1]) * dx);
  });
  return sides.reduce((sum, side) => sum + side, 0) > 0 ? -1 : 1;
}

/** Where a hand is that rises from one place to another, `t` from 0 to 1: slow at both ends, in a bend to one side. */
export function risen(from: Point, to: Point, side: 1 | -1, t: number): Point {
  const s = t * t * (3 - 2 * t);
  const bend = Math.min(ASIDE, 0.6 * Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]));
  return aside(mix(from, to, s), to, 4 * s * (1 - s) * bend * side, from);
}

/** So much to the right of a point, in m, seen in the direction from `from` to `to`. */
function aside(point: Point, to: Point, right: number, from = point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [point[0] + (dy / length) * right, point[1] - (dx / length) * right, point[2]];
}

/** Of the dice in it, in m. */
export function handWidth(dice: number): number {
  return DIE.edge + Math.min(dice - 1, 2) * STEP;
}

/** The dice of a hand at this place; `loose` is how far they are turned in it. */
export function inHand(count: number, hand: Point, bearing: number, loose: number): Placed[] {
  const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
  return HELD.slice(0, count).map(([right, up], index) => {
    const r = right * STEP;
    const turned = 0.5 + 0.3 * (index % 3) + loose * (index % 2 ? 1 : -1);
    return {
      at: [hand[0] - r * sin, hand[1] + r * cos, hand[2] + up * STEP * 0.9],
      turned: times(
        about([0, 0, 1], bearing + 0.5 + index * 1.7),
        times(about([1, 0, 0], turned), about([0, 1, 0], 0.45)),
      ),
    };
  });
}
