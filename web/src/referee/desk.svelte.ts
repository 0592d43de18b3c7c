/** What a referee enters, on its way to the server: one thing after the other, and what came of it. */

import type { Action, Cards, GameEvent, GameInfo, LogLine } from '../protocol/messages';
import { bareLine } from '../state/table';
import type { Visit } from '../state/visit.svelte';
import { lettered, size } from '../verasselt/view';
import type { Move } from '../net/socket';
import { isArena, isVerasselt } from '../protocol/games';
import { handful, isThrow, pileOf } from '../table/decisions';
import type { Hand } from './compose';

/** An action of the seat that is asked, or what the dice show. */
export type Step = { act: Action } | { enter: string };

const PATIENCE = 6000;
const HANDS_KEY = 'throwdown-referee';
const CARDS_KEY = 'throwdown-referee-cards';

export class Desk {
  busy = $state(false);
  /** What was ruled last: it is read above the next question. */
  ruling = $state.raw<LogLine[] | null>(null);
  /** So many cards came off the real deck: which ones? 0: none. */
  asks = $state(0);
  /** Where they went: into the hub, or into the yard of this seat of the game. */
  into = $state.raw<{ where: 'hub' | 'yard' | 'deck'; seat: number }>({ where: 'deck', seat: 0 });
  /** Why the last entry was refused. */
  wrong = $state('');

  private since = 0;

  constructor(readonly visit: Visit) {}

  get game(): GameInfo {
    return this.visit.state.game!;
  }

  /** Do these one after the other; what comes of the last is shown as the ruling, or `added` to the one before. */
  async does(steps: Step[], shown: 'ruled' | 'added' | 'silent' = 'ruled'): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.wrong = '';
    this.since = this.visit.state.version;
    const before = this.game;
    let done = true;
    for (const step of steps) done = done && (await this.send(step));
    this.asks = done ? drawn(before, this.game) : 0;
    if (this.asks) this.into = wentInto(this.visit.state.last?.events ?? []);
    if (this.asks) storeCards({ game: this.game.id, entry: this.game.entry, count: this.asks });
    this.busy = false;
    if (done && shown !== 'silent') this.rule(shown === 'added' ? (this.ruling ?? []) : []);
    return done;
  }

  private rule(before: readonly LogLine[]): void {
    const lines = this.asks ? [] : this.visit.state.log.filter((line) => line.version > this.since);
    const ruled = [...before, ...lines.slice(-1)];
    this.ruling = ruled.length ? ruled : null;
  }

  // Cards: the table deals cards of its own until the referee enters which ones came off the real deck

  /** After coming back: whether cards are still to be entered. The first hub is entered once for every game. */
  restoreCards(): void {
    const { game } = this;
    const stored = storedCards();
    const known = stored?.game === game.id ? stored : null;
    const { view } = game;
    if (known && known.entry === game.entry) this.asks = known.count;
    else if (!known && view.is === 'verasselt_view' && game.entry === 1) this.asks = size(view.hub);
  }

  /** These cards came with the last entry. */
  async deal(cards: Cards): Promise<boolean> {
    if (this.busy || !this.asks) return false;
    this.busy = true;
    const done = await this.settle({
      is: 'deal',
      version: this.visit.state.version,
      cards: lettered(cards),
    });
    this.busy = false;
    if (!done) return false;
    this.asks = 0;
    storeCards({ game: this.game.id, entry: this.game.entry, count: 0 });
    const line = this.visit.state.log.at(-1);
    const sentences = this.game.told;
    this.ruling = sentences.length ? [bareLine(this.visit.state.version, sentences, line?.why)] : null;
    return true;
  }

  private async send(step: Step): Promise<boolean> {
    const { state } = this.visit;
    const version = state.version;
    if ('enter' in step) return this.settle({ is: 'enter', version, text: step.enter });
    this.remember(step.act);
    const done = await this.visit.act(step.act);
    return done && this.caughtUp(version);
  }

  private async settle(message: Move): Promise<boolean> {
    const version = this.visit.state.version;
    return (await this.visit.say(message)) && this.caughtUp(version);
  }

  /** What was answered is also shown. */
  private async caughtUp(version: number): Promise<boolean> {
    const end = performance.now() + PATIENCE;
    while (this.visit.state.version <= version && performance.now() < end)
      await new Promise((done) => setTimeout(done, 15));
    return this.visit.state.version > version;
  }

  /** Take back the last entry, with what was done automatically after it. */
  async back(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.ruling = null;
    this.wrong = '';
    this.asks = 0;
    let done = await this.settle({ is: 'take_back' });
    while (done && this.game.entry > 0 && (onlyFlies(this.game) || automatic(this.game)))
      done = await this.settle({ is: 'take_back' });
    this.busy = false;
    if (this.game.entry === 1 && isVerasselt(this.game)) {
      storeCards(null);
      this.restoreCards();
    }
    return done;
  }

  // How many dice are in the air is remembered on this device: a view does not have it

  private remember(action: Action): void {
    const game = this.visit.state.game!;
    const seat = game.waiting_for[0];
    if (seat === undefined || !isArena(game) || !isThrow(action)) return;
    const place = game.places.indexOf(seat);
    const pile = pileOf(action);
    const count = pile === null && action.is === 'react' ? 1 : handful(action, game.view, place);
    const known = action.is === 'react' ? this.recalled(game, game.entry) : [];
    storeHands({
      game: game.id,
      entry: game.entry + 1,
      hands: [...known, { seat: place, count }].sort((a, b) => a.seat - b.seat),
    });
  }

  /** Who threw how many dice, if this device was there. */
  hands(): Hand[] {
    const { game } = this;
    const known = this.recalled(game, game.entry);
    return known.length ? known : [{ seat: game.view.active, count: game.view.phase === 'start' ? 1 : null }];
  }

  private recalled(game: GameInfo, entry: number): Hand[] {
    const stored = storedHands();
    return stored && stored.game === game.id && stored.entry === entry ? stored.hands : [];
  }
}

interface StoredCards {
  game: string;
  entry: number;
  count: number;
}

function storeCards(what: StoredCards | null): void {
  try {
    localStorage.setItem(CARDS_KEY, JSON.stringify(what));
  } catch {
    // then it is asked again
  }
}

function storedCards(): StoredCards | null {
  try {
    return JSON.parse(localStorage.getItem(CARDS_KEY) ?? 'null') as StoredCards | null;
  } catch {
    return null;
  }
}

interface StoredHands {
  game: string;
  entry: number;
  hands: Hand[];
}

function storeHands(what: StoredHands): void {
  try {
    localStorage.setItem(HANDS_KEY, JSON.stringify(what));
  } catch {
    // then the number of dice is not checked here; the server does it
  }
}

function storedHands(): StoredHands | null {
  try {
    return JSON.parse(localStorage.getItem(HANDS_KEY) ?? 'null') as StoredHands | null;
  } catch {
    return null;
  }
}

/** Cards that came off the deck between two views, if the referee has to enter which: all that were left are known. */
export function drawn(before: GameInfo, after: GameInfo): number {
  if (!isVerasselt(before) || !isVerasselt(after)) return 0;
  const then = before.view.deck_size;
  const count = then - after.view.deck_size;
  return count > 0 && count < then ? count : 0;
}

function wentInto(events: readonly GameEvent[]): { where: 'hub' | 'yard' | 'deck'; seat: number } {
  const yard = events.find((event) => event.is === 'consolation_drawn');
  if (yard) return { where: 'yard', seat: yard.seat };
  return { where: events.some((event) => event.is === 'hub_refilled') ? 'hub' : 'deck', seat: 0 };
}

/** The only thing that can be done where nobody has to say so: a die into the storm, the only group. */
export function automatic(game: GameInfo): Action | null {
  const actions = 'is' in game.view.actions ? [] : game.view.actions;
  const [only] = actions;
  return actions.length === 1 && only && ['react', 'take_extra', 'choose'].includes(only.is) ? only : null;
}

/** A throw that was chosen is in the air: with what came of it, it is one entry. */
function onlyFlies(game: GameInfo): boolean {
  return game.view.phase === 'flying' || game.view.phase === 'rolling';
}
