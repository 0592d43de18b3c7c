/** What the pages of a tournament show of its state. */

import type { EntrantInfo, NextRound, RoundTable, StandingInfo, Tournament } from '../protocol/messages';

/** Shared places give parts of points: two digits of them are shown. */
export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** 2 or 2.5 or 3.33, in the digits of a language. */
export function pointsText(points: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

/** Minutes and seconds that are left, such as 12:05; it ends at 0:00. */
export function countdown(until: number, now: number): string {
  const left = Math.max(0, Math.round(until - now));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** Words for entrants without a name. */
export interface NameWords {
  left: string;
  bot: (number: number) => string;
}

/** What to call every entrant, by number; bots without a name are counted, and so are those with the same name. */
export function names(entrants: readonly EntrantInfo[], words: NameWords): ReadonlyMap<number, string> {
  const bots = entrants.filter(({ kind, name }) => kind === 'bot' && !name);
  const seen = new Map<string, number>();
  const counted = (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  };
  return new Map(
    entrants.map((entrant) => {
      const bot = bots.indexOf(entrant) + 1;
      const { number, name } = entrant;
      return [number, name ? counted(name) : bot ? words.bot(bot) : words.left];
    }),
  );
}

/** A round that has not begun, with what everybody is called. */
export interface Preview {
  tables: { names: string[]; again: string[][] }[];
  byes: string[];
}

/** The next round as the host sees it; null if something has changed since it was asked for. */
export function preview(
  { version, entrants }: Pick<Tournament, 'version' | 'entrants'>,
  next: NextRound | null,
  words: NameWords,
): Preview | null {
  if (next?.version !== version) return null;
  const called = names([...entrants, ...next.fillers], words);
  const all = (numbers: readonly number[]): string[] => numbers.map((number) => called.get(number) ?? '');
  return {
    tables: next.tables.map(({ seats, again }) => ({ names: all(seats), again: again.map(all) })),
    byes: all(next.byes),
  };
}

/** Everybody who plays on: without those who have gone, and without bots that only fill tables. */
export function present(tournament: Tournament): EntrantInfo[] {
  return tournament.entrants.filter(({ here, filler }) => here && !filler);
}

/** The standings of everybody who can win; bots that only fill tables cannot. */
export function ranked(tournament: Tournament): StandingInfo[] {
  const fillers = new Set(tournament.entrants.filter(({ filler }) => filler).map(({ number }) => number));
  return tournament.standings.filter(({ entrant }) => !fillers.has(entrant));
}

/** Tables of a round in the order of the room. */
export function tablesOf(tournament: Tournament, round: number): RoundTable[] {
  return tournament.tables
    .filter((table) => table.round === round)
    .sort((one, other) => one.number - other.number);
}

/** The number that people look for: tables are counted from 1 in every round; an open evening has no rounds. */
export function signOf(tournament: Tournament, table: RoundTable): number {
  if (tournament.mode === 'evening') return table.number;
  return 1 + tablesOf(tournament, table.round).findIndex(({ number }) => number === table.number);
}

export function isMissing(table: RoundTable): boolean {
  return table.places === null;
}

/** Tables that people look at now: those of the round; on an open evening those that play. */
export function currentTables(tournament: Tournament): RoundTable[] {
  if (tournament.mode === 'evening') return tournament.tables.filter(isMissing);
  return tablesOf(tournament, tournament.round);
}

/** The table at which an entrant sits: the one that plays, else the last one of this round. */
export function tableOf(tournament: Tournament, entrant: number): RoundTable | null {
  const evening = tournament.mode === 'evening';
  const sat = tournament.tables.filter(
    ({ seats, round }) => seats.includes(entrant) && (evening || round === tournament.round),
  );
  return sat.find(isMissing) ?? sat.at(-1) ?? null;
}

export function hasBye(tournament: Tournament, entrant: number): boolean {
  return tournament.byes.some((bye) => bye.round === tournament.round && bye.entrant === entrant);
}

/** A seat of a table with its result; place 0: there is none. */
export interface SeatResult {
  entrant: number;
  place: number;
  points: number;
}

/** The seats of a table as they were placed; before that, as they sit. */
export function byPlace(table: RoundTable): SeatResult[] {
  const seats = table.seats.map((entrant, seat) => ({
    entrant,
    place: table.places?.[seat] ?? 0,
    points: table.points?.[seat] ?? 0,
  }));
  return seats.sort((one, other) => one.place - other.place);
}

/** Whether the final is played or over. */
export function inFinal({ mode, round, tables }: Pick<Tournament, 'mode' | 'round' | 'tables'>): boolean {
  return mode !== 'evening' && tables.some((table) => table.final && table.round === round);
}

/** Whether a reader can still enter: nobody enters a knock-out that has begun, a final, or an evening after the bell. */
export function mayEnter(tournament: Tournament): boolean {
  const { phase, mode, bell } = tournament;
  if (phase === 'entering') return true;
  return phase !== 'over' && mode !== 'knockout' && bell === null && !inFinal(tournament);
}

/** Before the first result all are equal: nobody leads. */
export function anyResult({ standings }: Tournament): boolean {
  return standings.some(({ games, points }) => games || points);
}

/** What the host can do next. `few`: not enough entrants; `wait`: tables play, or people are seated automatically. */
export type Act = 'few' | 'pair' | 'final' | 'wait';

export function nextAct(tournament: Tournament): Act {
  const { mode, phase, round, rounds, tables, seats } = tournament;
  const few = present(tournament).length < (seats === 2 ? 2 : 3);
  if (tables.some(isMissing)) return 'wait';
  if (phase === 'entering') return few ? 'few' : 'pair';
  if (mode === 'evening') return 'wait';
  if (few && mode === 'swiss') return 'few';
  return mode === 'knockout' || round < rounds ? 'pair' : 'final';
}

/** Cut a list into pages of about the same length, none longer than `most`. */
export function pages<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / most));
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => items.slice(page * length, (page + 1) * length));
}
