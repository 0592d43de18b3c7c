/**
 * The state of the dice, rounded after every step: what processors compute differently is gone before it grows.
 *
 * A number that lies exactly between two rounded ones goes to either side by its last bit. Such ties are noted, so
 * that a throw that landed otherwise elsewhere can be tried again with the other side.
 */

import type { Grain } from './arenas';
import type { State } from './engine';

/** A number this close to a tie, as a part of its grain, may have been rounded to the other side elsewhere. */
const NEAR = 1e-6;

export interface Tie {
  /** By which it is known when the throw is tried again: the number of the rounding, and of the number in it. */
  readonly key: string;
  /** It was rounded on the way to this frame. */
  readonly frame: number;
}

export class Rounding {
  readonly ties: Tie[] = [];
  private readonly places: Grid;
  private readonly speeds: Grid;
  private count = 0;

  /** `otherwise`: keys of ties that are to be rounded to the other side. */
  constructor(
    private readonly state: State,
    grain: Grain,
    private readonly otherwise: ReadonlySet<string>,
  ) {
    this.places = gridOf(state.dice, [...ofEach(3, grain.place), ...ofEach(4, grain.turn)]);
    this.speeds = gridOf(state.dice, [...ofEach(3, grain.speed), ...ofEach(3, grain.spin)]);
  }

  /** Round all, on the way to this frame. */
  round(frame: number): void {
    this.count += 1;
    this.roundAll(this.state.places, this.places, frame, 'p');
    this.roundAll(this.state.speeds, this.speeds, frame, 's');
  }

  /** Round what was computed by operations that are exact everywhere: ties go to the same side everywhere. */
  roundExact(): void {
    for (const [numbers, { anchors }] of [
      [this.state.places, this.places],
      [this.state.speeds, this.speeds],
    ] as const)
      for (let at = 0; at < numbers.length; at++) numbers[at] = numbers[at]! + anchors[at]! - anchors[at]!;
  }

  private roundAll(
    numbers: Float64Array,
    { anchors, near, grains }: Grid,
    frame: number,
    kind: string,
  ): void {
    for (let at = 0; at < numbers.length; at++) {
      const exact = numbers[at]!;
      const rounded = exact + anchors[at]! - anchors[at]!;
      numbers[at] = rounded;
      if (Math.abs(exact - rounded) < near[at]!) continue;
      const key = `${this.count}${kind}${at}`;
      this.ties.push({ key, frame });
      if (this.otherwise.has(key)) numbers[at] = rounded + (exact > rounded ? grains[at]! : -grains[at]!);
    }
  }
}

/** For each number of the state: its grain, what rounds it, and how far from rounded it is near a tie. */
interface Grid {
  readonly grains: Float64Array;
  readonly anchors: Float64Array;
  readonly near: Float64Array;
}

function gridOf(dice: number, powers: readonly number[]): Grid {
  const grains = Float64Array.from(Array.from({ length: dice }, () => powers).flat(), (power) => 2 ** power);
  return {
    grains,
    anchors: grains.map(anchor),
    near: grains.map((grain) => grain * (0.5 - NEAR)),
  };
}

function ofEach(count: number, power: number): number[] {
  return Array.from({ length: count }, () => power);
}

/** So large that the next number is one grain away: a sum with it is rounded by the processor itself. */
function anchor(grain: number): number {
  return 1.5 * 2 ** 52 * grain;
}
