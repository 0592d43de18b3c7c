/** What a throw at a lying die did in a thousand trials. */
import type { AimReport } from './aim';
import constants from './constants.json';
import type { Say } from './dice-list';
import { speedOf, type Manner } from './intent';

/** Shares of the throws, 0 to 1. */
export interface Trial {
  /** The die that was aimed at shows another face; 0 where none was. */
  readonly turns: number;
  /** The thrown die leaves the arena. */
  readonly leaves: number;
}

interface Row extends Trial {
  readonly speed: number;
}

/** A throw is risky if its die leaves in more throws than this. */
const RISKY = 0.1;
const STILL: Row = { speed: 0, turns: 0, leaves: 0 };

const { toss, hit, bare } = constants.trials;
const onBare = (rows: readonly Omit<Row, 'turns'>[]): Row[] => rows.map((row) => ({ ...row, turns: 0 }));
/** Flat throws are tosses, steep ones hits: at a die, and onto bare mat. */
const TRIED = {
  die: { toss: [STILL, ...toss], hit: [STILL, ...hit] },
  bare: { toss: [STILL, ...onBare(bare.toss)], hit: [STILL, ...onBare(bare.hit)] },
} as const;
/** What a throw goes for. */
export type For = keyof typeof TRIED;

/** What a throw of one die in this manner does, between the speeds that were tried; a drop was not tried. */
export function trialOf(manner: Manner, force: number, target: For): Trial | null {
  if (manner === 'drop') return null;
  const rows: readonly Row[] = TRIED[target][manner === 'toss' ? 'toss' : 'hit'];
  const speed = speedOf(force);
  const after = rows.findIndex((row) => row.speed > speed);
  if (after < 1) return rows.at(-1)!;
  const [from, to] = [rows[after - 1]!, rows[after]!];
  const t = (speed - from.speed) / (to.speed - from.speed);
  const between = (one: number, other: number) => one + (other - one) * t;
  return { turns: between(from.turns, to.turns), leaves: between(from.leaves, to.leaves) };
}

/** The force (0 to 100) from which a throw in this manner is risky; 100 if none is. */
export function riskyFrom(manner: Manner, target: For): number {
  let force = 0;
  while (force < 100 && (trialOf(manner, force, target)?.leaves ?? 0) <= RISKY) force += 1;
  return force;
}

/** How often: hardly ever, almost always, or in so many of so many throws. */
export interface Often {
  readonly is: 'rare' | 'sure' | 'some';
  readonly count: number;
  readonly of: number;
}

/** Numbers of throws that one of is easily imagined. */
const ONE_OF = [4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 100];

/** A share in words of counts: 1 of 25, 6 of 10. */
export function often(share: number): Often {
  if (share < 0.01) return { is: 'rare', count: 0, of: 100 };
  if (share >= 0.95) return { is: 'sure', count: 10, of: 10 };
  if (share >= 0.275) return { is: 'some', count: Math.round(10 * share), of: 10 };
  const away = (of: number) => Math.abs(Math.log(of * share));
  return { is: 'some', count: 1, of: ONE_OF.reduce((best, of) => (away(of) < away(best) ? of : best)) };
}

/** What one die thrown like this does, in a sentence; none if nothing is known of it. */
export function trialSentence(
  { die, manner, force }: Pick<AimReport, 'die' | 'manner' | 'force'>,
  hand: number,
  say: Say,
): string {
  const trial = hand === 1 ? trialOf(manner, force, die === null ? 'bare' : 'die') : null;
  if (!trial) return '';
  const [turns, leaves] = [often(trial.turns), often(trial.leaves)];
  const left = { leaves: leaves.is, left: leaves.count, leftOf: leaves.of };
  if (die === null) return say('arena-trial-bare', left);
  return say('arena-trial', { turns: turns.is, turned: turns.count, turnedOf: turns.of, ...left });
}
