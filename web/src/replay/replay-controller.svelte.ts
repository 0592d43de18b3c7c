/** The controller of a replay: loads a finished game, moves along its steps, and saves a copy on the device. */

import { tick, untrack } from 'svelte';
import { betterSentence, slipsOf } from '../advice/review';
import type { ApiFailure } from '../net/api';
import type { Replay, ReplayStep, Review } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { gameName, listed, setGameContext, clearGameContext, t, errorText } from '../words/words.svelte';
import { removeReplay, saveReplay, savedReplay } from './saved';
import { fetchReplay, fetchReview } from './load';
import { readingTime, throwFrom, ticks, type Speed } from './track';

/** Shows steps as they happened: `Stage.svelte`. */
export interface ReplayStage {
  show(next: ReplayStep): Promise<void>;
  skip(): void;
  /** Take away the rings of what happened last. */
  unmark(): void;
  turn(): void;
}

/** The address of the page: which game, and where in it to begin. */
export interface ReplayAddress {
  readonly id: string;
  readonly query: URLSearchParams;
}

export class ReplayController {
  replay = $state.raw<Replay | null>(null);
  /** Missing without a connection: then no decision is rated. */
  review = $state.raw<Review | null>(null);
  /** Why the game could not be loaded. */
  failure = $state('');
  /** The step that is shown. */
  at = $state(0);
  playing = $state(false);
  moving = $state(false);
  speed = $state<Speed>(1);
  /** The box from above. */
  flat = $state(false);
  /** Whether a copy is on this device, and why it could not be stored. */
  saved = $state(false);
  saveFailure = $state('');
  /** Which sheets are open. */
  open = $state({ menu: false, verify: false, story: false, log: false, review: false });
  stage = $state.raw<ReplayStage>();
  /** The stage has drawn its first picture. */
  ready = $state(false);

  readonly last = $derived.by(() => (this.replay ? this.replay.steps.length - 1 : 0));
  readonly step = $derived.by(() => this.replay?.steps[this.at]);
  readonly marks = $derived.by(() => (this.replay ? ticks(this.replay.steps) : []));
  readonly slips = $derived.by(() => slipsOf(this.review));
  /** The last step that has a sentence: some have none. */
  readonly narrated = $derived.by(() =>
    this.replay?.steps.slice(0, this.at + 1).findLast((step) => step.told.length),
  );
  readonly sentence = $derived.by(() => (this.narrated?.told ?? []).join(' '));
  /** How many throws there were so far. */
  readonly number = $derived.by(() => this.marks.filter((mark) => mark.step <= this.at).length);
  /** What would have been better than the decision at this step, or nothing. */
  readonly better = $derived.by(() => {
    const slip = this.slips.get(this.at);
    return this.replay && slip ? betterSentence(slip, this.replay) : '';
  });

  private loadedId = '';
  /** The address links to a throw: it is played once, as soon as it can be seen. */
  private linked = $state(false);
  private begun = false;
  private run = 0;
  /** Counts moves to a chosen step: a step that was being shown then does not move further. */
  private seeks = 0;

  /** Created while its component is: its effects end with it. */
  constructor(private readonly address: ReplayAddress) {
    this.open.verify = address.query.has('verify');
    this.open.story = address.query.has('story');
    $effect(() => this.follow());
    $effect(() => this.setContext());
    $effect(() => this.setTitle());
    $effect(() => this.playLinked());
    $effect(() => () => (this.playing = false));
  }

  get cards(): boolean {
    return this.replay?.game === 'verasselt';
  }
  /** Where the game is, for screen readers. */
  get label(): string {
    const place = t('board-replay-throw', { number: this.number, all: this.marks.length });
    return `${place}. ${this.sentence} ${this.better}`;
  }
  get outcome(): string {
    const winners = this.replay?.result?.winners ?? [];
    if (!winners.length) return t('page-end-nobody');
    return t('page-end-win', { players: listed(winners.map(this.nameOf)), count: winners.length });
  }

  readonly nameOf = (seat: number): string =>
    this.replay?.players[seat] ||
    t(this.replay?.players.length ? 'list-withdrawn' : 'list-player', { number: seat + 1 });

  // Moving along the game

  readonly seek = (to: number): void => {
    this.playing = false;
    this.seeks += 1;
    this.skip();
    this.stage?.unmark();
    this.at = Math.min(Math.max(to, 0), this.last);
    announce(`${this.sentence} ${this.better}`);
  };

  /** Go to a step that a sheet refers to, and close the sheet that covers it. */
  readonly lookAt = (step: number): void => {
    this.open.verify = this.open.story = this.open.review = false;
    this.seek(step);
  };

  /** Show the next step as it happened, and stop there. */
  readonly stepForward = (): void => {
    this.playing = false;
    void this.forward();
  };

  /** Play from here, or from the start at the end; pause while it plays. */
  readonly play = async (): Promise<void> => {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    const run = ++this.run;
    while (this.playing && run === this.run && this.at < this.last) {
      await this.forward();
      if (this.playing && this.at < this.last) await this.timeToRead();
    }
    if (run === this.run) this.playing = false;
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !this.replay) return;
    const target = event.target as HTMLElement;
    if (target.closest('input:not([type=range]), select, textarea, dialog')) return;
    const ranged = target.matches('input[type=range]');
    if (event.key === ' ' && !target.closest('button, a, summary')) void this.play();
    else if (event.key === 'ArrowRight' && !ranged) this.seek(this.at + 1);
    else if (event.key === 'ArrowLeft' && !ranged) this.seek(this.at - 1);
    else if (event.key === 'n') this.seek(throwFrom(this.marks, this.at, true, this.last));
    else if (event.key === 'p') this.seek(throwFrom(this.marks, this.at, false, this.last));
    else if (event.key === 'Escape' && this.moving) this.skip();
    else return;
    event.preventDefault();
  };

  /** Save a copy on this device, or remove it. */
  readonly toggleSaved = async (): Promise<void> => {
    if (!this.replay) return;
    try {
      if (this.saved) await removeReplay(this.replay.id);
      else await saveReplay(this.replay);
    } catch {
      this.saveFailure = t('board-replay-unkept');
      return;
    }
    this.saved = !this.saved;
    announce(t(this.saved ? 'board-replay-kept' : 'board-replay-dropped'));
  };

  private skip(): void {
    if (this.moving) this.stage?.skip();
  }

  private async forward(): Promise<void> {
    const next = this.replay?.steps[this.at + 1];
    if (!next || this.moving) return;
    const { seeks } = this;
    this.moving = true;
    try {
      await this.stage?.show(next);
    } finally {
      this.moving = false;
    }
    if (seeks !== this.seeks) return this.stage?.unmark();
    this.at += 1;
    if (next.told.length || this.better) announce([...next.told, this.better].join(' '));
    await tick();
  }

  private timeToRead(): Promise<void> {
    const { step, better, speed } = this;
    const told = [...(step?.told ?? []), ...(better ? [better] : [])];
    return new Promise((done) => setTimeout(done, readingTime({ told }, speed)));
  }

  // Loading

  /** Load the game of the address; again in another language, without moving from the step. */
  private follow(): (() => void) | void {
    const { id } = this.address;
    this.failure = '';
    if (id !== this.loadedId) this.clear(id);
    let outdated = false;
    void this.load(id, () => outdated);
    return () => {
      outdated = true;
    };
  }

  private clear(id: string): void {
    this.replay = null;
    this.review = null;
    this.saved = false;
    this.at = Math.max(0, Number(this.address.query.get('step')) || 0);
    this.loadedId = id;
  }

  private load(id: string, isOutdated: () => boolean): Promise<void> {
    return fetchReplay(id).then(
      (found) => {
        if (isOutdated()) return;
        this.show(found);
        if (!this.review) void this.loadReview(id, isOutdated);
        void this.copyOf(id).then((copy) => {
          if (!isOutdated()) this.saved = copy !== null;
        });
      },
      async (error: ApiFailure) => {
        const copy = await this.copyOf(id);
        if (isOutdated()) return;
        if (copy) {
          this.show(copy);
          this.saved = true;
        } else this.failure = errorText(error);
      },
    );
  }

  private loadReview(id: string, isOutdated: () => boolean): Promise<void> {
    return fetchReview(id).then(
      (review) => {
        if (!isOutdated()) this.review = review;
      },
      () => undefined, // a replay without a review is still a replay
    );
  }

  /** The copy on this device; null without one, or where the browser stores nothing. */
  private copyOf(id: string): Promise<Replay | null> {
    return savedReplay(id).catch(() => null);
  }

  private show(found: Replay): void {
    this.at = Math.min(this.at, found.steps.length - 1);
    this.replay = found;
    const wanted = ticks(found.steps)[Number(this.address.query.get('throw')) - 1];
    if (!wanted || this.linked) return;
    this.at = wanted.step - 1;
    this.linked = true;
  }

  private setContext(): (() => void) | void {
    if (!this.replay) return;
    setGameContext(this.replay.game, this.replay.options);
    return clearGameContext;
  }

  private setTitle(): void {
    if (this.replay) document.title = `${t('page-replay')}: ${gameName(this.replay.game)} · Throwdown`;
  }

  private playLinked(): void {
    if (!this.linked || this.begun || !(this.ready || this.cards)) return;
    this.begun = true;
    untrack(() => void this.play());
  }
}
