/** One throw: from the hand to rest, as `physics/throw.py` computes it, number for number. */

import type { Pose, Quaternion } from '../geometry';
import { arenaOf, type Arena } from './arenas';
import constants from './constants.json';
import { levelled } from './cube';
import type { Engine, State } from './engine';
import { ThrowFailed, ThrowRefused } from './errors';
import { load, type Throw } from './loading';
import type { Vector } from './numbers';
import { freePlace } from './placing';
import { Random } from './random';
import { beyond, read, type Reading } from './reading';
import { Rounding, type Tie } from './rounding';
import { poseOf, type Poses } from './scene';
import { Contacts, encoded, shown, type Contact } from './trajectory';

const {
  CALM_FRAMES,
  CALM_SPEED,
  CALM_SPIN,
  EDGE,
  FARTHEST,
  LOOKS_PER_FRAME,
  MOST_DICE,
  MOST_FRAMES,
  MOST_NUDGES,
  NUDGE_FRAMES,
  NUDGE_GROWTH,
  NUDGE_INWARD,
  NUDGE_SPIN_MRAD,
  NUDGE_UP,
  OUT_FRAMES,
  REST_FRAMES,
  REST_SPEED,
  REST_SPIN,
  STEPS_PER_FRAME,
  SWAY_KEPT,
  TOLERANCE,
} = constants;
const STEPS_PER_LOOK = STEPS_PER_FRAME / LOOKS_PER_FRAME;
/** After so many frames each a motion can be shown as far as it is computed: 0.4 s. */
export const SHOWN_FRAMES = 24;

/** Gets the recorded motion so far, not deflated; it is encoded only if it is asked for. */
export type Begun = (motion: () => Uint8Array) => void;

/** What is thrown, and at what. */
export interface Thrown {
  /** The name of the parameter set. */
  readonly arena: string;
  readonly lying: readonly (readonly [die: number, pose: Pose])[];
  readonly throws: readonly Throw[];
  /** A die that comes to rest on another may stay there (AMB-27). */
  readonly towers: boolean;
  /** For nudges alone. */
  readonly seed: bigint;
}

/** How dice leave the arena. */
export type Cause = 'missed' | 'bounced' | 'knocked';

/** How a throw ended, and how it came there. */
export interface Landing {
  readonly rest: Poses;
  readonly faces: ReadonlyMap<number, number>;
  readonly out: ReadonlyMap<number, Cause>;
  /** Dice that stand on each other, bottom to top. */
  readonly stacks: readonly (readonly number[])[];
  /** Each nudge by its die, in order. */
  readonly nudges: readonly number[];
  /** Dice that had to be laid flat. */
  readonly flattened: readonly number[];
  /** The recorded motion, not deflated. */
  readonly motion: Uint8Array;
  /** Places and orientations of all dice as the engine had them. */
  readonly frames: readonly Float64Array[];
  readonly steps: number;
  /** What might have been rounded to the other side elsewhere. */
  readonly ties: readonly Tie[];
}

/** Throw dice into a scene; `otherwise` are ties to be rounded to the other side. `begun` changes nothing. */
export function simulate(
  engine: Engine,
  thrown: Thrown,
  otherwise: ReadonlySet<string> = new Set(),
  begun?: Begun,
): Landing {
  const arena = checked(thrown);
  const run = new Run(engine, thrown, arena, otherwise);
  run.settle(MOST_FRAMES - NUDGE_FRAMES, begun);
  return run.landing(run.nudge(new Random(thrown.seed)));
}

function checked({ arena: name, lying, throws }: Thrown): Arena {
  const arena = arenaOf(name);
  if (!arena) throw new ThrowRefused(`the page does not know arena ${name}`, 'throw/arena');
  const dice = new Set([...lying.map(([die]) => die), ...throws.map(({ die }) => die)]);
  if (!throws.length || dice.size > MOST_DICE || dice.size < lying.length + throws.length)
    throw new ThrowRefused(`1 to ${MOST_DICE} dice are thrown or lie there, each of them once`, 'throw/dice');
  return arena;
}

/** The engine with one throw in it. */
class Run {
  private readonly before: Poses;
  private readonly dice: readonly number[];
  private readonly thrown: ReadonlySet<number>;
  private readonly turns: readonly number[];
  private readonly towers: boolean;
  private readonly state: State;
  private readonly rounding: Rounding;
  private readonly contacts = new Contacts();
  private readonly frames: Float64Array[];
  /** Dice that were outside the box once (AMB-25), by index. */
  private gone = new Set<number>();
  private readonly nudges: number[] = [];
  private readonly flattened: number[] = [];

  constructor(
    engine: Engine,
    { arena: name, lying, throws, towers }: Thrown,
    arena: Arena,
    otherwise: ReadonlySet<string>,
  ) {
    this.before = new Map(lying);
    this.thrown = new Set(throws.map(({ die }) => die));
    this.dice = [...this.before.keys(), ...this.thrown];
    this.turns = [...lying.map(() => 0), ...throws.map(({ turn }) => turn)];
    this.towers = towers;
    this.state = engine.empty(this.dice.length, name, arena);
    load(this.state.places, this.state.speeds, this.before, throws);
    this.rounding = new Rounding(this.state, arena.grain, otherwise);
    this.rounding.round(0);
    this.checkOverlaps();
    this.frames = [this.state.places.slice()];
  }

  /** Dice that start inside each other or in a wall would burst apart. */
  private checkOverlaps(): void {
    this.state.look();
    if (this.state.touches().some(({ depth }) => depth > TOLERANCE))
      throw new ThrowRefused('a die starts inside another or in a wall', 'throw/scene');
  }

  // Motion

  /** Step until all is at rest, or the time is over. Dice that are gone for good are waited for a little only. */
  settle(until: number, begun?: Begun): void {
    let [still, calm] = [0, 0];
    while (this.frames.length <= until) {
      this.stepFrame();
      if (this.frames.length % SHOWN_FRAMES === 0) begun?.(() => this.motion(this.contacts.over(this.dice)));
      this.noteGone();
      const slow = this.slower(this.inside(), CALM_SPEED, CALM_SPIN);
      calm = slow ? calm + 1 : 0;
      still = slow && this.slower(this.inside(), REST_SPEED, REST_SPIN) ? still + 1 : 0;
      if (this.state.awake === 0 || still >= REST_FRAMES + OUT_FRAMES) break; // frozen, or waited enough
      if (still >= REST_FRAMES && this.rolledOut()) break;
      if (calm >= CALM_FRAMES) this.slowDown();
    }
    if (this.state.warnings()) throw new ThrowFailed('the engine warned');
  }

  private stepFrame(): void {
    for (let look = 0; look < LOOKS_PER_FRAME; look++) {
      for (let step = 0; step < STEPS_PER_LOOK; step++) {
        this.state.step();
        this.rounding.round(this.frames.length);
      }
      this.contacts.look(this.state);
    }
    this.frames.push(this.state.places.slice());
  }

  private noteGone(): void {
    const { places } = this.state;
    for (let at = 0; at < this.dice.length; at++)
      if (beyond(places[7 * at]!, places[7 * at + 1]!, places[7 * at + 2]!)) this.gone.add(at);
  }

  private inside(): number[] {
    return [...this.dice.keys()].filter((at) => !this.gone.has(at));
  }

  /** Whether all of these dice are slower than this. */
  private slower(dice: readonly number[], speed: number, spin: number): boolean {
    const { speeds } = this.state;
    const most = (from: number) =>
      Math.max(Math.abs(speeds[from]!), Math.abs(speeds[from + 1]!), Math.abs(speeds[from + 2]!));
    return dice.every((at) => most(6 * at) < speed && most(6 * at + 3) < spin);
  }

  /** Whether dice that are gone rest too, or are farther away than is recorded. */
  private rolledOut(): boolean {
    const { places } = this.state;
    const away = (at: number) => Math.max(Math.abs(places[7 * at]!), Math.abs(places[7 * at + 1]!));
    const near = [...this.gone].filter((at) => away(at) < FARTHEST);
    return this.slower(near, REST_SPEED, REST_SPIN);
  }

  /** Dice on others sway: real ones rub. */
  private slowDown(): void {
    const { places, speeds } = this.state;
    const high = this.inside().filter((at) => places[7 * at + 2]! > EDGE);
    for (const at of high) for (let part = 6 * at; part < 6 * at + 6; part++) speeds[part]! *= SWAY_KEPT;
    if (high.length) this.rounding.roundExact();
  }

  // Rest

  private reading(): Reading {
    const places = shown(this.state.places, this.turns);
    const rest = new Map(this.dice.map((die, at) => [die, poseAt(places, at)]));
    const gone = new Set([...this.gone].map((at) => this.dice[at]!));
    return read(rest, gone, this.towers, this.before);
  }

  /** Nudge what leans until all is readable; what still leans after five nudges is laid flat (AMB-26). */
  nudge(rng: Random): Reading {
    let reading = this.reading();
    let strength = 1;
    for (let attempt = 0; attempt < MOST_NUDGES; attempt++, strength *= NUDGE_GROWTH) {
      if (!reading.leaning.length || this.frames.length > MOST_FRAMES - Math.floor(NUDGE_FRAMES / 4)) break;
      reading = this.nudged(reading, strength, rng);
    }
    while (reading.leaning.length) {
      this.flatten(reading.leaning[0]!, reading.inside);
      reading = this.reading();
    }
    return reading;
  }

  /** What is read after a nudge; one that threw a die out never happened: it may not (AMB-26). */
  private nudged(reading: Reading, strength: number, rng: Random): Reading {
    const [frames, looks, gone] = [this.frames.length, this.contacts.looks, new Set(this.gone)];
    for (const die of reading.leaning) this.push(this.dice.indexOf(die), strength, rng);
    this.settle(Math.min(this.frames.length + NUDGE_FRAMES, MOST_FRAMES));
    const after = this.reading();
    if (after.outside.join() !== reading.outside.join()) {
      this.rewind(frames, looks, gone);
      return reading;
    }
    this.nudges.push(...reading.leaning);
    return after;
  }

  private push(at: number, strength: number, rng: Random): void {
    const [x, y] = [this.state.places[7 * at]!, this.state.places[7 * at + 1]!];
    const { aside, along, spin } = drawn(rng);
    const away = Math.sqrt(x * x + y * y) + 1e-3;
    const inward = strength * NUDGE_INWARD;
    this.state.speeds.set(
      [
        inward * (aside - x / away),
        inward * (along - y / away),
        strength * NUDGE_UP,
        ...spin.map((part) => strength * part),
      ],
      6 * at,
    );
    this.rounding.roundExact();
  }

  private rewind(frames: number, looks: number, gone: Set<number>): void {
    this.frames.length = frames;
    this.contacts.forgetAfter(looks);
    this.gone = gone;
    this.state.reset();
    this.state.places.set(this.frames.at(-1)!);
  }

  /** Drop a die flat on its most upward face, at the nearest free place. */
  private flatten(die: number, inside: Poses): void {
    const at = this.dice.indexOf(die);
    const others = new Map([...inside].filter(([other]) => other !== die));
    const { places, speeds } = this.state;
    const turned = levelled(turnedAt(places, at));
    places.set([...freePlace(poseOf(placeAt(places, at), turned), others), ...turned], 7 * at);
    speeds.fill(0, 6 * at, 6 * at + 6);
    this.rounding.round(this.frames.length);
    this.flattened.push(die);
    this.frames.push(places.slice());
  }

  landing(reading: Reading): Landing {
    const { frames, nudges, flattened, rounding } = this;
    return {
      rest: reading.inside,
      faces: reading.faces,
      out: new Map(reading.outside.map((die) => [die, this.causeOf(die)])),
      stacks: reading.stacks,
      nudges,
      flattened,
      motion: this.motion(this.contacts.heard(this.dice)),
      frames,
      steps: STEPS_PER_FRAME * (frames.length - 1 - flattened.length),
      ties: rounding.ties,
    };
  }

  private motion(contacts: readonly Contact[]): Uint8Array {
    const visible = this.frames.map((frame) => shown(frame, this.turns));
    return encoded(this.dice, visible, this.thrown, contacts);
  }

  /** Why a die is out: it lay there and was knocked, or it was thrown and touched something inside, or nothing. */
  private causeOf(die: number): Cause {
    if (this.before.has(die)) return 'knocked';
    return this.contacts.inside(this.dice.indexOf(die)) ? 'bounced' : 'missed';
  }
}

/** Where a nudge goes beside the way inward, as parts of it, and its spin in rad/s. */
interface Push {
  readonly aside: number;
  readonly along: number;
  readonly spin: readonly number[];
}

function drawn(rng: Random): Push {
  const within = (most: number) => rng.randrange(2 * most + 1) - most;
  const [aside, along] = [within(500) / 1000, within(500) / 1000];
  const spin = () => (within(NUDGE_SPIN_MRAD) + within(NUDGE_SPIN_MRAD) + within(NUDGE_SPIN_MRAD)) / 1000;
  return { aside, along, spin: [spin(), spin(), spin()] };
}

function placeAt(places: Float64Array, at: number): Vector {
  return [places[7 * at]!, places[7 * at + 1]!, places[7 * at + 2]!];
}

function turnedAt(places: Float64Array, at: number): Quaternion {
  const part = (number: number) => places[7 * at + 3 + number]!;
  return [part(0), part(1), part(2), part(3)];
}

function poseAt(places: Float64Array, at: number): Pose {
  return poseOf(placeAt(places, at), turnedAt(places, at));
}
