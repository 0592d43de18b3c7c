/**
 * The controller of the practice arena: throws go to the server, come back as motion, and are counted. They are free, or
 * they are made at a target.
 */

import { ThrowDesk } from '../throws/throw-desk.svelte';
import { keyName } from '../arena/keyboard';
import type { ApiFailure } from '../net/api';
import { learning } from '../net/learning';
import type { Practised } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { ensureGuest } from '../state/me.svelte';
import type { Edition } from '../symbols';
import { lyingOf } from '../table/tally';
import { faceName, listed, t, errorText } from '../words/words.svelte';
import { NO_THROWS, shownAfter, summed, type Sums } from './sums';
import { BEARING, TargetCourse } from './target-course.svelte';

export const GAMES: readonly Edition[] = ['strike', 'impact', 'impact_power', 'impact_avatar', 'hp_strike'];
/** So many dice are thrown at most, and so many fit into the box. */
export const MOST = 8;
const FULL = 25;
/** Where letters are written or choose something. */
const WRITTEN = 'select, textarea, dialog, input:not([type=radio], [type=range])';

export class PracticeDesk extends ThrowDesk {
  edition = $state<Edition>('strike');
  dice = $state(1);
  /** What came of the last throw, as a sentence. */
  outcome = $state('');
  sums = $state.raw<Sums>(NO_THROWS);
  readonly course = new TargetCourse();

  /** What every lying die shows. */
  private shows = $state.raw<Record<string, string>>({});

  /** Created while its component is: its effects end with it. */
  constructor(game: string | null) {
    super();
    this.edition = GAMES.find((known) => known === game) ?? 'strike';
    void this.loadTargets();
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
    const { current, over } = this.course;
    if (current) return over ? 0 : current.dice;
    return Math.min(this.dice, this.room);
  }
  get canAim(): boolean {
    return !this.busy && this.hand > 0;
  }
  /** The dice that a target is about. */
  override get marked(): readonly number[] {
    return this.course.over ? [] : (this.course.current?.goal.dice ?? []);
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
    this.course.leave();
    this.lying = {};
    this.shows = {};
    this.outcome = '';
  }

  choose(next: Edition): void {
    this.edition = next;
    this.clear();
    this.forget();
    void this.loadTargets();
  }

  // Targets

  /** Try this target, from 1: its position is laid. */
  begin(number: number): void {
    if (this.busy) return;
    this.course.begin(number);
    this.lay();
    const { current } = this.course;
    if (current) announce(`${this.course.goal(current)} ${this.course.earning(current)}`);
  }

  next(): void {
    if (this.course.list.length) this.begin(this.course.next());
  }

  /** The same position once more. */
  again(): void {
    if (this.busy) return;
    this.course.retry();
    this.lay();
  }

  /** Aim as a master does. */
  hint(): void {
    const { current, over } = this.course;
    if (!current || over || this.busy) return;
    const { die, manner, force, side } = current.hint;
    this.arena?.aimAt(die, { manner, force, bearing: BEARING + (side * Math.PI) / 4 });
    this.outcome = this.course.hinted(current);
    announce(this.outcome);
  }

  /** What Space and the big button do: throw, try again after a miss, or go to the next target. */
  press(): void {
    if (!this.course.over) this.throwNow();
    else if (this.course.phase === 'reached') this.next();
    else this.again();
  }

  private async loadTargets(): Promise<void> {
    try {
      await this.course.load(this.edition);
    } catch (error) {
      this.failure = errorText(error as ApiFailure);
    }
  }

  private lay(): void {
    const { current } = this.course;
    if (!current) return;
    this.lying = lyingOf(current.lying);
    this.shows = current.faces;
    this.outcome = '';
  }

  // The rest

  forget(): void {
    this.sums = NO_THROWS;
  }

  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const name = keyName(event);
    const presses = name === 'Enter' || name === ' ';
    // the arena takes these keys for itself, but it has nothing to throw when a target was tried
    if (event.defaultPrevented && !(presses && this.course.over && !this.busy)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(WRITTEN)) return;
    if (presses && target.closest('button, a, input')) return;
    if (presses) this.press();
    else if (name === 'n') this.next();
    else if (name === 'h') this.hint();
    else if (name === 'c') this.clear();
    else return;
    event.preventDefault();
  }

  private ask(intent: readonly number[]): Promise<Practised> {
    const lying = Object.entries(this.lying).map(([die, pose]) => [Number(die), pose] as const);
    const target = this.course.number || null;
    return learning.practise({ game: this.edition, lying, intent, dice: this.hand, target });
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

  /** Say and read out whether the target was reached, what the dice show, which ones were turned, and how many left. */
  private describe(practised: Practised): void {
    const { shows } = this;
    const faces = Object.entries(practised.faces);
    const fresh = faces.filter(([die]) => !(die in shows)).map(([, face]) => faceName(face));
    const turned = faces
      .filter(([die, face]) => die in shows && shows[die] !== face)
      .map(([, face]) => faceName(face));
    const out = Object.keys(practised.out).length;
    this.outcome = [
      practised.reached === null ? '' : this.course.landed(practised.reached),
      fresh.length ? t('board-practice-shows', { faces: listed(fresh), count: fresh.length }) : '',
      turned.length ? t('board-practice-hit', { faces: listed(turned), count: turned.length }) : '',
      out ? t('board-practice-out', { count: out }) : '',
    ]
      .filter(Boolean)
      .join(' ');
    announce(this.outcome);
  }
}
