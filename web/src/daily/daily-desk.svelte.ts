/** The controller of an arena of a day: it shows throws, and takes the one that a person has. */

import { ThrowDesk } from '../throws/throw-desk.svelte';
import type { ApiFailure } from '../net/api';
import type { DailyArena, DailyLanding, DailyMotion, DailyThrow } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { ensureGuest } from '../state/me.svelte';
import type { Edition } from '../symbols';
import { lyingOf } from '../table/tally';
import { errorText, t } from '../words/words.svelte';
import { api } from './api';

export class DailyDesk extends ThrowDesk {
  /** What lies there before the throw. */
  setting = $state.raw<DailyArena | null>(null);
  day = $state('');
  /** Whether a throw may be made here. */
  open = $state(false);
  /** The throw that is shown. */
  shown = $state.raw<DailyLanding | null>(null);
  own = $state.raw<DailyThrow | null>(null);
  readonly edition = $derived<Edition>((this.setting?.game as Edition | undefined) ?? 'strike');

  get hand(): number {
    return this.open && this.setting && !this.own ? this.setting.dice : 0;
  }
  get canAim(): boolean {
    return !this.busy && this.hand > 0;
  }

  /** Lay the arena of a day, as it was before any throw or after one's own. */
  lay(day: string, setting: DailyArena, own: DailyThrow | null, open: boolean): void {
    [this.day, this.setting, this.own, this.open] = [day, setting, own, open];
    this.shown = own?.landing ?? null;
    this.lying = lyingOf(this.shown?.lying ?? setting.lying);
  }

  /** The one throw of a person. */
  async thrown(intent: readonly number[]): Promise<void> {
    await this.attempt(async () => {
      await ensureGuest();
      const motion = await this.sent(intent);
      this.own = motion;
      await this.show(motion);
    });
  }

  /** Play a throw from the beginning; one that was not computed is computed. */
  async watch(id: string): Promise<void> {
    await this.attempt(async () => {
      await ensureGuest();
      const motion = await api.motion(this.day, id);
      if (this.own?.throw === id) this.own = motion;
      this.lying = lyingOf(this.setting?.lying ?? []);
      this.shown = null;
      await this.show(motion);
    });
  }

  /** What a throw earned, as a sentence. */
  sum({ points, turned, out }: DailyLanding): string {
    const parts = { turned: turned.length, out: Object.keys(out).length };
    return `${t('daily-points', { points })}. ${t('daily-sum', parts)}`;
  }

  /** A throw may be stored though its answer was lost, or was an error: then it is shown as stored. */
  private async sent(intent: readonly number[]): Promise<DailyMotion> {
    try {
      return await api.throw({ day: this.day, intent: [...intent] });
    } catch (error) {
      const { day, own } = await api.today();
      if (day === this.day) this.own = own;
      throw error;
    }
  }

  private async show(motion: DailyMotion): Promise<void> {
    const bytes = Uint8Array.from(atob(motion.motion), (letter) => letter.charCodeAt(0));
    this.moving = true;
    const gone = [{ act: 'gone' as const, dice: Object.keys(motion.landing.out).map(Number) }];
    await this.arena?.play(bytes, gone, { onrest: () => this.rest(motion.landing) });
    this.rest(motion.landing);
    this.lying = lyingOf(motion.landing.lying);
  }

  private rest(landing: DailyLanding): void {
    if (this.shown === landing) return;
    this.shown = landing;
    announce(this.sum(landing));
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      await what();
    } catch (error) {
      this.arena?.calm();
      this.failure = errorText(error as ApiFailure);
    } finally {
      [this.moving, this.busy] = [false, false];
    }
  }
}
