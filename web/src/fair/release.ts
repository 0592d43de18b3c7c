/** What chance adds to a throw in the arena, in the order in which `throwers/release.py` draws it. */

import { times, unit, type Quaternion } from '../arena/geometry';
import type { Stream } from './stream';

const TREMOR_PLACE = 1000;
const TREMOR_SPEED = 15;
const TREMOR_PERCENT = 3;
const TREMOR_SPIN = 4000;
const GRAIN = 1 << 20;
const AXES = 3;
/** Those who do not aim throw at a point of a circle; so fine is the grid of points. */
const SCATTER_GRAIN = 1000;

export interface Hand {
  readonly seat: number;
  readonly dice: readonly number[];
  /** The nine whole numbers. */
  readonly intent: readonly number[];
  /** Chance aimed: at the middle, or anywhere. */
  readonly aimed: 'hand' | 'middle' | 'anywhere';
}

/** How chance lets go of a die. */
export interface Release {
  /** Which of the cube's 24 rotations says where the faces are. */
  readonly turn: number;
  /** How the die is turned when it leaves the hand. */
  readonly turned: Quaternion;
}

/** All dice of a throw as they leave the hands, by their numbers. */
export function released(stream: Stream, hands: readonly Hand[]): Map<number, Release> {
  for (const hand of hands) skipAim(stream, hand);
  const dice = new Map<number, Release>();
  for (const hand of stream.shuffled([...hands].sort(byDice)))
    for (const die of hand.dice) dice.set(die, release(stream, hand.intent));
  return dice;
}

function byDice(a: Hand, b: Hand): number {
  return (a.dice[0] ?? -1) - (b.dice[0] ?? -1);
}

/** Draws the point at which chance aimed; its place is in the intent. */
function skipAim(stream: Stream, { aimed }: Hand): void {
  if (aimed === 'hand') return;
  for (;;) {
    const x = stream.below(2 * SCATTER_GRAIN + 1) - SCATTER_GRAIN;
    const y = stream.below(2 * SCATTER_GRAIN + 1) - SCATTER_GRAIN;
    if (aimed === 'middle' || x * x + y * y <= SCATTER_GRAIN ** 2) return;
  }
}

function release(stream: Stream, intent: readonly number[]): Release {
  const turn = stream.below(ROTATIONS.length);
  const held = heldBy(stream);
  const [, , , vx = 0, vy = 0, vz = 0] = intent;
  const speed = Math.floor(Math.sqrt(vx * vx + vy * vy + vz * vz));
  const tremor = TREMOR_SPEED + Math.floor((speed * TREMOR_PERCENT) / 100);
  for (const most of [TREMOR_PLACE, tremor, TREMOR_SPIN])
    for (let axis = 0; axis < AXES; axis++) stream.below(2 * most + 1);
  return { turn, turned: times(unit(held), ROTATIONS[turn]!) };
}

/** Any orientation: points in a cube are drawn until one lies in the ball, and not in its middle. */
function heldBy(stream: Stream): Quaternion {
  const part = () => stream.below(2 * GRAIN + 1) - GRAIN;
  for (;;) {
    const held: Quaternion = [part(), part(), part(), part()];
    const square = held.reduce((sum, each) => sum + each * each, 0);
    if (GRAIN ** 2 / 16 < square && square <= GRAIN ** 2) return held;
  }
}

/** The 24 rotations of a cube, the identity first, in the order of `physics/cube.py`. */
export const ROTATIONS: readonly Quaternion[] = rotations();

function rotations(): Quaternion[] {
  const root = Math.sqrt(0.5);
  const signs = [1, -1];
  const around = [0, 1, 2, 3].map((axis) => quaternion((at) => Number(at === axis)));
  const corners = signs.flatMap((x) =>
    signs.flatMap((y) => signs.map((z): Quaternion => [0.5, x / 2, y / 2, z / 2])),
  );
  const edges = [0, 1, 2, 3].flatMap((first) =>
    [0, 1, 2, 3]
      .filter((second) => first < second)
      .flatMap((second) =>
        signs.map((sign) => quaternion((at) => (at === first ? root : at === second ? sign * root : 0))),
      ),
  );
  return [...around, ...corners, ...edges];
}

function quaternion(part: (at: number) => number): Quaternion {
  return [part(0), part(1), part(2), part(3)];
}
