/**
 * The hand of another before its throw: it is seen over the rim, rises to where it lets go, and rests there. So a thrown
 * die comes from a hand, whoever throws it.
 */
import { ARENA, DIE, distanceOut, mix, type Placed, type Point } from './geometry';
import { handAt } from './intent';
import { drawHand, inView } from './others';
import type { Overlay } from './overlay';
import type { Run } from './player';
import type { Stage } from './stages/stage';
import type { Motion } from './trajectory';

/** How a throw of another begins: from this side, by this seat of the table. */
export interface ThrownFrom {
  readonly side: number;
  readonly seat: number | null;
}

/** In ms: the hand is seen, rises, rests. */
export const LEAD = { seen: 160, rise: 200, rest: 40 } as const;
export const LEAD_MS = LEAD.seen + LEAD.rise + LEAD.rest;
/** How far the hand goes aside on its way, in m: it would cover its target. */
const ASIDE = 0.045;
/** Slower than this over the table a throw has no direction, in m/s. */
const LEVEL = 0.3;
/** Dice in one hand fly alike, in m/s. */
const ALIKE = 0.5;
/** A die that begins farther than this from where it lay is thrown, in m. */
const MOVED = 0.002;

const ease = (t: number) => t * t * (3 - 2 * t);
const share = (ms: number, length: number) => Math.min(Math.max(ms / length, 0), 1);

/** One hand of a throw: its dice, where it waits and where it lets go. */
export interface Leading {
  readonly dice: readonly number[];
  readonly waits: Point;
  readonly lets: Point;
  readonly target: Point;
}

/** The hands of a motion: dice that do not lie where they begin, by how they fly. */
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
    return { dice, lets, waits: waitingAt(lets, velocity, side), target: fallsOn(lets, velocity) };
  });
}

/** Over the rim: back along the line of fire; a die that only falls comes from the side of its player. */
function waitingAt(lets: Point, [vx, vy]: Point, side: number): Point {
  const level = Math.hypot(vx, vy);
  const over = (bearing: number) => handAt({ manner: 'toss', bearing, target: [0, 0, DIE.half], force: 50 });
  if (level < LEVEL) return over(side);
  const [ux, uy] = [-vx / level, -vy / level];
  const [along, out] = [lets[0] * ux + lets[1] * uy, Math.hypot(lets[0], lets[1])];
  const reach = Math.hypot(...over(0).slice(0, 2));
  const back = Math.max(Math.sqrt(Math.max(along ** 2 + reach ** 2 - out ** 2, 0)) - along, 0);
  return over(Math.atan2(lets[1] + back * uy, lets[0] + back * ux));
}

/** Where a flight without air ends on the mat. */
function fallsOn([x, y, z]: Point, [vx, vy, vz]: Point): Point {
  const time = (vz + Math.sqrt(Math.max(vz ** 2 + 2 * ARENA.gravity * (z - DIE.half), 0))) / ARENA.gravity;
  return [x + vx * time, y + vy * time, DIE.half];
}

/** Where the hand is on its way, `t` from 0 to 1: aside in the middle, so that it does not cover its target. */
export function onItsWay({ waits, lets }: Leading, t: number, aside: number): Point {
  const at = mix(waits, lets, ease(t));
  const [dx, dy] = [lets[0] - waits[0], lets[1] - waits[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bow = aside * Math.sin(Math.PI * ease(t));
  return [at[0] - (dy / length) * bow, at[1] + (dx / length) * bow, at[2]];
}

/** To the side with fewer dice: of them who look from the hand, 1 to the left and −1 to the right. */
function freeSide({ waits, lets }: Leading, lying: readonly Point[]): number {
  const [dx, dy] = [lets[0] - waits[0], lets[1] - waits[1]];
  const left = lying.filter((at) => dx * (at[1] - waits[1]) - dy * (at[0] - waits[0]) > 0).length;
  return left * 2 <= lying.length ? ASIDE : -ASIDE;
}

/** Show the hands of a throw until they let go; `seen`: its hand is over the rim already, there. */
export async function leadIn(
  { stage, overlay }: { stage: Stage; overlay: Pick<Overlay, 'set'> },
  motion: Motion,
  from: ThrownFrom,
  seen: Point | null,
  run: Run,
): Promise<void> {
  const found = handsOf(motion, (die) => stage.placed(die), from.side);
  const hands = found.map((hand) => ({
    ...hand,
    waits: seen && found.length === 1 ? seen : inView(stage, hand.waits),
  }));
  if (!hands.length) return;
  for (const { dice } of hands) for (const die of dice) stage.remove(die);
  const lying = stage.dice().map((die) => stage.placed(die)!.at);
  const sides = hands.map((hand) => freeSide(hand, lying));
  const wait = seen ? 0 : LEAD.seen;
  await run((ms) => {
    const t = share(ms - wait, LEAD.rise);
    const places = hands.map((hand, index) => onItsWay(hand, t, sides[index]!));
    stage.hold(hands.flatMap((hand, index) => together(hand, places[index]!, motion)));
    const [only] = hands.length === 1 ? hands : [];
    const shown = only && inBox(only.target) && t < 1;
    if (shown) drawHand(overlay, { seat: from.seat, hand: places[0]!, target: only.target, force: null });
    else overlay.set({ more: null });
    stage.draw();
    return ms < wait + LEAD.rise + LEAD.rest;
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

const inBox = ([x, y]: Point) => distanceOut(x, y) < ARENA.apothem;
const apart = (one: Point, other: Point) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}
