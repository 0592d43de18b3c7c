/** The controller of the practice arena: throws go to the server, come back as motion, and are counted. */

import type { AimReport } from '../arena/aim';
import { throwWhenLoaded } from '../arena/throw-when-loaded.svelte';
import type { Lying } from '../arena/geometry';
import type { ArenaHandle } from '../arena/handle';
import { forceOf } from '../arena/intent';
import { api, type ApiFailure } from '../net/api';
import type { Manner, Practised } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { ensureGuest } from '../state/me.svelte';
import { FACES, type Edition } from '../symbols';
import { lyingOf } from '../table/tally';
import { faceName, listed, t, errorText } from '../words/words.svelte';
import { NO_THROWS, shownAfter, summed, type Sums } from './sums';

export const GAMES: readonly Edition[] = ['strike', 'impact', 'hp_strike'];
/** So many dice are thrown at most, and so many fit into the box. */
export const MOST = 8;
const FULL = 25;

export class PracticeDesk {
  edition = $state<Edition>('strike');
  dice = $state(1);
  manner = $state<Manner>('toss');
  force = $state(forceOf('toss'));
  aim = $state.raw<AimReport | null>(null);
  lying = $state.raw<Lying>({});
  /** What came of the last throw, as a sentence. */
  outcome = $state('');
  /** Why the last throw failed. */
  failure = $state('');
  sums = $state.raw<Sums>(NO_THROWS);
  busy = $state(false);
  moving = $state(false);
  arena = $state.raw<ArenaHandle>();

  readonly faceNames = $derived.by(() =>
    Object.fromEntries(FACES[this.edition].map((face) => [face, faceName(face)])),
  );
  /** Throw as aimed, or as soon as the arena is loaded. */
  readonly throwNow: () => void;

  /** What every lying die shows. */
  private shows = $state.raw<Record<string, string>>({});

  /** Created while its component is: its effects end with it. */
  constructor(game: string | null) {
    this.edition = GAMES.find((known) => known === game) ?? 'strike';
    this.throwNow = throwWhenLoaded({
      arena: () => this.arena,
      able: () => this.canAim,
      mine: () => this.room > 0,
    });
    $effect(() => {
      document.title = `${t('page-practice')} · Throwdown`;
    });
  }

  /** How many dice lie in the box. */
  get count(): number {
    return Object.keys(this.lying).length;
  }
  /** How many more fit. */
  get room(): number {
    return FULL - this.count;
  }
  /** How many dice are thrown next. */
  get hand(): number {
    return Math.min(this.dice, this.room);
  }
  get canAim(): boolean {
    return !this.busy && this.room > 0;
  }

  async thrown(intent: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = '';
    try {
      await ensureGuest();
      await this.show(await this.ask(intent));
    } catch (error) {
      this.arena?.calm();
      this.failure = errorText(error as ApiFailure);
    } finally {
      this.moving = false;
      this.busy = false;
    }
  }

  clear(): void {
    this.lying = {};
    this.shows = {};
    this.outcome = '';
  }

  choose(next: Edition): void {
    this.edition = next;
    this.clear();
    this.forget();
  }

  forget(): void {
    this.sums = NO_THROWS;
  }

  pick(next: Manner): void {
    this.manner = next;
    this.force = forceOf(next);
  }

  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest('input, select, textarea, dialog, button, a')) return;
    if (event.key === 'Enter' || event.key === ' ') this.throwNow();
    else if (event.key === 'c') this.clear();
    else return;
    event.preventDefault();
  }

  private ask(intent: readonly number[]): Promise<Practised> {
    const lying = Object.entries(this.lying).map(([die, pose]) => [Number(die), pose] as const);
    return api.practise({ game: this.edition, lying, intent, dice: this.hand });
  }

  private async show(practised: Practised): Promise<void> {
    const bytes = Uint8Array.from(atob(practised.motion), (letter) => letter.charCodeAt(0));
    this.moving = true;
    await this.arena?.play(bytes, [{ act: 'gone', dice: Object.keys(practised.out).map(Number) }], {
      onrest: () => this.describe(practised),
    });
    this.lying = lyingOf(practised.lying);
    this.sums = summed(this.sums, this.shows, practised);
    this.shows = shownAfter(this.shows, practised);
  }

  /** Say and read out what the dice show, which ones were turned, and how many left. */
  private describe(practised: Practised): void {
    const { shows } = this;
    const faces = Object.entries(practised.faces);
    const fresh = faces.filter(([die]) => !(die in shows)).map(([, face]) => faceName(face));
    const turned = faces
      .filter(([die, face]) => die in shows && shows[die] !== face)
      .map(([, face]) => faceName(face));
    const out = Object.keys(practised.out).length;
    this.outcome = [
      fresh.length ? t('board-practice-shows', { faces: listed(fresh), count: fresh.length }) : '',
      turned.length ? t('board-practice-hit', { faces: listed(turned), count: turned.length }) : '',
      out ? t('board-practice-out', { count: out }) : '',
    ]
      .filter(Boolean)
      .join(' ');
    announce(this.outcome);
  }
}
