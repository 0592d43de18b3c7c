/**
 * A throw that mattered once more: slower, nearer and from another side. It is shown by the recorded motion, takes the
 * same time however slowly pictures are drawn, and ends with any press.
 */
import { restOf } from './edge';
import { distanceOut, rim, type Point } from './geometry';
import { nextPicture, ON_RIM, panOf, type Thrown } from './player';
import type { Sound } from './sound';
import type { Stage } from './stages/stage';
import { isDie, type Motion } from './trajectory';

/** So much of the motion is shown, in ms of it: before the decision, and after. */
const BEFORE = 620;
const AFTER = 160;
/** How much slower than it happened. */
export const PACE = 0.32;
/** The last picture stays so long, in ms. */
const STAYS = 260;
const STEEPNESS = 0.9;
/** The camera moves so far around in that time, in rad. */
const DRIFT = 0.22;
/** Another side is at least so far around from where one looks, in rad. */
const OTHER_SIDE = 1.1;
/** A die in the middle of the box is seen as well from everywhere, in m. */
const MIDDLE = 0.015;
/** The camera does not look at what lies farther out, in m. */
const REACH = 0.075;

/** What is looked at: where, from which side, and which part of the motion, in ms of it. */
export interface Look {
  readonly at: Point;
  readonly bearing: number;
  readonly from: number;
  readonly to: number;
}

/** How a throw is looked at for the sake of these dice, by who saw it from the side `near`. */
export function lookAt(motion: Motion, dice: readonly number[], near: number): Look {
  const moved = motion.dice.filter((die) => restOf(motion, die) > 0);
  const wanted = moved.filter((die) => dice.includes(die));
  const about = wanted.length ? wanted : moved;
  const decided = Math.max(0, ...about.map((die) => leftAt(motion, die) ?? restOf(motion, die)));
  const at = within(middle(about.map((die) => motion.at(decided / 1000, die).at)));
  return {
    at,
    bearing: sideFor(at, near),
    from: Math.max(0, decided - BEFORE),
    to: Math.min(motion.seconds * 1000, decided + AFTER),
  };
}

/** When a die flies over the rim, in ms; nothing if it stays. */
function leftAt(motion: Motion, die: number): number | null {
  const out = (seconds: number) => {
    const [x, y, z] = motion.at(seconds, die).at;
    return distanceOut(x, y) > rim(z);
  };
  if (!out(motion.seconds)) return null;
  let time = motion.seconds;
  while (time > 0 && out(time - 1 / 60)) time -= 1 / 60;
  return time * 1000;
}

const middle = (points: readonly Point[]): Point =>
  [0, 1, 2].map((axis) => points.reduce((sum, at) => sum + at[axis]!, 0) / (points.length || 1)) as [
    number,
    number,
    number,
  ];

function within([x, y, z]: Point): Point {
  const out = Math.hypot(x, y);
  return out <= REACH ? [x, y, Math.max(z, 0)] : [(x * REACH) / out, (y * REACH) / out, Math.max(z, 0)];
}

/** Over the opposite rim, where no wall hides it; but never from where it was seen already. */
function sideFor([x, y]: Point, near: number): number {
  const opposite = Math.hypot(x, y) < MIDDLE ? near + 2 : Math.atan2(-y, -x);
  const apart = Math.atan2(Math.sin(opposite - near), Math.cos(opposite - near));
  if (Math.abs(apart) >= OTHER_SIDE) return opposite;
  return near + (apart < 0 ? -OTHER_SIDE : OTHER_SIDE);
}

export class SecondLook {
  private over = false;
  private wake: () => void = () => undefined;
  private readonly before: { readonly bearing: number; readonly steepness: number };
  private readonly look: Look;

  constructor(
    private readonly stage: Stage,
    private readonly sound: Sound | undefined,
    private readonly thrown: Thrown,
    dice: readonly number[],
    /** It is over: whatever lies there now is to be shown again. */
    private readonly ended: () => void,
  ) {
    const { bearing, steepness } = stage;
    this.before = { bearing, steepness };
    this.look = lookAt(thrown.motion, dice, bearing);
  }

  /** Resolves when all is shown, or it was ended. */
  async play(): Promise<void> {
    const { from, to, bearing } = this.look;
    this.setUp();
    addEventListener('pointerdown', this.end, { capture: true, passive: true });
    addEventListener('keydown', this.end, { capture: true, passive: true });
    const begin = performance.now();
    const length = (to - from) / PACE;
    let time = from;
    for (let ms = 0; !this.over && ms < length + STAYS; ms = performance.now() - begin) {
      const now = Math.min(from + ms * PACE, to);
      this.stage.bearing = bearing + (DRIFT * ms) / (length + STAYS);
      this.picture(now);
      this.hear(time, now);
      time = now;
      await new Promise<void>((next) => {
        this.wake = next;
        nextPicture(next);
      });
    }
    this.end();
  }

  /** All is as it was, in this instant. */
  readonly end = (): void => {
    if (this.over) return;
    this.over = true;
    removeEventListener('pointerdown', this.end, { capture: true });
    removeEventListener('keydown', this.end, { capture: true });
    this.stage.closeUp = null;
    this.stage.steepness = this.before.steepness;
    this.stage.bearing = this.before.bearing;
    this.ended();
    this.wake();
  };

  private setUp(): void {
    const { stage, thrown } = this;
    for (const die of stage.dice()) stage.remove(die);
    for (const [die, placed] of thrown.scene) stage.place(die, placed);
    stage.steepness = STEEPNESS;
    stage.closeUp = { at: this.look.at, by: 1 };
  }

  private picture(now: number): void {
    const { motion } = this.thrown;
    for (const die of motion.dice) this.stage.place(die, motion.at(now / 1000, die));
    this.stage.closeUp = { at: this.look.at, by: 1 };
    this.stage.draw();
  }

  private hear(after: number, until: number): void {
    const { motion } = this.thrown;
    for (const contact of motion.contacts) {
      if (contact.ms <= after || contact.ms > until) continue;
      const die = isDie(contact.what) ? contact.what : contact.on;
      if (!motion.dice.includes(die)) continue;
      const { at } = motion.at(contact.ms / 1000, die);
      this.sound?.contact(contact, panOf(at, this.stage.bearing), at[2] > ON_RIM, PACE);
    }
  }
}
