/** What a throw at a lying die did in a thousand trials. */
import constants from './constants.json';
import { speedOf, WAYS, type Manner } from './intent';

/** Shares of the throws, 0 to 1. */
export interface Trial {
  /** The die that was aimed at shows another face. */
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

/** Flat throws are tosses, steep ones hits; a drop was not tried. */
function rowsOf(manner: Manner): readonly Row[] {
  const { toss, hit } = constants.trials;
  if (manner === 'drop') return [];
  return [STILL, ...(WAYS[manner].steepness === WAYS.toss.steepness ? toss : hit)];
}

/** What a throw of one die in this manner does, between the speeds that were tried; nothing is known of a drop. */
export function trialOf(manner: Manner, force: number): Trial | null {
  const [rows, speed] = [rowsOf(manner), speedOf(force)];
  const last = rows.at(-1);
  if (!last) return null;
  const after = rows.findIndex((row) => row.speed > speed);
  if (after < 1) return last;
  const [from, to] = [rows[after - 1]!, rows[after]!];
  const t = (speed - from.speed) / (to.speed - from.speed);
  const between = (one: number, other: number) => one + (other - one) * t;
  return { turns: between(from.turns, to.turns), leaves: between(from.leaves, to.leaves) };
}

/** The force (0 to 100) from which a throw in this manner is risky; 100 if none is. */
export function riskyFrom(manner: Manner): number {
  if (manner === 'drop') return 100;
  let force = 0;
  while (force < 100 && trialOf(manner, force)!.leaves <= RISKY) force += 1;
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

/** The arguments of the sentence about a trial. */
export function trialArguments({ turns, leaves }: Trial): Record<string, string | number> {
  const [turning, leaving] = [often(turns), often(leaves)];
  return {
    turns: turning.is,
    turned: turning.count,
    turnedOf: turning.of,
    leaves: leaving.is,
    left: leaving.count,
    leftOf: leaving.of,
  };
}
