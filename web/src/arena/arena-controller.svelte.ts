/** The controller of the arena: builds the stage, plays motions, makes throws of keys and gestures, lists the dice. */

import { untrack } from 'svelte';
import { observeSize } from '../shell/observe-size';
import { AimControl, type AimReport, type Screen } from './aim';
import type { AimedWay, ArenaHandle, ArenaInput } from './handle';
import { keyActs, keyName } from './keyboard';
import { describeDie, keysOf, listDice, sideOf, type ListedDie } from './dice-list';
import { Flight } from './flight';
import { leadIn, type ThrownFrom } from './lead-in';
import { Others } from './others';
import { Overlay, type Ring } from './overlay';
import { Player, type PlayOptions, type TallyCommand } from './player';
import { SecondLook } from './second-look';
import { chooseStage, adaptQuality } from './stages/choose';
import type { Stage } from './stages/stage';
import { decodeMotion, type Motion } from './trajectory';
import { trialSentence } from './trials';

/** So long after a motion, in ms, whatever `lying` says is shown: dice that left are cleared away. */
const CLEARED = 500;

export class ArenaController implements ArenaHandle {
  /** The whole arena, and the part of it that the stage is put into. */
  shell!: HTMLElement;
  host!: HTMLElement;
  stage = $state.raw<Stage | null>(null);
  playing = $state(false);
  /** A throw is shown once more. */
  looking = $state(false);
  readonly overlay = new Overlay();

  readonly dice = $derived.by(() =>
    listDice(this.input.lying, this.input.edition, this.near, this.input.keys),
  );
  /** Where the hand is that was let go too early: a note there says how to throw. */
  tooShort = $state.raw<Screen | null>(null);
  /** The aim as a sentence; empty while nothing can be aimed. */
  readonly aimText = $derived.by(() => this.describeAim());

  private aim: AimControl | null = null;
  /** The hands of others. */
  private others: Others | null = null;
  private player: Player | null = null;
  private look: SecondLook | null = null;
  private readonly acts = keyActs({
    aim: () => this.aim,
    turn: (by) => this.turn(by),
    turnHome: () => this.turnHome(),
    tilt: (by) => this.tilt(by),
    throwNow: () => this.throwNow(),
  });
  private report = $state.raw<AimReport | null>(null);
  /** The side of the box that is near. */
  private near = $state(0);
  /** Reduced motion. */
  private still = $state(false);
  private rings = $state.raw<readonly Ring[]>([]);
  /** What lay there when a motion began: it is not shown again after it, however late the new places come. */
  private before = '';
  private clearances = $state(0);
  /** Nothing is in the hand while it flies. */
  private thrown = $state(false);
  /** Dice in a hand that has thrown and waits for the answer. */
  private waiting = $state(0);
  /** A throw was asked for before there was a stage: it is made then, if it is still to be made. */
  private requested = $state(false);
  /** A motion that is still computed, and when all of it is shown. */
  private flight: Flight | null = null;
  private shown = Promise.resolve();

  /** Created while its component is: its effects end with it. */
  constructor(private readonly input: ArenaInput) {
    this.near = input.bearing;
    $effect(() => this.observe());
    $effect(() => this.buildStage());
    $effect(() => () => untrack(() => this.dispose()));
    $effect(() => this.throwRequested());
    $effect(() => {
      void input.insets;
      untrack(() => this.resize());
    });
    $effect(() => this.stage?.setEdition(input.edition));
    $effect(() => this.followBearing());
    $effect(() => this.followLying());
    $effect(() => {
      void [this.shownHand, input.canAim, this.busy, this.stage];
      untrack(() => this.aim?.refresh());
    });
    $effect(() => this.followManner());
    $effect(() => this.drawRings());
    $effect(() => {
      const aim = this.busy || this.shownHand > 0 ? null : input.other;
      if (this.stage) untrack(() => this.others?.show(aim));
    });
  }

  // What a caller does with an arena

  /** Play a recorded motion, then the tally; resolves when all is shown or skipped. */
  async play(
    bytes: Uint8Array | null,
    tallied: readonly TallyCommand[] = [],
    options: PlayOptions = {},
  ): Promise<void> {
    const motion = bytes ? await this.decode(bytes) : null;
    await this.aim?.ready;
    const { flight } = this;
    if (!flight || flight.isWhole)
      return this.show(this.flightOf(motion, options.from).land(motion, tallied, options));
    flight.land(motion, tallied, options);
    return this.shown;
  }

  /** Show the beginning of a motion, then more of it, while the rest is computed; `play` continues it. */
  async begin(bytes: Uint8Array, from?: ThrownFrom): Promise<void> {
    const motion = await this.decode(bytes);
    await this.aim?.ready;
    if (this.flight) this.flight.grow(motion);
    else if (!this.playing && !this.still) {
      this.flight = this.flightOf(motion, from);
      this.shown = this.show(this.flight);
    }
  }

  /** What flies will not land: the dice lie where they lay. */
  async cancel(): Promise<void> {
    if (!this.flight) return;
    this.flight.land(null);
    await this.shown;
    this.calm();
  }

  /** A tally without a throw. */
  tally(commands: readonly TallyCommand[], options: PlayOptions = {}): Promise<void> {
    return this.play(null, commands, options);
  }

  /** Show the latest throw once more, if it was seen: in three dimensions, and never twice. */
  async lookAgain(dice: readonly number[]): Promise<void> {
    const { stage, player, input } = this;
    const thrown = player?.latest;
    if (!thrown || stage?.kind !== '3d' || this.busy || this.still) return;
    player.latest = null;
    this.looking = true;
    this.look = new SecondLook(stage, input.sound, thrown, dice, () => {
      this.look = null;
      this.looking = false;
      stage.lay(input.lying);
      this.aim?.show();
      stage.draw();
    });
    await this.look.play();
  }

  endLook(): void {
    this.look?.end();
  }

  /** To the result in one picture; false if nothing plays. */
  skip(): boolean {
    if (!this.player?.busy) return false;
    this.player.skip();
    return true;
  }

  /** Take away the rings of what happened last. */
  unmark(): void {
    this.player?.ring([]);
  }

  /** Throw as aimed, or as soon as there is a stage; false if nothing is to be thrown now. */
  throwNow(): boolean {
    this.endLook();
    if (this.aim?.throwNow()) return true;
    this.requested =
      this.input.canAim && this.shownHand > 0 && !this.waiting && (!this.stage || this.playing);
    return this.requested;
  }

  /** A throw or a move was refused: the hand comes to rest, and the dice lie where they lay. */
  calm(): void {
    this.waiting = 0;
    if (!this.busy) this.stage?.lay(this.input.lying);
    this.aim?.calm();
  }

  aimAt(die: number, way?: AimedWay): void {
    const { aim, stage } = this;
    if (way && aim && stage) {
      stage.bearing = way.bearing;
      aim.manner = way.manner;
      aim.force = way.force;
      aim.twist = 0;
    }
    aim?.aimAt(die);
  }

  /** Turn the box by so much, in rad; to the left if positive. */
  turn(by: number): void {
    if (!this.stage) return;
    this.stage.bearing += by;
    this.aim?.show();
  }

  /** The face on top of each die, 0 to 5, read from what is drawn. */
  topFaces(): Record<number, number> {
    return this.stage?.topFaces() ?? {};
  }

  listDice(): ListedDie[] {
    return this.dice;
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.input.sound?.wake();
    const name = keyName(event);
    if (this.skipBy(name) || this.pickBy(name) || this.actBy(name, event.shiftKey)) event.preventDefault();
  }

  describe(die: ListedDie): string {
    return describeDie(die, this.dice, this.input.faceNames, this.input.say);
  }

  // Keys

  private skipBy(name: string): boolean {
    return (name === 'Escape' || name === ' ' || name === 'Enter') && this.skip();
  }

  private pickBy(name: string): boolean {
    if (!/^[1-9]$/.test(name)) return false;
    const die = [...keysOf(this.input.lying, this.input.keys)].find(([, key]) => key === name)?.[0];
    if (die === undefined) return false;
    this.input.onpick?.(die);
    this.aim?.aimAt(die);
    return true;
  }

  private actBy(name: string, fast: boolean): boolean {
    const act = this.acts[name];
    act?.(fast);
    return act !== undefined;
  }

  private turnHome(): void {
    if (!this.stage) return;
    this.stage.bearing = this.input.bearing;
    this.aim?.show();
  }

  private tilt(by: number): void {
    const { stage } = this;
    if (stage) stage.steepness += by;
    this.aim?.show();
  }

  // The stage

  /** Follow the size of the arena, the style of the page and the wish for reduced motion. */
  private observe(): () => void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const onCalm = () => (this.still = calm.matches);
    const onStyle = () => this.stage?.restyle();
    onCalm();
    calm.addEventListener('change', onCalm);
    dark.addEventListener('change', onStyle);
    const styles = new MutationObserver(onStyle);
    styles.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['class', 'style', 'data-scheme'],
    });
    const unobserve = observeSize(this.shell, () => this.resize());
    return () => {
      calm.removeEventListener('change', onCalm);
      dark.removeEventListener('change', onStyle);
      styles.disconnect();
      unobserve();
    };
  }

  /** Another wish builds another stage; the one before is shown until then. */
  private buildStage(): () => void {
    const wanted = { view: this.input.view, quality: this.input.quality, still: this.still };
    let outdated = false;
    untrack(() => {
      void chooseStage(this.input.edition, wanted).then((stage) => {
        if (outdated) stage.dispose();
        else this.install(stage, wanted.still);
      });
    });
    return () => {
      outdated = true;
    };
  }

  private install(stage: Stage, instant: boolean): void {
    const { input, overlay } = this;
    this.dispose();
    this.host.prepend(stage.element);
    overlay.attach(stage);
    stage.bearing = this.near;
    stage.lay(input.lying);
    stage.resize(this.shell.clientWidth, this.shell.clientHeight, input.insets);
    this.stage = stage;
    this.player = new Player(stage, input.sound, instant, (rings) => (this.rings = rings));
    this.aim = this.aimOn(stage);
    this.aim.show();
    this.others = new Others(
      stage,
      overlay,
      () => instant,
      () => input.lying,
    );
    stage.draw();
    input.onready?.(stage.kind);
  }

  private aimOn(stage: Stage): AimControl {
    const { input } = this;
    return new AimControl(this.host, stage, this.overlay, input.sound, {
      lying: () => input.lying,
      hand: () => this.shownHand,
      canAim: () => this.able,
      movable: () => (this.playing ? [] : input.movable),
      still: () => this.still,
      changed: (report) => this.aimed(report),
      throwing: (intent, { manner, force, die }) => {
        this.waiting = input.hand;
        input.onthrow?.(intent, { manner, force, target: die });
      },
      picked: (die) => input.onpick?.(die),
      moved: (die, x, y) => input.onmove?.(die, x, y),
      slow: () => input.onslow?.(),
      tooShort: (hand) => (this.tooShort = hand),
      skip: () => this.skip(),
    });
  }

  private dispose(): void {
    this.endLook();
    this.flight?.land(null);
    this.player?.skip();
    this.aim?.dispose();
    this.others?.dispose();
    this.stage?.dispose();
    this.stage = this.player = this.aim = this.others = null;
  }

  /** A canvas of another size is empty: it is drawn before it is seen. */
  private resize(): void {
    const { clientWidth, clientHeight } = this.shell;
    if (!this.stage?.resize(clientWidth, clientHeight, this.input.insets)) return;
    this.aim?.show();
    this.stage.draw();
  }

  private aimed(report: AimReport): void {
    this.input.manner = report.manner;
    this.input.force = report.force;
    this.near = this.stage?.bearing ?? this.input.bearing;
    this.report = report;
    this.tooShort = null;
    this.input.onaim?.(report);
  }

  // What the stage follows

  private get able(): boolean {
    return this.input.canAim && !this.busy;
  }

  /** What is shown is not what lies there now. */
  private get busy(): boolean {
    return this.playing || this.looking;
  }

  private get shownHand(): number {
    return this.thrown || this.looking ? 0 : this.waiting || (this.input.canAim ? this.input.hand : 0);
  }

  private throwRequested(): void {
    if (!this.requested) return;
    if (this.input.hand === 0) this.requested = false;
    else if (this.stage && this.able) {
      this.requested = false;
      untrack(() => this.aim?.throwNow());
    }
  }

  private followBearing(): void {
    const { bearing } = this.input;
    const { stage } = this;
    untrack(() => {
      this.endLook();
      if (stage) stage.bearing = bearing;
      this.near = bearing;
      this.aim?.show();
    });
  }

  private followLying(): void {
    const { lying } = this.input;
    void this.clearances;
    if (this.busy || !this.stage || JSON.stringify(lying) === this.before) return;
    this.before = '';
    this.stage.lay(lying);
    untrack(() => this.aim?.refresh());
  }

  private followManner(): void {
    const { manner, force } = this.input;
    const { aim } = this;
    if (!aim) return;
    untrack(() => {
      if (manner !== aim.manner)
        aim.manner = manner; // which sets the force, too
      else aim.force = force;
    });
  }

  private drawRings(): void {
    const { lying, keys, marked, movable } = this.input;
    const { able, busy, report, rings } = this;
    const ring = (kind: Ring['kind']) => (die: number) => ({ die, kind });
    this.overlay.set({
      rings: [
        ...(this.looking ? [] : marked.map(ring('marked'))),
        ...(busy ? [] : movable.map(ring('movable'))),
        ...(able && report?.die != null ? [ring('aimed')(report.die)] : []),
        ...(this.looking ? [] : rings),
      ],
      keys: keysOf(able ? lying : {}, keys),
    });
  }

  // Motion

  /** Dice are not left in the hand when their motion is broken. */
  private async decode(bytes: Uint8Array): Promise<Motion> {
    try {
      return await decodeMotion(bytes);
    } catch (error) {
      this.calm();
      throw error;
    }
  }

  /** A motion and the hand that it comes from; the own one is there already. */
  private flightOf(motion: Motion | null, from?: ThrownFrom): Flight {
    const flight = new Flight(motion);
    const { stage, overlay, waiting } = this;
    if (!motion || !stage || waiting) return flight;
    const by = from ?? { side: this.input.bearing, seat: null };
    const before = { motion, from: by, lying: this.input.lying, seen: this.others?.seen ?? null };
    flight.before = (run) => leadIn({ stage, overlay }, before, run);
    return flight;
  }

  private async show(flight: Flight): Promise<void> {
    if (!this.player) return;
    this.started(flight.motion);
    try {
      await this.player.play(flight);
      if (flight.motion && this.stage && this.player && this.input.quality === 'auto')
        adaptQuality(this.stage, this.player.paces);
    } finally {
      if (this.flight === flight) this.flight = null;
      this.end();
    }
  }

  private started(motion: Motion | null): void {
    this.endLook();
    this.playing = true;
    this.before = JSON.stringify(this.input.lying);
    this.thrown = motion !== null;
    this.waiting = 0;
    this.aim?.calm();
  }

  private end(): void {
    this.playing = false;
    this.thrown = false;
    setTimeout(() => {
      if (this.playing) return;
      this.before = '';
      this.clearances += 1;
    }, CLEARED);
  }

  // Words

  private describeAim(): string {
    const { report, input } = this;
    if (!report || !this.able) return '';
    const { say } = input;
    const die = this.dice.find((each) => each.die === report.die);
    const side = sideOf(report.x / 1000, report.y / 1000, this.near);
    const target = die ? this.describe(die) : say('arena-aim-place', { side: say(`arena-side-${side}`) });
    const manner = say(`arena-manner-${report.manner}`);
    const trial = trialSentence(report, this.shownHand, say);
    return `${say('arena-aim', { target, manner, force: report.force })} ${trial}`.trim();
  }
}
