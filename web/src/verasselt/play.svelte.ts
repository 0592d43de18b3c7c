/** What one seat of voll verasselt may do now, what it has picked so far, and what it does. */

import { bestOf } from '../advice/advice';
import type { VerasseltGame } from '../protocol/games';
import type { Action, Cards, TableInfo, VerasseltView } from '../protocol/messages';
import type { Visit } from '../state/visit.svelte';
import { settings } from '../state/settings.svelte';
import { placed, result, seatOf } from '../state/table';
import { calledOf, nameOf } from '../table/people';
import { alike, cardsOf, rolledBy } from './choice-names';
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
} from './pick';
import { gain, prospectOf, type Prospect } from './safety';
import { NO_CARDS, size, type Target } from './view';

export const STOP: Action = { is: 'stop' };
export const choosing = (target: Target): Action => ({ is: 'choose', target });
export const drawing = (count: number): Action => ({ is: 'take_consolation', count });

export class Play {
  /** Dice that are rolled next. */
  rolled = $state.raw<readonly number[]>([]);
  /** Cards that go into the group with the next roll, or into the yard. */
  picked = $state.raw<Cards>(NO_CARDS);
  /** A card of the yard is being dragged. */
  dragging = $state(false);

  private asked = '';
  private turnOf = '';

  constructor(
    private readonly visiting: () => Visit,
    private readonly shown: () => VerasseltGame,
  ) {}

  get visit(): Visit {
    return this.visiting();
  }
  get game(): VerasseltGame {
    return this.shown();
  }
  get view(): VerasseltView {
    return this.game.view;
  }
  get table(): TableInfo {
    return this.visit.state.table!;
  }

  /** A new question clears the picks; between rolls of one turn the dice stay picked as they were. */
  follow(): void {
    const now = `${this.game.id} ${this.game.entry} ${this.visit.turn}`;
    if (now === this.asked) return;
    this.asked = now;
    this.picked = NO_CARDS;
    const whose = `${this.game.id} ${this.view.turn}`;
    if (whose !== this.turnOf) this.rolled = allDice(this.view);
    this.turnOf = whose;
  }

  // Whose turn it is

  get mine(): boolean {
    return this.visit.turn !== null && result(this.visit.state) === null;
  }
  /** Several seats share this device. */
  get many(): boolean {
    return this.visit.state.seats.length > 1;
  }
  /** The seat of the game that is "you": the one that acts, else the first own one. */
  get me(): number | null {
    const { state, turn } = this.visit;
    if (turn !== null) return placed(state.game!, turn);
    if (this.many) return this.view.seat;
    return state.seats[0] === undefined ? null : placed(state.game!, state.seats[0]);
  }

  // What people are called: "you", or by their names

  readonly name = (place: number): string =>
    calledOf(this.table, seatOf(this.visit.state.game!, place), this.visit.state.seats);
  readonly plain = (place: number): string => nameOf(this.table, seatOf(this.visit.state.game!, place));
  readonly mark = (place: number): number => seatOf(this.visit.state.game!, place);

  // What may be chosen

  get may(): Choice {
    return choice(this.view);
  }
  get yard(): Cards {
    return this.me === null ? NO_CARDS : (this.view.yards[this.me] ?? NO_CARDS);
  }
  /** Cards of the yard may be laid now. */
  get boosts(): boolean {
    return this.mine && (this.may.roll !== null || this.may.topUp !== null);
  }
  get boost(): Cards {
    return this.boosts ? this.picked : NO_CARDS;
  }
  /** How many cards are still missing before it can be done. */
  get lacking(): number {
    return Math.max(0, (this.may.topUp?.missing ?? 0) - size(this.picked));
  }
  get kept(): string[] {
    return this.view.dice.filter((_, die) => !this.rolled.includes(die));
  }

  readonly addCard = (colour: number): void => {
    this.picked = add(this.may, this.picked, colour);
  };
  readonly removeCard = (colour: number): void => {
    this.picked = remove(this.picked, colour);
  };
  readonly turnDie = (die: number): void => {
    this.rolled = toggle(this.rolled, die);
  };

  // What is done

  readonly choose = (target: Target): void => void this.visit.act(choosing(target));
  readonly roll = (): void => void this.visit.act(rollAction(this.rolled, this.picked));
  readonly stop = (): void => void this.visit.act(STOP);
  readonly split = (): void => void this.visit.act(splitAction(this.picked));
  readonly topUp = (): void => void this.visit.act(topUpAction(this.picked));
  readonly draw = (count: number): void => void this.visit.act(drawing(count));
  readonly undo = (): void => {
    const seat = this.game.may_undo[0];
    if (seat !== undefined) void this.visit.say({ is: 'undo', seat });
  };

  /** What the large button does. */
  main(): void {
    const { may } = this;
    if (this.visit.busy) return;
    if (may.roll) this.roll();
    else if (may.split) this.split();
    else if (may.topUp && this.lacking === 0) this.topUp();
    else if (may.groups.length === 1 && may.groups[0]) this.choose(may.groups[0]);
  }

  // What is best, on request

  get best(): Action | null {
    return bestOf(this.visit.advice)?.action ?? null;
  }
  get bestCards(): Cards {
    return this.best ? cardsOf(this.best) : NO_CARDS;
  }
  get bestKept(): number[] {
    const { best } = this;
    return best?.is === 'roll' ? allDice(this.view).filter((die) => !rolledBy(best).includes(die)) : [];
  }
  readonly isBest = (action: Action): boolean => this.best !== null && alike(this.best, action, this.view);
  /** Dice and cards have to be picked for the best action, and others are. */
  get settable(): boolean {
    const { best, rolled, picked } = this;
    return [rollAction(rolled, picked), splitAction(picked), topUpAction(picked)].some(
      (made) => made.is === best?.is && !this.isBest(made),
    );
  }
  readonly setBest = (): void => {
    const { best } = this;
    this.picked = this.bestCards;
    if (best?.is === 'roll') this.rolled = rolledBy(best);
  };

  // How safe it is, on request

  /** Odds are shown at every decision: switched on, or in a lesson. */
  get oddsShown(): boolean {
    return this.table.hints && (settings.odds || settings.hints);
  }
  /** A roll, or what it is rolled for, is to be decided. */
  get oddsAsked(): boolean {
    const { may } = this;
    return this.mine && (may.roll !== null || may.topUp !== null || may.groups.length > 0);
  }
  get odds(): Visit['chances'] {
    return this.oddsShown ? this.visit.chances : null;
  }
  /** What the roll promises that is picked now. */
  get prospect(): Prospect | null {
    const rolls = this.odds?.rolls;
    return rolls ? prospectOf(rolls, this.kept, this.picked) : null;
  }
  /** How much safer the roll is with one more card of this colour. */
  readonly gain = (colour: number): number | null => {
    const rolls = this.odds?.rolls;
    return rolls ? gain(rolls, this.kept, this.picked, colour) : null;
  };
}
