/** Analyses games one after the other, until all are done or somebody stops it. */

import type { ApiFailure } from '../net/api';
import { errorText } from '../words/words.svelte';

export class Analysing {
  /** How many of the games are done; null: nothing runs. */
  done = $state<number | null>(null);
  /** Why the last game could not be analysed. */
  failure = $state('');
  private stopped = false;

  constructor(private readonly analyse: (game: string) => Promise<unknown>) {}

  /** One game that cannot be analysed does not keep the others from it. */
  async run(games: readonly string[]): Promise<void> {
    [this.done, this.failure, this.stopped] = [0, '', false];
    for (const game of games) {
      if (this.stopped) break;
      try {
        await this.analyse(game);
      } catch (error) {
        this.failure = errorText(error as ApiFailure);
      }
      this.done += 1;
    }
    this.done = null;
  }

  /** The game that is being analysed now is the last. */
  stop(): void {
    this.stopped = true;
  }
}
