import { describe, expect, it } from 'vitest';
import type { Analysis, CurvePoint, Judgement } from '../src/protocol/messages';
import {
  bandOf,
  between,
  changeAt,
  costliest,
  firstLook,
  hundredths,
  lineOf,
  marksOf,
  nearest,
  slipAt,
} from '../src/story/chances';

const stop = { action: { is: 'stop' as const }, manner: null, hand: null };
const lob = { action: { is: 'throw' as const }, manner: 'toss' as const, hand: null };
const judged = (cost: number, better = cost > 0): Judgement => ({
  done: stop,
  best: better ? lob : null,
  cost,
  error: 0,
  options: 5,
  again: null,
});
const point = (step: number, first: number, more: Partial<CurvePoint> = {}): CurvePoint => ({
  step,
  throw: step,
  kind: 'chance',
  seat: 0,
  values: [first, 1 - first],
  errors: [0, 0],
  exact: true,
  judgement: null,
  ...more,
});
const points = [
  point(0, 0.5, { kind: 'start', seat: null }),
  point(1, 0.47, { kind: 'choice', judgement: judged(0.03) }),
  point(2, 0.6),
  point(3, 0.7, { kind: 'choice', seat: 1, judgement: judged(0.1) }),
  point(4, 0.69, { kind: 'choice', judgement: judged(0.01) }),
];
const paper = { across: (index: number) => 10 * index, up: (chance: number) => 100 * (1 - chance) };

describe('the curve', () => {
  it('goes through every point', () => {
    expect(lineOf(points, 1, paper)).toBe('M0.0 50.0L10.0 47.0L20.0 60.0L30.0 70.0L40.0 69.0');
  });

  it('has a band only where something is estimated', () => {
    expect(bandOf(points, 0, paper)).toBe('');
    const unsure = [point(0, 0.5, { errors: [0.1, 0.1] }), point(1, 1)];
    expect(bandOf(unsure, 0, paper)).toBe('M0.0 30.4L10.0 0.0L10.0 0.0L0.0 69.6Z');
    expect(between(point(0, 0.95, { errors: [0.1, 0.1] }), 0).high).toBe(1);
  });

  it('finds the nearest point, and stays on the paper', () => {
    expect([-5, 4, 6, 34, 400].map((x) => nearest(points, x, paper))).toEqual([0, 0, 1, 3, 4]);
    expect(nearest(points.slice(0, 1), 7, paper)).toBe(0);
  });

  it('says what a point changed', () => {
    expect(changeAt(points, 2, 0)).toBeCloseTo(0.13);
    expect(changeAt(points, 0, 0)).toBe(0);
  });
});

describe('choices on it', () => {
  it('are marked where they cost something', () => {
    expect(marksOf(points)).toEqual([
      { index: 1, seat: 0 },
      { index: 3, seat: 1 },
    ]);
  });

  it('begin with the costliest of the own seat, of any seat, or with the end', () => {
    expect(firstLook(points, [0])).toBe(1);
    expect(firstLook(points, [])).toBe(3);
    expect(firstLook(points.slice(0, 1), [])).toBe(0);
  });

  it('are listed by player, the costliest first, at the prices of the curve', () => {
    const more = [0.2, 0.05, 0.001].map((cost, index) =>
      point(index + 7, 0.5, { kind: 'choice', judgement: judged(cost) }),
    );
    const analysis: Analysis = {
      format: '',
      version: 2,
      id: '',
      game: 'strike',
      thrower: 'luck',
      exact: true,
      positions_exact: true,
      winners: [0],
      throws: 9,
      totals: [],
      seconds: 0,
      points: [...points, ...more],
      players: ['Ada', 'Ben'],
      bots: [null, null],
      model: '',
    };
    const { players } = costliest(analysis);
    expect(players.map(({ slips }) => slips.map(({ cost }) => cost))).toEqual([[0.2, 0.05, 0.03], [0.1]]);
    expect(players[1]).toMatchObject({ seat: 1, name: 'Ben', bot: null });
  });

  it('say what was done even where nothing was better', () => {
    const good = point(6, 0.5, { kind: 'choice', judgement: judged(0) });
    expect(slipAt(good)).toMatchObject({ n: 6, seat: 0, done: stop, best: stop, cost: 0 });
    expect(slipAt(points[2]!)).toBeNull();
  });

  it('are rounded to hundredths', () => {
    expect(hundredths(0.12345)).toBe(12.3);
    expect(Object.is(hundredths(-0.0001), 0)).toBe(true);
  });
});
