/** The controller of the table of arena games: throws are shown, keys and taps become actions, results are read out. */

import { untrack } from 'svelte';
import type { AimReport } from '../arena/aim';
import { throwWhenLoaded } from '../arena/throw-when-loaded.svelte';
import type { ArenaHandle } from '../arena/handle';
import { describeDie } from '../arena/dice-list';
import { cardBottom, release } from '../lessons/card-bottom.svelte';
import { momentsAtBox } from '../moments/box.svelte';
import { Comebacks } from '../moments/comeback';
import { RaceFilm } from '../moments/race-film.svelte';
import { countAt } from '../moments/plates.svelte';
import { getTeaching } from '../lessons/teaching';
import { isArena } from '../protocol/games';
import type { Manner } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { aimingOf, sendAims } from '../state/aims.svelte';
import { isStill } from '../state/settings.svelte';
import { placed, seatOf } from '../state/table';
import type { Stage } from '../state/visit.svelte';
import { FACES } from '../symbols';
import { faceName, listed, t } from '../words/words.svelte';
import { keepAwake } from './awake';
import type { Holding } from './holding';
import type { ArenaModel } from './model.svelte';
import { calledOf } from './people';
import { RaceRun } from './race-run.svelte';
import { readOut } from './read-out.svelte';
import { sound } from './sound.svelte';
import { shownOf } from './tally';

/** Keys of the arena that work wherever the focus is. */
const AIMING = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'Escape', 'Enter', ' '],
  ...['+', '-', 'm', ',', '.', 'q', 'e'],
]);

export class ArenaDesk {
  arena = $state.raw<ArenaHandle>();
  box = $state<HTMLElement>();
  aim = $state.raw<AimReport | null>(null);
  picked = $state<number | null>(null);
  /** The landing takes long. */
  slow = $state(false);

  readonly faceNames = $derived.by(() =>
    Object.fromEntries((FACES[this.model.edition] ?? []).map((face) => [face, faceName(face)])),
  );
  /** Below a card that explains: it may cover the far rim, which is a twelfth of the box or more, and no die. */
  readonly insets = $derived.by(() => ({
    top: Math.max(0, cardBottom() - (this.box?.clientHeight ?? 0) / 12),
    right: 0,
    bottom: 0,
    left: 0,
  }));
  /** Throw as aimed, or as soon as the arena is loaded. */
  readonly throwNow: () => void;

  readonly run = new RaceRun(() => this.model.visit);
  readonly film = new RaceFilm();
  /** The towers of a race that is run, or of one whose finish is shown once more. */
  readonly towers = $derived.by(() => this.film.towers ?? this.run.towersNow);

  private readonly moments: ReturnType<typeof momentsAtBox>;
  /** In a lesson one thing is shown at a time. */
  private readonly isTaught = getTeaching() !== undefined;
  private asked = '';

  /** Created while its component is: its effects end with it. */
  constructor(
    readonly model: ArenaModel,
    loading: Parameters<typeof momentsAtBox>[3],
  ) {
    this.throwNow = throwWhenLoaded({
      arena: () => this.arena,
      able: () => model.canAim,
      mine: () => model.mine,
    });
    this.moments = this.momentsOf(loading);
    $effect(() => this.present());
    sendAims(
      () => model.visit,
      () => (this.aim && model.canAim && model.physical ? aimingOf(this.aim, model.hand) : null),
    );
    $effect(() => {
      model.visit.fast = isStill() && !model.physical;
    });
    $effect(() => keepAwake());
    $effect(() => release);
    $effect(() => void model.loadRules());
    readOut(() => model.visit);
    $effect(() => this.followTurn());
    $effect(() => {
      if (model.visit.refused) this.arena?.calm();
    });
  }

  /** Dice with a quiet ring: those that may be taken, or without motion those that were turned. */
  get marked(): number[] {
    const { extras } = this.model.may;
    if (extras.length) return extras.filter((die) => die !== null);
    return isStill() ? this.changed : [];
  }

  thrown(intent: readonly number[], manner: Manner): void {
    this.slow = false;
    void this.model.throw(intent, manner).then((done) => {
      if (!done) this.arena?.calm();
    });
  }

  pick(die: number): void {
    this.picked = die;
    this.model.take(die);
  }

  /** Read out what lies where. */
  announceDice(): void {
    const all = this.arena?.listDice() ?? [];
    const sentences = all.map((die) => describeDie(die, all, this.faceNames, t));
    announce(sentences.length ? sentences.join('. ') : t('arena-empty'));
  }

  /** Keys work wherever the focus is; the arena handles its own when it has it. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    // an open sheet has the keys, wherever the focus went
    if (target.closest('input, select, textarea') || document.querySelector('dialog[open]')) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (this.command(name) || this.forwarded(event, name, target)) event.preventDefault();
  }

  holding(seat: number): Holding | null {
    const { game, view, visit } = this.model;
    const at = placed(game, seat);
    if (at === null) return null;
    const count = countAt(visit.state.version, at) ?? view.supplies[at];
    if (count === null || count === undefined)
      return { text: view.has_dice[at] ? '?' : '0', label: t('page-dice-hidden') };
    const piles = view.piles[at] ?? [];
    return {
      text: String(count),
      ...(piles.length ? { more: `(${piles.join('+')})` } : {}),
      label: piles.length
        ? t('page-dice-piles', { count, piles: listed(piles.map(String)) })
        : t('page-dice', { count }),
    };
  }

  private get changed(): number[] {
    const { visit, faces } = this.model;
    const last = visit.state.last?.events.find((event) => event.is === 'dice_settled');
    return (last?.changed ?? []).map(([die]) => die).filter((die) => faces.has(die));
  }

  // Keys

  private command(name: string): boolean {
    const { visit, game, mine, may } = this.model;
    if (name === 'w') this.announceDice();
    else if (name === 's' && mine && may.stop) void visit.act(may.stop);
    else if (name === 'h' && visit.mayAsk) void visit.hint();
    else if (name === 'u' && visit.turn === null && game.may_undo.length) this.model.undo();
    else return false;
    return true;
  }

  private forwarded(event: KeyboardEvent, name: string, target: HTMLElement): boolean {
    const presses = name === ' ' || name === 'Enter';
    if (presses && target.closest('button, a, label')) return false;
    if (this.box?.contains(target) || !(/^[1-9]$/.test(name) || AIMING.has(name))) return false;
    if (!this.arena && presses) this.throwNow();
    const { key, shiftKey } = event;
    this.box
      ?.querySelector('[role=application]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    return true;
  }

  // What is shown

  private momentsOf(loading: Parameters<typeof momentsAtBox>[3]): ReturnType<typeof momentsAtBox> {
    const { model } = this;
    return momentsAtBox(
      () => model.visit.state.last,
      () => model.view,
      {
        sound,
        stage: () => this.box,
        race: { film: this.film, towers: () => this.run.towersOrSupplies(model.view.supplies, model.game) },
        comebacks: new Comebacks(),
        gameId: () => model.game.id,
        scene: () => ({ game: model.edition, active: model.view.active, prey: null }),
        version: () => model.visit.state.version,
        seatOf: (at) => seatOf(model.game, at),
        called: (at) => calledOf(model.table, seatOf(model.game, at), model.visit.state.seats),
        count: (at) => countAt(model.visit.state.version, at) ?? model.view.supplies[at] ?? null,
        home: (at) => (this.isOwn(seatOf(model.game, at)) ? document.querySelector('section.hand') : null),
        say: t,
        listed,
      },
      loading,
    );
  }

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.model.visit.state.seats.includes(seat);
  }

  /** Throws of the visit are shown here, as long as the component is there. */
  private present(): () => void {
    const { visit } = this.model;
    visit.stage = this.stage();
    return () => {
      visit.stage = null;
    };
  }

  private stage(): Stage {
    return {
      play: (moment, motion, shows) => {
        this.slow = false;
        return this.moments.show(this.arena, shownOf(moment), { motion, shows, from: this.model.thrownFrom });
      },
      tally: (moment, shows) => {
        if (!this.isOwn(moment.seat)) this.arena?.calm();
        return this.moments.show(this.arena, shownOf(moment), { shows });
      },
      begin: (motion: Uint8Array) => {
        this.slow = false;
        void this.arena?.begin(motion, this.model.thrownFrom);
      },
      cancel: () => void this.arena?.cancel(),
      again: async (moment, before) => {
        if (isArena(before) && !this.isTaught)
          await this.moments.again(this.arena, shownOf(moment), before.view);
      },
      endLook: () => this.moments.endLook(),
      skip: () => {
        this.moments.end();
        this.arena?.skip();
      },
    };
  }

  private followTurn(): void {
    const { model } = this;
    const now = model.mine ? `${model.game.id} ${model.visit.state.version}` : '';
    const { arena, asked } = this;
    if (now && now !== asked) {
      sound.sign('turn');
      arena?.calm(); // whatever was in the hand before is thrown
    }
    this.asked = now;
    if (model.mine) return;
    if (!model.physical) arena?.calm(); // no motion takes it out of the hand
    untrack(() => model.reset());
  }
}
