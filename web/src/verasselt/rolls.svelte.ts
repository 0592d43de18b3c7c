/** Shows rolls: in a small arena where they fell in one, else by tumbling in the tray. */

import type { Moment } from '../protocol/messages';
import type { Shows, Stage } from '../state/visit.svelte';
import { landed } from '../table/tally';
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

  /** `signs` shows what a moment means beyond the dice, event by event. */
  constructor(
    private readonly box: () => Box | undefined,
    private readonly signs: (moment: Moment, shows: Shows) => Promise<void>,
  ) {}

  readonly play = async (moment: Moment, motion: Uint8Array, shows: Shows): Promise<void> => {
    const box = this.box();
    if (!box) return;
    let signs = Promise.resolve();
    await box.play(motion, () => {
      this.landed = faces(moment);
      shows(landed(moment.events));
      signs = this.signs(moment, shows);
    });
    await signs;
    this.landed = null;
  };

  readonly tally = async (moment: Moment, shows: Shows): Promise<void> => {
    await this.tumble(moment);
    shows(landed(moment.events));
    await this.signs(moment, shows);
    this.landed = null;
  };

  private async tumble(moment: Moment): Promise<void> {
    this.hurried = false;
    this.landed = faces(moment);
    if (!this.landed) return;
    this.tumbling = moment.events.find((event) => event.is === 'dice_rolled')?.rolled ?? [];
    sound.sign('card');
    for (let waited = 0; waited < TUMBLE && !this.hurried; waited += STEP) await pause(STEP);
    this.tumbling = [];
  }

  readonly skip = (): void => {
    this.hurried = true;
    this.box()?.skip();
  };
}

function faces(moment: Moment): readonly string[] | null {
  return moment.events.find((event) => event.is === 'dice_rolled')?.dice ?? null;
}
