/** A motion as far as it is computed: it grows until the dice have landed. */

import type { PlayOptions, Run, TallyCommand } from './player';
import type { Motion } from './trajectory';

export class Flight {
  /** What follows the landing. */
  tally: readonly TallyCommand[] = [];
  options: PlayOptions = {};
  /** What is shown before it. */
  before: ((run: Run) => Promise<void>) | null = null;
  /** Resolves when the motion is whole, or will never be: then there is none. */
  readonly landed: Promise<void>;
  isWhole = false;
  private done!: () => void;

  constructor(public motion: Motion | null) {
    this.landed = new Promise((done) => (this.done = done));
  }

  grow(motion: Motion): void {
    if (!this.isWhole) this.motion = motion;
  }

  land(motion: Motion | null, tally: readonly TallyCommand[] = [], options: PlayOptions = {}): this {
    if (!this.isWhole) Object.assign(this, { motion, tally, options, isWhole: true });
    this.done();
    return this;
  }
}
