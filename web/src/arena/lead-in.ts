/**
 * The hand of another before its throw: it is seen over the rim, rises to where it lets go, and rests there. So a thrown
 * die comes from a hand, whoever throws it.
 */
import { ARENA, DIE, distanceOut, type Lying, type Placed, type Point } from './geometry';
import { emptierSide, REST, RISE, risen, SEEN } from './held';
import { drawHand, isSeen, waitingIn, type HandSeen } from './others';
import type { Overlay } from './overlay';
import type { Run } from './player';
import type { Stage } from './stages/stage';
import type { Motion } from './trajectory';

/** How a throw of another begins: from this side, by this seat of the table. */
export interface ThrownFrom {
  readonly side: number;
  readonly seat: number | null;
}

/** Slower than this over the table a throw has no direction, in m/s. */
const LEVEL = 0.3;
/** Dice in one hand fly alike, in m/s. */
const ALIKE = 0.5;
/** A die that begins farther than this from where it lay is thrown, in m. */
const MOVED = 0.002;

/** One hand of a throw: its dice, the side it comes from, where it lets go, and where that falls on the mat. */
export interface Leading {
  readonly dice: readonly number[];
  readonly side: number;
  readonly lets: Point;
  readonly target: Point;
}

/** The hands of a motion: dice that do not lie where they begin, by how they fly. What only falls comes from `side`. */
export function handsOf(motion: Motion, lies: (die: number) => Placed | undefined, side: number): Leading[] {
  const hands: { velocity: Point; dice: number[] }[] = [];
  for (const die of motion.dice) {
    const [from, lay] = [motion.at(0, die).at, lies(die)?.at];
    if (lay && apart(from, lay) < MOVED) continue;
    const velocity = motion.speed(1 / 60, die);
    const hand = hands.find((each) => apart(each.velocity, velocity) < ALIKE);
    if (hand) hand.dice.push(die);
    else hands.push({ velocity, dice: [die] });
  }
  return hands.map(({ velocity, dice }) => {
    const lets = middle(dice.map((die) => motion.at(0, die).at));
    const [vx, vy] = velocity;
    const back = Math.hypot(vx, vy) < LEVEL ? side : Math.atan2(-vy, -vx);
    return { dice, side: back, lets, target: fallsOn(lets, velocity) };
  });
}

/** Where a flight without air ends on the mat. */
function fallsOn([x, y, z]: Point, [vx, vy, vz]: Point): Point {
  const time = (vz + Math.sqrt(Math.max(vz ** 2 + 2 * ARENA.gravity * (z - DIE.half), 0))) / ARENA.gravity;
  return [x + vx * time, y + vy * time, DIE.half];
}

/** What is known of a throw before it flies. */
export interface Before {
  readonly motion: Motion;
  readonly from: ThrownFrom;
  readonly lying: Lying;
  /** Its hand, if that is seen already. */
  readonly seen: HandSeen | null;
}

/** Show the hands of a throw until they let go. */
export async function leadIn(
  { stage, overlay }: { stage: Stage; overlay: Pick<Overlay, 'set'> },
  { motion, from, lying, seen }: Before,
  run: Run,
): Promise<void> {
  const hands = handsOf(motion, (die) => stage.placed(die), from.side);
  if (!hands.length) return;
  for (const { dice } of hands) for (const die of dice) stage.remove(die);
  const only = hands.length === 1 ? hands[0] : undefined;
  const target = only && (seen?.target ?? only.target);
  const ways = hands.map(({ side, lets }) => {
    const waits = (only && seen?.hand) ?? waitingIn(stage, side, lying);
    const emptier = emptierSide(waits, lets, lying);
    const ways = [emptier, -emptier as 1 | -1].map((bend) => (t: number) => risen(waits, lets, bend, t));
    return ways.find((way) => isSeen(stage, way(0.5))) ?? ways[0]!;
  });
  const wait = seen ? 0 : SEEN;
  await run((ms) => {
    const t = Math.min(Math.max((ms - wait) / RISE, 0), 1);
    const places = ways.map((way) => way(t));
    stage.hold(hands.flatMap((hand, index) => together(hand, places[index]!, motion)));
    const aims = target && t < 1 && distanceOut(target[0], target[1]) < ARENA.apothem;
    if (aims) drawHand(overlay, { seat: from.seat, hand: places[0]!, target, force: null });
    else overlay.set({ more: null });
    stage.draw();
    return ms < wait + RISE + REST;
  });
  overlay.set({ more: null });
  stage.hold([]);
}

/** The dice of a hand as they will be let go, around where it is now. */
function together({ dice, lets }: Leading, at: Point, motion: Motion): Placed[] {
  return dice.map((die) => {
    const placed = motion.at(0, die);
    const [x, y, z] = placed.at;
    return { at: [at[0] + x - lets[0], at[1] + y - lets[1], at[2] + z - lets[2]], turned: placed.turned };
  });
}

const apart = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}
