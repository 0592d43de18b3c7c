/** What somebody chooses before a table is opened, at the lobby as at the referee's: game, edition, house rules. */

import type { Trouble } from '../net/api';
import type { CatalogueEntry, TableWanted } from '../protocol/messages';
import { trouble } from '../words/words.svelte';
import { catalogue } from './catalogue';
import { BOXES, GAMES } from './games';
import { differing, same, settled } from './options';

export class GameChoice {
  game = $state('strike');
  preset = $state('');
  /** House rules that differ from the edition. */
  chosen = $state.raw<Record<string, unknown>>({});
  tournament = $state(false);
  first = $state(0);
  entry = $state.raw<CatalogueEntry | null>(null);
  /** Why it does not go on, in a sentence. */
  said = $state('');
  busy = $state(false);

  box = $derived(BOXES.find((each) => each.games.includes(this.game)));
  /** Every rule as it stands now. */
  rules = $derived(this.entry ? settled(this.entry, this.preset || null, this.chosen) : {});
  differ = $derived(this.entry ? differing(this.entry, this.rules) : []);

  constructor(wanted: string | null | undefined) {
    this.game = GAMES.find((known) => known === wanted) ?? 'strike';
  }

  /** Ask what the game has; rules that were chosen for another one are forgotten. */
  async load(game: string): Promise<void> {
    try {
      const { games } = await catalogue();
      if (game !== this.game) return;
      this.entry = games.find((each) => each.id === game) ?? null;
      if (!this.entry?.presets[this.preset]) this.preset = '';
      this.chosen = {};
      if (!this.entry?.tournament) this.tournament = false;
    } catch (error) {
      this.said = trouble(error as Trouble);
    }
  }

  /** Choose a house rule; what the edition has anyway is not named. */
  choose(id: string, value: unknown): void {
    const base = this.entry ? settled(this.entry, this.preset || null, {}) : {};
    const others = Object.entries(this.chosen).filter(([known]) => known !== id);
    this.chosen = Object.fromEntries(same(base[id], value) ? others : [...others, [id, value]]);
  }

  /** A seat is gone: who begins is still there. */
  seats(count: number): void {
    if (this.first >= count) this.first = 0;
  }

  /** What every table is asked for. */
  get wanted(): Pick<TableWanted, 'game' | 'preset' | 'options' | 'tournament' | 'first'> {
    const { game, chosen, tournament, first } = this;
    return { game, options: chosen, tournament, first, preset: this.preset || null };
  }

  /** Do what opens the table; why it failed is said. */
  async open(doing: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.said = '';
    try {
      await doing();
    } catch (error) {
      this.said = trouble(error as Trouble);
      this.busy = false;
    }
  }
}
