/** The curve of an analysed game in places and numbers: pure, so that it can be tested. */

import type { Analysis, CurvePoint, Judgement, Review, SlipInfo } from '../protocol/messages';

/** An estimate lies within so many standard errors in 95 of 100 cases. */
export const SURE = 1.96;
/** A choice that cost this much is marked on the curve. */
export const MARKED = 0.02;
export const GRID = [0, 0.25, 0.5, 0.75, 1] as const;

/** From points and chances to places on the paper. */
export interface Paper {
  across: (index: number) => number;
  up: (chance: number) => number;
}

const place = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line of one seat. */
export function lineOf(points: readonly CurvePoint[], seat: number, { across, up }: Paper): string {
  return `M${points.map(({ values }, index) => place(across(index), up(values[seat] ?? 0))).join('L')}`;
}

/** Where it may lie as well; nothing where every chance is exact. */
export function bandOf(points: readonly CurvePoint[], seat: number, { across, up }: Paper): string {
  if (points.every(({ errors }) => !errors[seat])) return '';
  const edges = points.map((point, index) => ({ x: across(index), ...between(point, seat) }));
  const above = edges.map(({ x, high }) => place(x, up(high)));
  const below = edges.map(({ x, low }) => place(x, up(low))).reverse();
  return `M${[...above, ...below].join('L')}Z`;
}

/** The interval of a chance. */
export function between({ values, errors }: CurvePoint, seat: number): { low: number; high: number } {
  const [value, reach] = [values[seat] ?? 0, SURE * (errors[seat] ?? 0)];
  return { low: Math.max(0, value - reach), high: Math.min(1, value + reach) };
}

/** What a point changed for a seat. */
export function changeAt(points: readonly CurvePoint[], index: number, seat: number): number {
  return (
    (points[index]?.values[seat] ?? 0) - (points[index - 1]?.values[seat] ?? points[index]?.values[seat] ?? 0)
  );
}

/** Points with choices that cost something worth a mark. */
export function marksOf(points: readonly CurvePoint[]): { index: number; seat: number }[] {
  return points.flatMap(({ seat, judgement }, index) =>
    judgement?.best && seat !== null && judgement.cost >= MARKED ? [{ index, seat }] : [],
  );
}

/** The point that is nearest to a place on the paper. */
export function nearest(points: readonly CurvePoint[], x: number, { across }: Paper): number {
  const [first, last] = [across(0), across(points.length - 1)];
  const share = last > first ? (x - first) / (last - first) : 0;
  return Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1))));
}

/** The point to begin with: the costliest choice of these seats, of any seat, or the end. */
export function firstLook(points: readonly CurvePoint[], own: readonly number[]): number {
  const marks = marksOf(points).sort((a, b) => costAt(points, b.index) - costAt(points, a.index));
  const mine = marks.find(({ seat }) => own.includes(seat));
  return (mine ?? marks[0])?.index ?? points.length - 1;
}

const costAt = (points: readonly CurvePoint[], index: number) => points[index]?.judgement?.cost ?? 0;

/** A choice in the review: what was done, what was best, what it cost. */
export function slipAt(point: CurvePoint): (SlipInfo & { judgement: Judgement }) | null {
  const { step, seat, judgement } = point;
  if (!judgement || seat === null) return null;
  const { done, best, cost } = judgement;
  return { n: step, seat, done, best: best ?? done, cost, unit: 'win', judgement };
}

/** So many choices of each player are listed, and none that cost less. */
const MOST = 3;
const BEARABLE = 0.005;

/** The costliest choices of everybody, with the prices of the curve. */
export function costliest({ id, game, points, players, bots, model }: Analysis): Review {
  const slips = points
    .map(slipAt)
    .filter((slip) => slip !== null)
    .filter(({ judgement, cost }) => judgement.best && cost >= BEARABLE)
    .sort((a, b) => b.cost - a.cost);
  const of = (seat: number) => slips.filter((slip) => slip.seat === seat).slice(0, MOST);
  return {
    id,
    game,
    model: model || null,
    players: players.map((name, seat) => ({ seat, name, bot: bots[seat] ?? null, slips: of(seat) })),
  };
}

/** In hundredths with one decimal. */
export function hundredths(chance: number): number {
  const rounded = Math.round(chance * 1000) / 10;
  return rounded || 0; // not -0
}
