/** The finish of a race, seen once more: how high every tower was when. */
import type { RaceFinished } from '../protocol/messages';

/** One tower: of a seat of the table. */
export interface Tower {
  readonly seat: number;
  readonly tiles: number;
  readonly stacked: number;
  /** It was the first. */
  readonly first?: boolean;
  /** How long it took, in ms; nothing for who did not finish. */
  readonly ms?: number | undefined;
}

/** It begins when so much of the time of the first one was over. */
const FROM = 0.55;

/** The towers of a race that is over; `known`: what was seen of it, by seats of the table. */
export function towersOf(
  { winner, times }: Pick<RaceFinished, 'winner' | 'times'>,
  known: readonly Tower[],
  seatOf: (place: number) => number,
): Tower[] {
  const took = new Map(times.map(([place, ms]) => [seatOf(place), ms]));
  const first = winner === null ? null : seatOf(winner);
  return known.map((tower) => {
    const { seat, tiles } = tower;
    const ms = took.get(seat);
    const stacked = ms === undefined && seat !== first ? Math.min(tower.stacked, tiles - 1) : tiles;
    return { seat, tiles, stacked, first: seat === first, ms };
  });
}

/** Towers of a race that nobody ran: all dice of every seat of the game that has some. */
export function suppliedTowers(
  supplies: readonly (number | null)[],
  seatOf: (place: number) => number,
): Tower[] {
  return supplies.flatMap((tiles, place) => (tiles ? [{ seat: seatOf(place), tiles, stacked: 0 }] : []));
}

/** Which place a seat has in a race that is over, and its time; nothing where it did not finish. */
export function placeIn(towers: readonly Tower[], seat: number): { place: number; ms: number } | null {
  const ms = towers.find((tower) => tower.seat === seat)?.ms;
  if (ms === undefined) return null;
  return { place: 1 + towers.filter((tower) => tower.ms !== undefined && tower.ms < ms).length, ms };
}

/** When the first tower was there, in ms of the race. */
export function finishMs(towers: readonly Tower[]): number {
  const times = towers.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));
  return times.length ? Math.min(...times) : 1000;
}

/** The towers at a share of the film, 0 to 1; with 1 the first one is there. */
export function towersAt(towers: readonly Tower[], share: number): Tower[] {
  const end = finishMs(towers);
  const now = end * (FROM + (1 - FROM) * Math.min(1, Math.max(0, share)));
  return towers.map((tower) => {
    const { tiles, first, ms } = tower;
    const pace = first || ms !== undefined ? tiles / (ms ?? end) : tower.stacked / end;
    const stacked = Math.min(tiles, Math.floor(pace * now + 1e-9));
    return { ...tower, stacked, first: Boolean(first) && stacked === tiles };
  });
}
