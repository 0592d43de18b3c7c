/** Dice without an arena, drawn again as `throwers/luck.py` draws them; and the races that chance runs. */

import type { Stream } from './stream';

/** One way of throwing, as chances. */
export interface Chances {
  /** A thrown die strikes something: each of the dice and towers that lie there is as likely. */
  readonly hit: number;
  /** A struck die that stays shows a fresh face. */
  readonly turn: number;
  /** A thrown die does not stay in the arena. */
  readonly leave: number;
  /** A struck die is knocked out. */
  readonly knock: number;
  /** A die that is thrown where nothing lies does not stay in the arena. */
  readonly bare: number;
}

export interface Hand {
  readonly seat: number;
  readonly dice: readonly number[];
  readonly chances: Chances;
}

export interface Arena {
  /** Every die that lies there, those in stacks too. */
  readonly lying: readonly number[];
  readonly stacks: readonly (readonly number[])[];
}

export interface Landed {
  readonly faces: readonly (readonly [die: number, face: string])[];
  readonly out: readonly (readonly [die: number, how: string])[];
  readonly stacks: readonly (readonly number[])[];
}

/** The chances where so many dice and towers lie: `hit` is that of each of them then. */
function among(chances: Chances, lying: number): Chances {
  return lying ? { ...chances, hit: chances.hit / lying } : { ...chances, hit: 0, leave: chances.bare };
}

/** What becomes of these hands: one after the other in a random order. */
export function landed(
  stream: Stream,
  hands: readonly Hand[],
  arena: Arena,
  faces: readonly string[],
): Landed {
  const pit = new Pit(stream, arena, faces);
  const order = hands.length === 1 ? hands : stream.shuffled([...hands].sort(inOrder));
  for (const { dice, chances } of order) pit.throw(dice, chances);
  return pit.landed();
}

function inOrder(a: Hand, b: Hand): number {
  return a.seat - b.seat;
}

/** What dice show that are only rolled: every side is equally likely. */
export function rolled(stream: Stream, dice: number, faces: readonly string[]): string[] {
  return Array.from({ length: dice }, () => faces[stream.below(faces.length)]!);
}

/** Seconds, spread and chance that a tower falls. */
const REACTION = 0.6;
const REACTION_SPREAD = 0.35;
const DIE = 0.5;
const DIE_SPREAD = 0.25;
const HAND_SPREAD = 0.25;
const FALL_CHANCE = 0.006;
const FALL = 0.5;

/** Milliseconds in which a tower of so many dice is built; `pace` is a share of the usual time. */
export function raced(stream: Stream, dice: number, pace: number): number {
  let time = REACTION * stream.lognormal(REACTION_SPREAD);
  const hand = stream.lognormal(HAND_SPREAD);
  let stacked = 0;
  while (stacked < dice) {
    time += DIE * hand * stream.lognormal(DIE_SPREAD);
    stacked += 1;
    if (stream.random() < FALL_CHANCE * (stacked - 1)) {
      time += FALL;
      stacked = 0;
    }
  }
  return Math.round(time * 1000 * pace);
}

/** The arena while dice come in: what lies loose, what stands, what turned and what left. */
class Pit {
  private loose: number[];
  private stacks: (readonly number[])[];
  private readonly shown = new Map<number, string>();
  private readonly out = new Map<number, string>();

  constructor(
    private readonly stream: Stream,
    arena: Arena,
    private readonly faces: readonly string[],
  ) {
    const stacked = new Set(arena.stacks.flat());
    this.stacks = [...arena.stacks];
    this.loose = arena.lying.filter((die) => !stacked.has(die));
  }

  /** Dice of one hand strike what lay there before, not each other. */
  throw(dice: readonly number[], manner: Chances): void {
    const chances = among(manner, this.loose.length + this.stacks.length);
    const strikes = () => this.stream.random() < chances.hit;
    for (const die of dice) {
      for (const struck of this.loose.filter(strikes)) this.strike(struck, chances, chances.turn);
      const standing = this.stacks.map((stack) => (strikes() ? this.topple(stack, chances) : stack));
      this.stacks = standing.filter((stack) => stack.length > 1);
      this.drop(die, chances);
    }
    this.loose.push(...dice.filter((die) => this.shown.has(die)));
  }

  landed(): Landed {
    return { faces: [...this.shown], out: [...this.out], stacks: this.stacks };
  }

  private drop(die: number, chances: Chances): void {
    if (this.stream.random() < chances.leave) this.out.set(die, 'bounced');
    else this.shown.set(die, this.face());
  }

  private strike(die: number, chances: Chances, turn: number): void {
    if (this.stream.random() < chances.knock) {
      this.loose = this.loose.filter((other) => other !== die);
      this.shown.delete(die);
      this.out.set(die, 'knocked');
    } else if (this.stream.random() < turn) {
      this.shown.set(die, this.face());
    }
  }

  /** A tower breaks at a random level: what was above falls and turns, the rest stands. */
  private topple(stack: readonly number[], chances: Chances): readonly number[] {
    const level = Math.floor(this.stream.random() * stack.length);
    const fallen = stack.slice(level);
    this.loose.push(...(level === 1 ? stack : fallen)); // a single die below is no tower
    for (const die of fallen) this.strike(die, chances, 1);
    return stack.slice(0, level);
  }

  private face(): string {
    return this.faces[Math.floor(this.stream.random() * this.faces.length)]!;
  }
}
