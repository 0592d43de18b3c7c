/** How safe a roll is: looked up in what the server counted, and nothing added to it. */

import { describe, expect, test } from 'vitest';
import type { Cards, RollChances } from '../src/protocol/messages';
import { average, gain, keepOf, percent, prospectOf, rolledFor, safest } from '../src/verasselt/safety';

const NONE: Cards = [0, 0, 0, 0];
const RED: Cards = [0, 0, 1, 0];
const ROLLS: RollChances = {
  boosts: [NONE, RED],
  keeps: ['', '=', 'Y', 'Y='],
  safe: [
    [0.5, 0.6, 0.6, 0.7],
    [0.55, 0.6, 0.8, 0.9],
  ],
  catch: [
    [2, 1.5, 2.5, 1],
    [2.2, 1.6, 2.6, 1.1],
  ],
};

describe('a roll', () => {
  test('is found by what stays and what is laid, in any order', () => {
    expect(keepOf(['=', 'G', 'Y', '='])).toBe('YG==');
    expect(prospectOf(ROLLS, ['=', 'Y'], RED)).toEqual({ safe: 0.9, catch: 1.1 });
    expect(prospectOf(ROLLS, [], NONE)).toEqual({ safe: 0.5, catch: 2 });
  });
  test('that may not be chosen has no chance', () => {
    expect(prospectOf(ROLLS, ['R'], NONE)).toBeNull();
    expect(prospectOf(ROLLS, [], [1, 0, 0, 0])).toBeNull();
  });
  test('is safer with a card, where that may be laid', () => {
    expect(gain(ROLLS, ['Y'], NONE, 2)).toBeCloseTo(0.2);
    expect(gain(ROLLS, ['='], NONE, 2)).toBe(0);
    expect(gain(ROLLS, ['Y'], NONE, 0)).toBeNull();
  });
});

test('of each number of dice the safest is listed, and of equal ones what catches more', () => {
  expect(safest(ROLLS, NONE, 7)).toEqual([
    { keep: 'Y=', rolled: 5, safe: 0.7, catch: 1 },
    { keep: 'Y', rolled: 6, safe: 0.6, catch: 2.5 },
    { keep: '', rolled: 7, safe: 0.5, catch: 2 },
  ]);
  expect(safest(ROLLS, [2, 0, 0, 0], 7)).toEqual([]);
});

test('dice are picked so that these faces stay, each once', () => {
  const dice = ['Y', '=', 'Y', 'B', '=', 'G', 'R'];
  expect(rolledFor(dice, 'Y=')).toEqual([2, 3, 4, 5, 6]);
  expect(rolledFor(dice, '')).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('only what is certain is shown as certain', () => {
  expect([0, 0.0004, 0.854, 0.9996, 1].map(percent)).toEqual([0, 1, 85, 99, 100]);
  expect(average(2.149)).toBe(2.1);
});
