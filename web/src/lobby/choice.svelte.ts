/** What is chosen before a table is opened, in the lobby and for the referee: game, edition, house rules. */

import type { ApiFailure } from '../net/api';
import type { CatalogueEntry, Language, TableWanted } from '../protocol/messages';
import { errorText } from '../words/words.svelte';
import { catalogue } from './catalogue';
import { BOXES, GAMES } from './games';
import { houseRules, same, optionValues } from './options';

/** How it is found who begins: as the rules ask, as the host says, or by lot. */
export type Beginning = 'asked' | 'host' | 'lot';

export class GameChoice {
  game = $state('strike');
  /** The edition; empty: the plain rules. */
  edition = $state('');
  /** House rules: what is played otherwise than in the edition. */
  chosen = $state.raw<Record<string, unknown>>({});
  tournament = $state(false);
  beginning = $state<Beginning>('lot');
  /** The seat that begins; null: not chosen yet. */
  first = $state<number | null>(null);
  /** The question who begins is asked once everybody sits, and not now. */
  asksLater = $state(false);
  entry = $state.raw<CatalogueEntry | null>(null);
  /** Why it does not go on, in a sentence. */
  failure = $state('');
  busy = $state(false);

  box = $derived(BOXES.find((each) => each.games.includes(this.game)));
  /** The current value of every rule. */
  rules = $derived(this.entry ? optionValues(this.entry, this.edition || null, this.chosen) : {});
  differ = $derived(this.entry ? houseRules(this.entry, this.edition || null, this.rules) : []);

  constructor(wanted: string | null | undefined) {
    this.game = GAMES.find((known) => known === wanted) ?? 'strike';
  }

  /** Ask what the game has, and choose the edition of this language; rules that were chosen before are forgotten. */
  async load(game: string, language: Language): Promise<void> {
    try {
      const { games } = await catalogue();
      if (game !== this.game) return;
      this.entry = games.find((each) => each.id === game) ?? null;
      this.edition = this.entry?.offered[language] ?? '';
      this.chosen = {};
      if (!this.entry?.tournament) this.tournament = false;
    } catch (error) {
      this.failure = errorText(error as ApiFailure);
    }
  }

  /** Choose a house rule; what the edition has anyway is not named. */
  choose(id: string, value: unknown): void {
    const base = this.entry ? optionValues(this.entry, this.edition || null, {}) : {};
    const others = Object.entries(this.chosen).filter(([known]) => known !== id);
    this.chosen = Object.fromEntries(same(base[id], value) ? others : [...others, [id, value]]);
  }

  /** Another number of seats: who begins is still there, and a handicap was for others. */
  seats(count: number): void {
    if (this.first !== null && this.first >= count) this.first = null;
    this.choose('starting_dice', null);
  }

  /** What the rules ask to find who begins: `oldest` or `saw_bug`, if they ask. */
  get asks(): 'oldest' | 'saw_bug' | null {
    const values = this.entry?.options.find(({ id }) => id === 'first_player')?.values ?? [];
    if (values.includes('oldest')) return 'oldest';
    return values.includes('saw_bug') ? 'saw_bug' : null;
  }

  /** What every table is asked for. Nobody was named, and nobody will be asked: the lot decides. */
  get wanted(): Pick<TableWanted, 'game' | 'edition' | 'options' | 'tournament' | 'first'> {
    const { game, chosen, tournament, edition } = this;
    const asked = this.beginning === 'asked';
    const first = this.beginning === 'lot' || (asked && this.asksLater) ? null : this.first;
    const unnamed = first === null && !(asked && this.asksLater);
    const how = unnamed ? 'random' : asked ? this.asks : null;
    const options = how && this.asks ? { ...chosen, first_player: how } : chosen;
    return { game, options, tournament, first, edition: edition || 'none' };
  }

  /** Open the table; a failure is shown. */
  async open(doing: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failure = '';
    try {
      await doing();
    } catch (error) {
      this.failure = errorText(error as ApiFailure);
      this.busy = false;
    }
  }
}
