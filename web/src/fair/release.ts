/** What chance adds to a throw in the arena, in the order in which `throwers/release.py` draws it. */

import { times, unit, type Quaternion } from '../arena/geometry';
import type { Stream } from './stream';

const TREMOR_PLACE = 1000;
const TREMOR_SPEED = 15;
const TREMOR_PERCENT = 3;
const TREMOR_SPIN = 4000;
const GRAIN = 1 << 20;
/** Those who do not aim throw at a point of a circle; so fine is the grid of points. */
const SCATTER_GRAIN = 1000;

export interface Hand {
  readonly seat: number;
  readonly dice: readonly number[];
  /** The nine whole numbers. */
  readonly intent: readonly number[];
  /** Chance aimed: at a free place, or anywhere. */
  readonly aimed: 'hand' | 'free' | 'anywhere';
}

type Three = readonly [number, number, number];

/** How chance lets go of a die. */
export interface Release {
  /** Which of the cube's 24 rotations says where the faces are. */
  readonly turn: number;
  /** How the die is turned when it leaves the hand. */
  readonly turned: Quaternion;
  /** How its body is held: a quaternion of whole numbers, of any length. */
  readonly held: Quaternion;
  /** How the hand trembles: µm, mm/s, mrad/s. */
  readonly tremor: { readonly place: Three; readonly velocity: Three; readonly spin: Three };
}

/** Everything that chance adds to a throw. */
export interface Released {
  /** Where chance aims, in thousandths of the scatter, by seat. */
  readonly aims: ReadonlyMap<number, readonly [x: number, y: number]>;
  /** The hands in the order in which they let go. */
  readonly order: readonly Hand[];
  /** By the number of the die. */
  readonly dice: ReadonlyMap<number, Release>;
}

/** All dice of a throw as they leave the hands. What the stream gives next is the seed for nudges. */
export function released(stream: Stream, hands: readonly Hand[]): Released {
  const aims = new Map<number, readonly [number, number]>();
  for (const { seat, aimed } of hands) if (aimed === 'anywhere') aims.set(seat, aimAt(stream));
  const dice = new Map<number, Release>();
  const order = stream.shuffled([...hands].sort(byDice));
  for (const hand of order) for (const die of hand.dice) dice.set(die, release(stream, hand.intent));
  return { aims, order, dice };
}

function byDice(a: Hand, b: Hand): number {
  return (a.dice[0] ?? -1) - (b.dice[0] ?? -1);
}

/** Draws the point at which chance aims; a drop goes onto a free place and draws none. */
function aimAt(stream: Stream): readonly [number, number] {
  for (;;) {
    const x = trembling(stream, SCATTER_GRAIN);
    const y = trembling(stream, SCATTER_GRAIN);
    if (x * x + y * y <= SCATTER_GRAIN ** 2) return [x, y];
  }
}

/** A whole number, as far as this from 0 either way. */
function trembling(stream: Stream, most: number): number {
  return stream.below(2 * most + 1) - most;
}

function release(stream: Stream, intent: readonly number[]): Release {
  const turn = stream.below(ROTATIONS.length);
  const held = heldBy(stream);
  const [, , , vx = 0, vy = 0, vz = 0] = intent;
  const speed = Math.floor(Math.sqrt(vx * vx + vy * vy + vz * vz));
  const most = TREMOR_SPEED + Math.floor((speed * TREMOR_PERCENT) / 100);
  const [place, velocity, spin] = [TREMOR_PLACE, most, TREMOR_SPIN].map((by) => three(stream, by));
  const tremor = { place: place!, velocity: velocity!, spin: spin! };
  return { turn, turned: times(unit(held), ROTATIONS[turn]!), held, tremor };
}

function three(stream: Stream, most: number): Three {
  return [trembling(stream, most), trembling(stream, most), trembling(stream, most)];
}

/** Any orientation: points in a cube are drawn until one lies in the ball, and not in its middle. */
function heldBy(stream: Stream): Quaternion {
  const part = () => trembling(stream, GRAIN);
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
