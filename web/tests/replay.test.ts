import { describe, expect, it } from 'vitest';
import { NO_THROWS, shownAfter, summed } from '../src/practice/sums';
import {
  bytesOf,
  nameOfSpeed,
  readingTime,
  SPEEDS,
  throwFrom,
  throwsBefore,
  ticks,
} from '../src/replay/track';
import type { ReplayStep } from '../src/protocol/messages';
import { replayStep } from './games';

const SHORT: (Partial<ReplayStep> & { n: number })[] = [
  { n: 0, told: ['Ada is on turn.'] },
  { n: 1, seat: 0, events: [{ is: 'throw_committed', seat: 0, kind: 'single', dice: [3] }] },
  { n: 2, events: [{ is: 'dice_settled', thrown: [[3, '5']], changed: [], stacks: [] }], motion: 'AAEC' },
  { n: 3, seat: 0, events: [{ is: 'throw_committed', seat: 0, kind: 'single', dice: [4] }] },
  {
    n: 4,
    events: [
      { is: 'dice_left_arena', dice: [[4, 'bounced']] },
      { is: 'x_removed', dice: [1, 2] },
    ],
    motion: 'AAEC',
  },
  { n: 5, seat: 1, events: [{ is: 'reaction_committed', seat: 1, dice: [5] }] },
  { n: 6, seat: 2, events: [{ is: 'reaction_committed', seat: 2, dice: [6] }] },
  { n: 7, events: [{ is: 'dice_settled', thrown: [], changed: [], stacks: [] }] },
];
const STEPS = SHORT.map(replayStep);

describe('ticks', () => {
  const found = ticks(STEPS);

  it('mark every throw with who threw it', () => {
    expect(found.map(({ step, seats }) => [step, seats])).toEqual([
      [2, [0]],
      [4, [0]],
      [7, [1, 2]],
    ]);
  });

  it('have a notch where dice were lost', () => {
    expect(found.map(({ lost }) => lost)).toEqual([0, 3, 0]);
  });

  it('leave out a start die that a player placed, as the check does', () => {
    const settled = { is: 'dice_settled' as const, thrown: [], changed: [], stacks: [] };
    const placed = replayStep({
      n: 0,
      seat: 0,
      action: { is: 'place_start', symbol: 'FIRE' },
      events: [settled],
    });
    expect(ticks([placed, ...STEPS.slice(1)])).toHaveLength(3);
    expect(throwsBefore(found, 4)).toBe(1);
  });

  it('mark rolls and busts of bugs', () => {
    const bugs = [
      replayStep({
        n: 0,
        events: [
          { is: 'dice_rolled', seat: 1, rolled: [0], dice: ['Y'] },
          { is: 'busted', seat: 1, offending: [] },
        ],
      }),
    ];
    expect(ticks(bugs)).toEqual([{ step: 0, seats: [1], lost: 1 }]);
  });

  it('lead from throw to throw', () => {
    expect(throwFrom(found, 0, true, 7)).toBe(2);
    expect(throwFrom(found, 2, true, 7)).toBe(4);
    expect(throwFrom(found, 7, true, 9)).toBe(9);
    expect(throwFrom(found, 4, false, 7)).toBe(2);
    expect(throwFrom(found, 2, false, 7)).toBe(0);
  });
});

describe('going along', () => {
  it('gives time to read, less at a higher speed', () => {
    const long = replayStep({ n: 1, told: ['A sentence that takes a while to read.'] });
    expect(readingTime(long, 1)).toBeGreaterThan(1000);
    expect(readingTime(long, 2)).toBe(readingTime(long, 1) / 2);
    expect(readingTime(long, 0.25)).toBe(readingTime(long, 1));
    expect(SPEEDS.map(nameOfSpeed)).toEqual(['¼×', '½×', '1×', '2×', '4×']);
    expect(readingTime(replayStep({ n: 2 }), 1)).toBeLessThan(200);
    expect(readingTime(replayStep({ n: 3, told: ['x'.repeat(900)] }), 1)).toBe(3200);
  });

  it('reads a motion', () => {
    expect([...bytesOf('AAEC')]).toEqual([0, 1, 2]);
  });
});

describe('the numbers of practice', () => {
  const throwOne = {
    faces: { '0': '5', '1': '3' },
    out: { '2': 'bounced' },
    lying: [],
    motion: '',
    reached: null,
  };

  it('count thrown dice, lost ones and faces', () => {
    expect(summed(NO_THROWS, {}, throwOne)).toEqual({
      throws: 1,
      dice: 3,
      out: 1,
      turned: 0,
      faces: { '5': 1, '3': 1 },
    });
  });

  it('separate what lay there', () => {
    const before = { '0': '2', '1': '3', '2': '6' };
    expect(summed(NO_THROWS, before, throwOne)).toEqual({ throws: 1, dice: 0, out: 0, turned: 2, faces: {} });
    expect(shownAfter(before, throwOne)).toEqual({ '0': '5', '1': '3' });
  });
});
