/**
 * How a phone follows what the screen of the room shows: it says each sentence when the screen does, so that it reveals
 * nothing too early.
 */

import { TIMES } from '../arena/player';
import { leadOf } from '../moments/leads';
import { shownOf, type Scene } from '../moments/signs';
import type { GameEvent } from '../protocol/messages';
import type { Shows } from '../state/visit.svelte';
import { commands, landed } from '../table/tally';

export class Pace {
  private ended = false;
  private wake: () => void = () => undefined;

  constructor(private readonly scene: () => Scene) {}

  /** Nothing is waited for any more. */
  end(): void {
    this.ended = true;
    this.wake();
  }

  /** A motion of so many ms. */
  async wait(ms: number): Promise<void> {
    this.ended = false;
    await this.pause(ms + TIMES.settle);
  }

  /** What came of it, event by event. */
  async follow(events: readonly GameEvent[], shows: Shows): Promise<void> {
    shows(landed(events));
    for (const [index, event] of events.entries()) {
      shows(index + 1);
      await this.pause(this.msOf(event));
    }
    this.ended = false;
  }

  private msOf(event: GameEvent): number {
    const signs = shownOf(event, this.scene()).reduce((ms, shown) => ms + leadOf(shown), 0);
    const acts = commands({ events: [event], lying: null }, 1).map(({ act }) => act);
    const taken = acts.includes('take') ? TIMES.lift + TIMES.take : 0;
    const lost = acts.includes('sink') || acts.includes('gone') ? TIMES.sink : 0;
    return signs + taken + lost;
  }

  private pause(ms: number): Promise<void> {
    if (this.ended || !ms) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
