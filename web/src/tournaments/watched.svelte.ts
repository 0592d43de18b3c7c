/** A tournament as the server has it, asked for again and again while somebody looks. */

import type { ApiFailure } from '../net/api';
import { settings } from '../state/settings.svelte';
import { errorText, t } from '../words/words.svelte';
import { api } from './api';
import { names, preview, type NameWords } from './evening';
import type { NextRound, Tournament } from '../protocol/messages';

/** Time between two questions, in ms: a whole club asks from one address. */
const AGAIN = 5000;

export class Watched {
  shown = $state.raw<Tournament | null>(null);
  failure = $state('');
  gone = $state(false);
  busy = $state(false);
  /** The server's time, in s; it moves once a second. */
  now = $state(Date.now() / 1000);
  #words: NameWords = $derived({
    left: t('tournament-left-name'),
    bot: (number) => t('tournament-bot-name', { number }),
  });
  /** What to call every entrant. */
  called = $derived(names(this.shown?.entrants ?? [], this.#words));
  /** The next round as it was asked for; null once anything has changed. */
  #next = $state.raw<NextRound | null>(null);
  next = $derived(this.shown && preview(this.shown, this.#next, this.#words));
  /** The server's clock less the own one, in s. */
  #ahead = 0;

  constructor(readonly id: string) {}

  who = (entrant: number): string => this.called.get(entrant) ?? '';

  /** Ask once; without an answer what was shown stays. */
  async read(): Promise<void> {
    try {
      const response = await api.read(this.id, settings.language);
      // A browser may answer from its store: its header has the time of now, what is stored has not.
      const date = Date.parse(response.headers.get('date') ?? '');
      if (date) this.#ahead = (date - Date.now()) / 1000;
      this.#show((await response.json()) as Tournament);
      this.failure = '';
    } catch (error) {
      this.#fail(error as ApiFailure);
    }
  }

  /** Do something, and show what is so now; whether it was done. */
  act(what: (id: string) => Promise<Tournament>): Promise<boolean> {
    return this.#attempt(async () => this.#show(await what(this.id)));
  }

  /** Ask who would sit where, as everything is now. */
  async look(): Promise<void> {
    await this.#attempt(async () => {
      const next = await api.next(this.id);
      if (this.shown?.version !== next.version) await this.read();
      this.#next = next;
    });
  }

  async #attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.failure = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.#fail(error as ApiFailure);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Until the returned function is called; nobody asks for a tab that is not seen. */
  listen(): () => void {
    const ask = () => {
      if (!document.hidden && !this.gone) void this.read();
    };
    const asking = setInterval(ask, AGAIN);
    const ticking = setInterval(() => (this.now = Date.now() / 1000 + this.#ahead), 1000);
    document.addEventListener('visibilitychange', ask);
    void this.read();
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  /** An answer that was overtaken by a newer one is not shown. */
  #show(now: Tournament): void {
    if (!this.shown || now.version >= this.shown.version) this.shown = now;
  }

  #fail(error: ApiFailure): void {
    this.gone = !this.shown && [401, 403, 404].includes(error.status);
    this.failure = this.gone ? t('tournament-unknown') : errorText(error);
  }
}
