/** The log in one line for each throw, with what it means. */

import type { LogLine } from '../protocol/messages';

export interface Line {
  /** Of the first of its moments. */
  readonly version: number;
  readonly seat: number | null;
  /** Every second one is strong. */
  readonly pieces: readonly string[];
  /** The same in whole sentences. */
  readonly sentences: readonly string[];
  /** The clauses at work. */
  readonly why: readonly string[];
}

/** What of a log line makes a line: a step of a replay has it, too. */
export type Narrated = Pick<LogLine, 'seat' | 'told' | 'short' | 'joins' | 'why'>;

/** A line about these moments, which are one throw. */
export function lineOf(version: number, moments: readonly Narrated[]): Line {
  const last = moments.at(-1);
  return {
    version,
    seat: moments.find(({ seat }) => seat !== null)?.seat ?? null,
    pieces: last?.short.length ? last.short : [last?.told.join(' ') ?? ''],
    sentences: moments.flatMap(({ told }) => told),
    why: [...new Set(moments.flatMap(({ why }) => why))],
  };
}

/** Moments in groups: each is one line. */
export function grouped<T extends Narrated>(moments: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const moment of moments) {
    const last = groups.at(-1);
    if (moment.joins && last) last.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

export function linesOf(log: readonly LogLine[]): Line[] {
  return grouped(log).map((moments) => lineOf(moments[0]!.version, moments));
}

/** Whether the sentences say more than the line. */
export function saysMore({ pieces, sentences }: Line): boolean {
  return sentences.join(' ') !== pieces.join('');
}
