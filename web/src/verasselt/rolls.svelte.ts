/** Shows rolls: in a small arena where they fell in one, else by tumbling in the tray. */

import type { Moment } from '../protocol/messages';
import type { Stage } from '../state/visit.svelte';
import { sound } from '../table/sound.svelte';

/** So long dice tumble that no arena threw, in ms. */
const TUMBLE = 430;
const STEP = 30;

interface Box {
  play(motion: Uint8Array, rested: () => void): Promise<void>;
  skip(): void;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export class Rolls implements Stage {
  /** Dice that tumble right now. */
  tumbling = $state.raw<readonly number[]>([]);
  /** What the dice show already, while the table still shows what was before. */
  landed = $state.raw<readonly string[] | null>(null);
  private hurried = false;

  /** `signs` shows what a moment means beyond the dice. */
  constructor(
    private readonly box: () => Box | undefined,
    private readonly signs: (moment: Moment) => void,
  ) {}

  readonly play = async (moment: Moment, motion: Uint8Array, rested: () => void): Promise<void> => {
    const box = this.box();
    if (!box) return;
    await box.play(motion, () => {
      this.landed = faces(moment);
      rested();
      this.signs(moment);
    });
    this.landed = null;
  };

  readonly tally = async (moment: Moment): Promise<void> => {
    this.hurried = false;
    const now = faces(moment);
    this.signs(moment);
    if (!now) return;
    this.tumbling = moment.events.find((event) => event.is === 'dice_rolled')?.rolled ?? [];
    this.landed = now;
    sound.sign('card');
    for (let waited = 0; waited < TUMBLE && !this.hurried; waited += STEP) await pause(STEP);
    this.tumbling = [];
    this.landed = null;
  };

  readonly skip = (): void => {
    this.hurried = true;
    this.box()?.skip();
  };
}

function faces(moment: Moment): readonly string[] | null {
  return moment.events.find((event) => event.is === 'dice_rolled')?.dice ?? null;
}
