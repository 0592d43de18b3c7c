/**
 * Plays a recorded motion by the wall clock, then the tally that its caller asks for.
 *
 * Release at real speed; one hit-stop at the first strike of a die on a die, with the camera leaning in; quiet when all
 * is at rest; then the tally. `skip` goes to the result in one picture.
 */
import {
  about,
  DIE,
  diceOf,
  mix,
  placedOf,
  slerp,
  times,
  type Lying,
  type Placed,
  type Point,
} from './geometry';
import { edgeOf } from './edge';
import type { Flight } from './flight';
import type { ThrownFrom } from './lead-in';
import type { Ring } from './overlay';
import type { Sound } from './sound';
import type { Stage } from './stages/stage';
import { FOAM, firstStrike, isDie, WALL, type Contact, type Motion } from './trajectory';

/** One thing to show after a throw. `to` is the bearing of who takes them, in rad, `seat` their seat of the game. */
export type TallyCommand =
  | { readonly act: 'sink'; readonly dice: readonly number[] }
  | {
      readonly act: 'take';
      readonly dice: readonly number[];
      readonly to: number;
      readonly seat?: number;
      readonly label?: string;
    }
  | { readonly act: 'gone'; readonly dice: readonly number[]; readonly to?: number }
  | { readonly act: 'lay'; readonly lying: Lying }
  | { readonly act: 'ring'; readonly dice: readonly number[] }
  | {
      readonly act: 'overlay';
      readonly ms: number;
      /** The dice that it is about, as far as they are there. */
      readonly dice?: readonly number[] | undefined;
      readonly begin: (seen: readonly Seen[]) => void;
    }
  | { readonly act: 'shows'; readonly events: number }
  | { readonly act: 'wait'; readonly ms: number };

/** A die as it is seen: in px of the window. */
export interface Seen {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Shows dice beyond the box: on their way to the plate of their owner, or gone. */
export interface Bearer {
  /** Takes lifted dice over; null if there is no plate: then they slide towards the taker. */
  take(dice: readonly Seen[], seat: number): { readonly ms: number; end(): void } | null;
  lose(dice: readonly Seen[]): void;
}

/** A throw that was seen: its motion, and where the dice lay before. */
export interface Thrown {
  readonly motion: Motion;
  readonly scene: ReadonlyMap<number, Placed>;
}

export interface PlayOptions {
  /** All dice lie: what they show is the result. */
  readonly onrest?: (() => void) | undefined;
  /** So many events are shown, or begin to be. */
  readonly onshows?: ((events: number) => void) | undefined;
  readonly bearer?: Bearer | undefined;
  /** How much faster than it happened the motion is shown. */
  readonly pace?: number | undefined;
  /** The throw depends on what these dice show: the camera goes to one that is the last to fall over. */
  readonly decisive?: readonly number[] | undefined;
  /** Who throws, where it is not the own hand. */
  readonly from?: ThrownFrom | undefined;
}

export const TIMES = {
  /** What touches so shortly before the end of an unfinished motion is not known yet. */
  known: 50,
  hitStop: 50,
  lean: 300,
  settle: 120,
  sink: 240,
  lift: 260,
  take: 360,
  between: 60,
  lay: 360,
  gone: 240,
  close: 220,
} as const;
/** A strike is a die on a die faster than this, in m/s. */
const STRIKE = 0.6;
const LIFTED = 0.022;
/** A wall that is struck so high up is struck at its rim, in m. */
export const ON_RIM = 0.045;

const ease = (t: number) => 1 - (1 - t) ** 3;
const drop = (t: number) => t * t * (2 - t);
const share = (ms: number, length: number) => Math.min(Math.max(ms / length, 0), 1);

export class Player {
  private playing: { skip: () => void; done: Promise<void> } | null = null;
  private rings: readonly Ring[] = [];
  /** How long each picture of the latest motion took, in ms; none if it was skipped. */
  paces: readonly number[] = [];
  /** The latest throw that was seen, until it is looked at once more. */
  latest: Thrown | null = null;

  /** `instant`: results immediately (reduced motion). `onRings`: these dice are to be ringed now. */
  constructor(
    private readonly stage: Stage,
    private readonly sound: Sound | undefined,
    public instant: boolean,
    private readonly onRings: (rings: readonly Ring[]) => void,
  ) {}

  get busy(): boolean {
    return this.playing !== null;
  }

  /** Resolves when all is shown; a motion that still plays is skipped first. */
  async play(flight: Flight): Promise<void> {
    while (this.playing) {
      this.skip();
      await this.playing.done;
    }
    let skipped = this.instant;
    let wake: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const skip = () => {
      skipped = true;
      wake();
    };
    this.playing = { skip, done: new Promise((resolve) => (finish = resolve)) };
    const run = async (draw: (ms: number) => boolean) => {
      const begin = performance.now();
      while (!skipped && draw(performance.now() - begin))
        await new Promise<void>((next) => {
          wake = next;
          nextPicture(next);
        });
    };
    this.ring([]);
    this.stage.moving = true;
    try {
      await flight.before?.(run);
      if (flight.motion) await this.motion(flight, run, () => skipped);
      const { tally, options } = flight;
      options.onrest?.();
      for (const command of tally) {
        if (command.act === 'shows') options.onshows?.(command.events);
        else await this.act(command, run, skipped ? undefined : options.bearer);
      }
    } finally {
      this.stage.lean = 0;
      this.stage.closeUp = null;
      this.stage.moving = false;
      this.playing = null;
      this.stage.draw();
      finish();
    }
  }

  /** To the result in one picture. */
  skip(): void {
    this.playing?.skip();
  }

  /** Ring these dice until the next act. */
  ring(rings: readonly Ring[]): void {
    this.rings = rings;
    this.onRings(rings);
  }

  // The motion

  private async motion(flight: Flight, run: Run, isSkipped: () => boolean): Promise<void> {
    const before = this.stage.topFaces();
    const left = new Set<number>();
    const paces: number[] = [];
    let motion = flight.motion!;
    let strike = firstStrike(motion, STRIKE);
    let strong = new Set(this.sound?.strongest(motion));
    const scene = this.here(this.stage.dice());
    let [shown, time, waited] = [0, -1, 0];
    this.latest = null;
    await run((real) => {
      if (!flight.motion) return false;
      const now = real * (flight.options.pace ?? 1);
      if (flight.motion !== motion) {
        motion = flight.motion;
        const struck = strike ?? firstStrike(motion, STRIKE);
        strike = struck && struck.ms > time ? struck : strike;
        strong = new Set(this.sound?.strongest(motion));
      }
      if (real > shown) paces.push(real - shown);
      shown = real;
      const length = motion.seconds * 1000;
      if (!flight.isWhole) waited = Math.max(waited, now - length + TIMES.known);
      const ms = now - waited;
      const until = strike && ms > strike.ms ? Math.max(strike.ms, ms - TIMES.hitStop) : ms;
      if (strike && ms > strike.ms)
        this.stage.lean =
          ease(share(ms - strike.ms, TIMES.lean)) * (1 - ease(share(until - length, TIMES.settle)));
      for (const die of motion.dice) this.stage.place(die, motion.at(until / 1000, die));
      for (const contact of motion.contacts)
        if (contact.ms > time && contact.ms <= until)
          this.hear(motion, contact, strong, left, flight.options.pace);
      time = until;
      this.goClose(flight, time);
      this.stage.draw();
      return !flight.isWhole || time < length + TIMES.settle;
    });
    await flight.landed;
    await this.goBack(run);
    this.paces = isSkipped() ? [] : paces.slice(1);
    if (!flight.motion) return;
    motion = flight.motion;
    if (!isSkipped()) this.latest = { motion, scene };
    strong = new Set(this.sound?.strongest(motion));
    for (const [die, placed] of motion.rest()) this.stage.place(die, placed);
    this.stage.lean = 0;
    if (isSkipped()) {
      for (const contact of motion.contacts.filter(({ ms }) => strong.has(ms)))
        this.hear(motion, contact, strong, left);
      const after = this.stage.topFaces();
      this.ring(
        motion.dice.filter((die) => before[die] !== after[die]).map((die) => ({ die, kind: 'changed' })),
      );
    }
    this.stage.draw();
  }

  /** One die on its edge decides: closer to it. */
  private goClose({ motion, isWhole, options }: Flight, time: number): void {
    if (!isWhole || !motion || !options.decisive?.length) return;
    const edge = edgeOf(motion, options.decisive);
    if (!edge || time < edge.from) return;
    this.stage.closeUp = {
      at: motion.at(time / 1000, edge.die).at,
      by: ease(share(time - edge.from, TIMES.close)),
    };
  }

  private async goBack(run: Run): Promise<void> {
    const { closeUp } = this.stage;
    if (!closeUp) return;
    await run((ms) => {
      this.stage.closeUp = { at: closeUp.at, by: closeUp.by * (1 - ease(share(ms, TIMES.close))) };
      this.stage.draw();
      return ms < TIMES.close;
    });
    this.stage.closeUp = null;
  }

  private hear(
    motion: Motion,
    contact: Contact,
    strong: Set<number>,
    left: Set<number>,
    pace?: number,
  ): void {
    if (!this.sound) return;
    const die = isDie(contact.what) ? contact.what : contact.on;
    const at: Point = motion.dice.includes(die)
      ? motion.at(contact.ms / 1000, die).at
      : (this.stage.placed(die)?.at ?? [0, 0, 0]);
    const pan = this.pan(at);
    const things = [contact.what, contact.on];
    if (!things.every(isDie) && !things.includes(FOAM) && !things.includes(WALL)) {
      if (left.has(die)) this.sound.contact(contact, pan);
      else this.sound.out(pan);
      left.add(die);
    } else this.sound.contact(contact, pan, at[2] > ON_RIM, pace);
    if (strong.has(contact.ms)) this.sound.buzzNow(contact.newtons);
  }

  private pan(at: Point): number {
    return panOf(at, this.stage.bearing);
  }

  // The tally

  /** `bearer`: nobody, where nothing moves. */
  private act(
    command: Exclude<TallyCommand, { act: 'shows' }>,
    run: Run,
    bearer: Bearer | undefined,
  ): Promise<void> {
    switch (command.act) {
      case 'sink':
        bearer?.lose(this.seen(command.dice));
        return this.sink(command.dice, run);
      case 'take':
        return this.take(command, run, bearer);
      case 'gone':
        bearer?.lose(this.seen(command.dice));
        return this.gone(command.dice, command.to, run);
      case 'lay':
        return this.lay(command.lying, run);
      case 'ring':
        this.ring(command.dice.map((die) => ({ die, kind: 'changed' })));
        return Promise.resolve();
      case 'overlay':
        if (bearer) command.begin(this.seen(command.dice ?? []));
        return run((ms) => ms < command.ms);
      case 'wait':
        return run((ms) => ms < command.ms);
    }
  }

  private async sink(dice: readonly number[], run: Run): Promise<void> {
    this.sound?.sign('lost');
    const from = this.here(dice);
    await run((ms) => {
      const t = drop(share(ms, TIMES.sink));
      for (const [die, placed] of from)
        this.stage.place(
          die,
          { ...placed, at: mix(placed.at, [placed.at[0], placed.at[1], -DIE.edge], t) },
          1 - 0.2 * t,
        );
      this.stage.draw();
      return ms < TIMES.sink;
    });
    this.drop(dice);
  }

  private async take(
    { dice, to, seat, label }: TallyCommand & { act: 'take' },
    run: Run,
    bearer: Bearer | undefined,
  ): Promise<void> {
    const from = this.here(dice);
    const earlier = this.rings;
    this.ring([
      ...earlier,
      ...dice.map((die, index): Ring => ({
        die,
        kind: 'taken',
        label: index === dice.length - 1 ? label : undefined,
      })),
    ]);
    await run((ms) => {
      const t = ease(share(ms, TIMES.lift));
      for (const [die, placed] of from)
        this.stage.place(die, { ...placed, at: [placed.at[0], placed.at[1], placed.at[2] + LIFTED * t] });
      this.stage.draw();
      return ms < TIMES.lift + 140;
    });
    this.ring(earlier);
    const way = seat === undefined ? undefined : bearer?.take(this.seen(dice), seat);
    if (way) {
      this.drop(dice);
      await run((ms) => ms < way.ms);
      way.end();
    } else await this.slide(from, to, run);
    this.drop(dice);
  }

  /** Without a plate to go to, dice slide out of the box on the side of who takes them. */
  private async slide(from: ReadonlyMap<number, Placed>, to: number, run: Run): Promise<void> {
    const taker: Point = [0.2 * Math.cos(to), 0.2 * Math.sin(to), 0.075];
    this.sound?.sign('taken');
    await run((ms) => {
      [...from].forEach(([die, placed], index) => {
        const t = share(ms - index * TIMES.between, TIMES.take);
        const start: Point = [placed.at[0], placed.at[1], placed.at[2] + LIFTED];
        const way = mix(start, taker, ease(t));
        const turned = times(about([-Math.sin(to), Math.cos(to), 0], ease(t) * 0.9), placed.turned);
        this.stage.place(
          die,
          { at: [way[0], way[1], way[2] + 0.03 * Math.sin(Math.PI * t)], turned },
          1 - Math.max(t - 0.75, 0) * 4,
        );
      });
      this.stage.draw();
      return ms < TIMES.take + TIMES.between * (from.size - 1);
    });
  }

  private async gone(dice: readonly number[], to: number | undefined, run: Run): Promise<void> {
    const from = this.here(dice);
    await run((ms) => {
      const t = ease(share(ms, TIMES.gone));
      for (const [die, placed] of from) {
        const away: Point =
          to === undefined
            ? placed.at
            : mix(placed.at, [0.3 * Math.cos(to), 0.3 * Math.sin(to), placed.at[2]], t);
        this.stage.place(die, { ...placed, at: away }, 1 - t);
      }
      this.stage.draw();
      return ms < TIMES.gone;
    });
    this.drop(dice);
  }

  /** Dice glide to where they belong; those that go up go up first, the higher the later. */
  private async lay(lying: Lying, run: Run): Promise<void> {
    const goals = diceOf(lying).map((die) => [die, this.stage.placed(die), placedOf(lying[die]!)] as const);
    const moving = goals
      .filter(([, from, to]) => from && !same(from, to))
      .sort((one, other) => one[2].at[2] - other[2].at[2]);
    await run((ms) => {
      moving.forEach(([die, from, to], index) => {
        const t = ease(share(ms - index * TIMES.between, TIMES.lay));
        const at = mix(from!.at, to.at, t);
        this.stage.place(die, {
          at: [at[0], at[1], at[2] + 0.035 * Math.sin(Math.PI * t)],
          turned: slerp(from!.turned, to.turned, t),
        });
      });
      this.stage.draw();
      return ms < TIMES.lay + TIMES.between * moving.length && moving.length > 0;
    });
    this.stage.lay(lying);
  }

  private here(dice: readonly number[]): Map<number, Placed> {
    return new Map(
      dice.flatMap((die) => {
        const placed = this.stage.placed(die);
        return placed ? [[die, placed] as const] : [];
      }),
    );
  }

  /** Where dice are in the window now. */
  private seen(dice: readonly number[]): Seen[] {
    const { left, top } = this.stage.element.getBoundingClientRect();
    return [...this.here(dice)].map(([die, { at }]) => {
      const { x, y, scale } = this.stage.project(at);
      return { die, x: left + x, y: top + y, size: DIE.edge * scale };
    });
  }

  private drop(dice: readonly number[]): void {
    for (const die of dice) this.stage.remove(die);
    this.stage.draw();
  }
}

/** Draws picture after picture until it is false, or all is skipped. */
export type Run = (draw: (ms: number) => boolean) => Promise<void>;

/** Left or right of who looks from this side, −1 to 1. */
export function panOf([x, y]: Point, bearing: number): number {
  return (-x * Math.sin(bearing) + y * Math.cos(bearing)) / 0.12;
}

function same(one: Placed, other: Placed): boolean {
  const near = (a: readonly number[], b: readonly number[]) =>
    a.every((number, index) => Math.abs(number - b[index]!) < 1e-5);
  return near(one.at, other.at) && near(one.turned, other.turned);
}

/** The next picture of the screen; a page in the background gets some time, so that nothing waits for ever. */
export function nextPicture(next: () => void): void {
  const late = setTimeout(done, 250);
  const frame = requestAnimationFrame(done);
  function done(): void {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    next();
  }
}
