/** The controller of the referee's card desk: what is asked in voll verasselt, and what was tapped for it so far. */

import type { VerasseltGame } from '../protocol/games';
import type { Action, Cards, TableInfo, VerasseltView } from '../protocol/messages';
import { seatOf } from '../state/table';
import { nameOf } from '../table/people';
import {
  add,
  allDice,
  choice,
  remove,
  rollAction,
  splitAction,
  toggle,
  topUpAction,
  type Choice,
} from '../verasselt/pick';
import { minus, NO_CARDS, one, plus, size } from '../verasselt/view';
import { t } from '../words/words.svelte';
import { rolled as rolledText } from './compose';
import type { Desk, Step } from './desk.svelte';

/** Cards that lie on the table; `on`: they are played for. */
export interface LyingCards {
  where: string;
  cards: Cards;
  on: boolean;
}

/** What it needs of the desk. */
export type Entering = Pick<Desk, 'asks' | 'wrong' | 'into' | 'does' | 'deal' | 'back'> & {
  readonly visit: { readonly state: { readonly table: TableInfo | null } };
};

export class CardEntry {
  /** Cards that were tapped: of the hub, of the deck, of a yard, of a catch. */
  cards = $state.raw<Cards>(NO_CARDS);
  /** Cards off the deck, in the order in which they were tapped. */
  order = $state.raw<number[]>([]);
  rolled = $state.raw<number[]>([0, 1, 2, 3, 4, 5, 6]);
  faces = $state.raw<string[]>([]);

  readonly may: Choice = $derived.by(() => choice(this.view));
  readonly rolls: readonly number[] = $derived.by(() => {
    if (this.view.phase === 'rolling') return this.view.rolling;
    return this.may.roll ? this.rolled : [];
  });
  /** The dice as they will lie: what was tapped, and a question mark for what is still missing. */
  readonly dice: string[] = $derived.by(() => {
    const { view, rolls, faces } = this;
    const started = faces.length > 0 || view.phase === 'rolling';
    return view.dice.map((face, die) =>
      rolls.includes(die) ? (faces[rolls.indexOf(die)] ?? (started ? '' : face)) : face,
    );
  });
  readonly lies: LyingCards[] = $derived.by(() => this.lyingCards());
  readonly question: string = $derived.by(() => this.asks());

  private asked = '';

  /** Created while its component is: its effect ends with it. */
  constructor(
    private readonly entering: () => Entering,
    private readonly shown: () => VerasseltGame,
  ) {
    $effect(() => this.follow());
  }

  get desk(): Entering {
    return this.entering();
  }
  get game(): VerasseltGame {
    return this.shown();
  }
  get view(): VerasseltView {
    return this.game.view;
  }
  get table(): TableInfo {
    return this.desk.visit.state.table!;
  }
  /** The seat of the table that is asked. */
  get seat(): number {
    return this.game.waiting_for[0] ?? seatOf(this.game, this.view.active);
  }
  get player(): string {
    return nameOf(this.table, this.seat);
  }
  /** Cards came off the real deck: which ones is asked first. */
  get drawing(): boolean {
    return this.desk.asks > 0;
  }
  /** How many rolled dice have no face yet. */
  get missing(): number {
    return this.rolls.length - this.faces.length;
  }
  get ready(): boolean {
    const { may } = this;
    if (this.drawing) return this.order.length === this.desk.asks;
    if (may.topUp) return size(this.cards) >= may.topUp.missing;
    return may.split !== null || (this.rolls.length > 0 && this.missing === 0);
  }

  nameAt(place: number): string {
    return nameOf(this.table, seatOf(this.game, place));
  }

  /** Another question starts empty; faces stay where the roll that they belong to begins. */
  follow(): void {
    const { game, view } = this;
    const question = `${game.id} ${game.entry} ${view.phase} ${this.desk.asks}`;
    if (question === this.asked) return;
    const begun = view.phase === 'rolling' && this.faces.length > 0;
    this.asked = question;
    this.cards = NO_CARDS;
    this.order = [];
    if (begun) return;
    this.faces = [];
    this.rolled = allDice(view);
  }

  tapCard(colour: number): void {
    this.desk.wrong = '';
    if (!this.drawing) {
      this.cards = add(this.may, this.cards, colour);
      return;
    }
    if (this.order.length >= this.desk.asks) return;
    this.cards = plus(this.cards, one(colour));
    this.order = [...this.order, colour];
  }

  /** Pick a card, or put it back. */
  turnCard({ colour, picked }: { colour: number; picked: boolean }): void {
    if (picked) this.cards = remove(this.cards, colour);
    else this.tapCard(colour);
  }

  tapFace(face: string): void {
    if (this.missing > 0) this.faces = [...this.faces, face];
  }

  /** Roll this die, or leave it as it lies. */
  tapDie(die: number): void {
    this.rolled = toggle(this.rolled, die);
  }

  /** Take back what was tapped last, else the last entry. */
  undo(): void {
    const last = this.order.at(-1);
    if (last !== undefined) {
      this.order = this.order.slice(0, -1);
      this.cards = minus(this.cards, one(last));
    } else if (this.faces.length) this.faces = this.faces.slice(0, -1);
    else if (size(this.cards)) this.cards = NO_CARDS;
    else void this.desk.back();
  }

  act(action: Action): void {
    void this.desk.does([{ act: action }]);
  }

  async done(): Promise<void> {
    const { desk, may } = this;
    if (this.drawing) await desk.deal(this.cards);
    else if (may.split) this.act(splitAction(this.cards));
    else if (may.topUp) this.act(topUpAction(this.cards));
    else if (this.rolls.length) await desk.does(this.roll());
  }

  private roll(): Step[] {
    const enter: Step = { enter: rolledText(this.faces) };
    return this.view.phase === 'rolling' ? [enter] : [{ act: rollAction(this.rolled, this.cards) }, enter];
  }

  /** The hub, catches, and the yard of the player who is asked. */
  private lyingCards(): LyingCards[] {
    const { view, may } = this;
    const owner = may.split ? (view.received?.owner ?? view.active) : view.active;
    const theirs = view.table_catch;
    const all = [{ where: t('board-hub'), cards: view.hub, on: view.target === 'hub' }];
    if (theirs && size(theirs.cards) > 0)
      all.push({
        where: t('board-catch-of', { player: this.nameAt(theirs.owner) }),
        cards: theirs.cards,
        on: view.target === 'catch',
      });
    if (size(view.own_catch) > 0)
      all.push({
        where: t('board-catch-of', { player: this.nameAt(view.active) }),
        cards: view.own_catch,
        on: false,
      });
    all.push({
      where: t('board-yard-name', { player: this.nameAt(owner) }),
      cards: view.yards[owner] ?? NO_CARDS,
      on: false,
    });
    return all;
  }

  private asks(): string {
    const { may, player } = this;
    if (this.drawing) return this.asksForCards();
    if (may.groups.length) return t('board-ref-choose', { player });
    if (may.split) return t('board-ref-split', { player, room: may.split.room });
    if (may.topUp) return t('board-ref-top-up', { player, count: may.topUp.missing });
    if (may.counts.length) return t('board-ref-consolation', { player });
    return this.asksForDice();
  }

  private asksForCards(): string {
    const { asks, into } = this.desk;
    if (this.game.entry === 1) return t('board-ref-setup', { count: asks });
    return t('board-ref-drawn', { count: asks, where: into.where, player: this.nameAt(into.seat) });
  }

  private asksForDice(): string {
    const { view, rolls, missing } = this;
    if (rolls.length && missing === 0) return t('board-ref-done');
    if (this.faces.length) return t('board-ref-more', { count: missing });
    if (view.phase === 'rolling')
      return t('board-ref-rolling', { player: this.nameAt(view.active), count: rolls.length });
    return t(this.may.roll?.stop ? 'board-ref-roll-or-stop' : 'board-ref-roll', { player: this.player });
  }
}
