/** What table, hand and screen derive from a visit to an arena game. */

import { bearingOf, forceOf } from '../arena/intent';
import type { Lying } from '../arena/geometry';
import type { ThrownFrom } from '../arena/lead-in';
import { catalogue } from '../lobby/catalogue';
import { optionValues } from '../lobby/options';
import type { ArenaGame } from '../protocol/games';
import type { Action, ArenaView, CatalogueEntry, Manner, TableInfo } from '../protocol/messages';
import { placed, result, seatOf } from '../state/table';
import type { Visit } from '../state/visit.svelte';
import type { Edition } from '../symbols';
import { choices, facesOf, handful, type Choices } from './decisions';
import { placeWithoutPhysics } from './placement';
import { lyingOf } from './tally';

/** The near side of a screen of the room: everybody throws from there, because everybody looks from there. */
export const SCREEN_SIDE = bearingOf(0, 1);

export class ArenaModel {
  manner = $state<Manner>('toss');
  force = $state(forceOf('toss'));
  /** Which of the possible throws is chosen. */
  chosen = $state(0);
  /** The player shifts a lying die before the throw. */
  moving = $state(false);
  private rules = $state.raw<CatalogueEntry | null>(null);

  readonly faces = $derived.by(() => facesOf(this.view));
  readonly keys = $derived.by(() => this.view.arena.map(([die]) => die));
  readonly may: Choices = $derived.by(() => choices(this.view));
  readonly lying: Lying = $derived.by(() =>
    this.physical
      ? lyingOf(this.game.lying)
      : placeWithoutPhysics(this.edition, this.view.arena, this.view.stacks),
  );
  readonly throwing = $derived.by(() => this.may.throws[Math.min(this.chosen, this.may.throws.length - 1)]);

  constructor(
    private readonly visiting: () => Visit,
    private readonly shown: () => ArenaGame,
  ) {}

  get visit(): Visit {
    return this.visiting();
  }
  get game(): ArenaGame {
    return this.shown();
  }
  get view(): ArenaView {
    return this.game.view;
  }
  get table(): TableInfo {
    return this.visit.state.table!;
  }
  get edition(): Edition {
    return this.view.game as Edition;
  }
  get physical(): boolean {
    return this.table.thrower === 'physics';
  }

  /** Whether one of the own seats has to act. */
  get mine(): boolean {
    return this.visit.turn !== null && result(this.visit.state) === null;
  }
  /** The seat of the game that acts, else the one that looks on. */
  get place(): number | null {
    const { turn } = this.visit;
    return turn !== null ? placed(this.game, turn) : this.view.seat;
  }
  get bearing(): number {
    return bearingOf(this.place ?? 0, this.view.supplies.length);
  }
  /** Who throws what is in the air. */
  get thrownFrom(): ThrownFrom {
    const { game, view } = this;
    return { side: bearingOf(view.active, view.supplies.length), seat: seatOf(game, view.active) };
  }
  get canAim(): boolean {
    return this.mine && this.throwing !== undefined && !this.visit.busy && !this.moving;
  }
  /** How many dice are thrown next. */
  get hand(): number {
    const { throwing, place } = this;
    return this.mine && throwing && place !== null ? handful(throwing, this.view, place) : 0;
  }
  /** What the table plays about shifting a die before a throw; unknown until the catalogue is loaded. */
  get moveRule(): string | undefined {
    const { rules, table } = this;
    return rules
      ? (optionValues(rules, table.edition, table.options)['pre_move'] as string | undefined)
      : undefined;
  }
  get canMove(): boolean {
    const { throwing, moveRule } = this;
    if (!this.mine || !this.physical || !throwing || throwing.is === 'react') return false;
    return this.view.arena.length > 0 && moveRule !== undefined && moveRule !== 'none';
  }
  get movable(): number[] {
    if (!this.moving || !this.canMove) return [];
    return this.keys.filter((die) => !this.view.stacks.some((stack) => stack.includes(die)));
  }

  /** Load the rules of the game; nothing can be moved before. */
  async loadRules(): Promise<void> {
    const wanted = this.edition;
    try {
      const { games } = await catalogue();
      this.rules = games.find(({ id }) => id === wanted) ?? null;
    } catch {
      this.rules = null; // without the catalogue no die can be shifted
    }
  }

  /** The turn is over: the next one begins without choices. */
  reset(): void {
    this.moving = false;
    this.chosen = 0;
  }

  /** Send a throw; false if it was refused. */
  async throw(intent: readonly number[], manner: Manner): Promise<boolean> {
    if (!this.throwing) return false;
    return this.visit.act(this.throwing, this.physical ? { intent } : { manner });
  }

  /** Shift a die to this place, in µm; what the rules cannot see, the table finds out itself. */
  move(die: number, x: number, y: number): void {
    const move: Action = { is: 'move_die', die, from_wall: false, spreads: false, consent: [] };
    void this.visit.act(move, { intent: [Math.round(x), Math.round(y)] });
  }

  /** Take this die, where one may be taken. */
  take(die: number): void {
    if (this.may.extras.includes(die)) void this.visit.act({ is: 'take_extra', die });
  }

  undo(): void {
    const seat = this.game.may_undo[0];
    if (seat !== undefined) void this.visit.say({ is: 'undo', seat });
  }
}
