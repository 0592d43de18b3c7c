/** What a referee enters, on its way to the server: one thing after the other, and what came of it. */

import type { Action, GameInfo } from '../net/messages';
import type { Session } from '../state/session.svelte';
import type { Line } from '../state/table';
import { type Cards, lettered } from '../verasselt/view';
import { handful, pileOf } from '../table/decisions';
import type { Hand } from './compose';

/** An action of the seat that is asked, or what the dice show. */
export type Step = { act: Action } | { enter: string };

const PATIENCE = 6000;
const KEPT = 'throwdown-referee';

export class Desk {
  busy = $state(false);
  /** What was ruled last, until somebody has read it. */
  ruling = $state.raw<Line[] | null>(null);
  /** So many cards come off the real deck: which ones? */
  asks = $state<number | null>(null);
  /** Something was told wrongly; the sentence. */
  wrong = $state('');

  /** The game as it is shown while something is tried. */
  private frozen = $state.raw<GameInfo | null>(null);
  private waiting: Step[] = [];
  private since = 0;

  constructor(readonly session: Session) {}

  get game(): GameInfo {
    return this.frozen ?? this.session.state.game!;
  }

  /** Do these one after the other; what comes of the last is shown as the ruling. */
  async does(steps: Step[], silent = false): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = '';
    this.since = this.session.state.version;
    const done = await this.run(steps);
    this.busy = false;
    if (done && !silent) this.rule();
    return done;
  }

  private rule(): void {
    const lines = this.session.state.log.filter((line) => line.version > this.since);
    this.ruling = lines.length ? lines.slice(-1) : null;
  }

  read(): void {
    this.ruling = null;
  }

  private async run(steps: Step[]): Promise<boolean> {
    for (const [at, step] of steps.entries()) {
      const before = this.session.state.game!;
      this.frozen = before;
      const sent = await this.send(step);
      const draws = sent ? drawn(before, this.session.state.game!) : 0;
      if (draws > 0) {
        // the server took cards of a deck whose order nobody knows: back, and ask which ones they are
        await this.settle({ is: 'take_back' });
        this.waiting = steps.slice(at);
        this.asks = draws;
        this.frozen = null;
        return false;
      }
      this.frozen = null;
      if (!sent) return false;
    }
    return true;
  }

  /** These cards came off the deck: now do what waited for them. */
  async deal(cards: Cards): Promise<boolean> {
    const steps = this.waiting;
    const [first] = steps;
    if (this.busy || !first) return false;
    this.busy = true;
    this.frozen = this.session.state.game!;
    this.since = this.session.state.version;
    let done = await this.settle({ is: 'deal', version: this.session.state.version, cards: lettered(cards) });
    if (done) {
      this.asks = null;
      this.waiting = [];
      done = await this.send(first);
      this.frozen = null;
      done = done && (await this.run(steps.slice(1)));
    }
    this.frozen = null;
    this.busy = false;
    if (done) this.rule();
    return done;
  }

  /** The cards are not told after all. */
  forget(): void {
    this.asks = null;
    this.waiting = [];
  }

  private async send(step: Step): Promise<boolean> {
    const { state } = this.session;
    const version = state.version;
    if ('enter' in step) return this.settle({ is: 'enter', version, text: step.enter });
    this.remember(step.act);
    const done = await this.session.act(step.act);
    return done && this.caughtUp(version);
  }

  private async settle(message: { is: string; [field: string]: unknown }): Promise<boolean> {
    const version = this.session.state.version;
    return (await this.session.say(message)) && this.caughtUp(version);
  }

  /** What was answered is also shown. */
  private async caughtUp(version: number): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (this.session.state.version <= version && performance.now() < end) await new Promise((done) => setTimeout(done, 15));
    return this.session.state.version > version;
  }

  /** Take back the last entry, with what was done by itself after it. */
  async back(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.ruling = null;
    this.wrong = '';
    let done = await this.settle({ is: 'take_back' });
    while (done && this.game.entry > 0 && (onlyFlies(this.game) || automatic(this.game))) done = await this.settle({ is: 'take_back' });
    this.busy = false;
    return done;
  }

  /** Correct the last entry: it was no good, and the sentence says why. */
  async again(why: string): Promise<void> {
    await this.settle({ is: 'take_back' });
    this.ruling = null;
    this.wrong = why;
  }

  // How many dice are in the air is remembered on this device: a view does not tell

  private remember(action: Action): void {
    const game = this.session.state.game!;
    const seat = game.waiting_for[0];
    if (seat === undefined || !('supplies' in game.view)) return;
    const place = game.places.indexOf(seat);
    const pile = pileOf(action);
    if (!['throw', 'throw_all', 'throw_pile', 'throw_from_pile', 'react'].includes(action.is)) return;
    const count = pile === null && action.is === 'react' ? 1 : handful(action, game.view, place);
    const known = action.is === 'react' ? this.recalled(game, game.entry) : [];
    keep({ game: game.id, entry: game.entry + 1, hands: [...known, { seat: place, count }].sort((a, b) => a.seat - b.seat) });
  }

  /** Who threw how many dice, if this device was there. */
  hands(): Hand[] {
    const { game } = this;
    const known = this.recalled(game, game.entry);
    return known.length ? known : [{ seat: game.view.active, count: game.view.phase === 'start' ? 1 : null }];
  }

  private recalled(game: GameInfo, entry: number): Hand[] {
    const kept = recall();
    return kept && kept.game === game.id && kept.entry === entry ? kept.hands : [];
  }
}

interface Kept {
  game: string;
  entry: number;
  hands: Hand[];
}

function keep(what: Kept): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(what));
  } catch {
    // then the number of dice is not checked here; the server does it
  }
}

function recall(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Cards that came off the deck between two views, if somebody has to say which: not the first deal, not all at once. */
export function drawn(before: GameInfo, after: GameInfo): number {
  const [then, now] = [before.view as unknown as { phase: string; deck_size?: number }, after.view as unknown as { deck_size?: number }];
  if (then.deck_size === undefined || now.deck_size === undefined || then.phase === 'setup') return 0;
  const count = then.deck_size - now.deck_size;
  return count > 0 && count < then.deck_size ? count : 0;
}

/** The only thing that can be done where nobody has to say so: a die into the storm, the only group. */
export function automatic(game: GameInfo): Action | null {
  const actions = Array.isArray(game.view.actions) ? game.view.actions : [];
  const [only] = actions;
  return actions.length === 1 && only && ['react', 'take_extra', 'choose'].includes(only.is) ? only : null;
}

/** A throw that somebody chose is in the air: with what came of it, it is one entry. */
function onlyFlies(game: GameInfo): boolean {
  return game.view.phase === 'flying' || game.view.phase === 'rolling';
}
