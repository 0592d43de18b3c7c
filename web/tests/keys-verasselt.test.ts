/** What keys do at the table of voll verasselt. */

import { describe, expect, test } from 'vitest';
import { commandOf, HINT_KEYS, KEYS } from '../src/verasselt/keys';
import type { Choice } from '../src/verasselt/pick';

const NOTHING: Choice = { roll: null, split: null, topUp: null, groups: [], counts: [] };
const ROLL: Choice = { ...NOTHING, roll: { is: 'roll_space', yard: [1, 1, 1, 1], stop: true } };
const SPLIT: Choice = { ...NOTHING, split: { is: 'split_space', cards: [2, 0, 0, 0], room: 1 } };
const GROUPS: Choice = { ...NOTHING, groups: ['hub', 'catch'] };

describe('on turn', () => {
  const press = (key: string, may: Choice, shift = false) => commandOf(key, shift, may, true);

  test('dice, cards and stopping while a roll is chosen', () => {
    expect(press('7', ROLL)).toEqual({ is: 'die', die: 6 });
    expect(press('8', ROLL)).toBeNull();
    expect(press('b', ROLL)).toEqual({ is: 'add', colour: 1 });
    expect(press('B', ROLL, true)).toEqual({ is: 'remove', colour: 1 });
    expect(press('s', ROLL)).toEqual({ is: 'stop' });
    expect(press('Enter', ROLL)).toEqual({ is: 'main' });
  });
  test('cards while they are split, but no dice', () => {
    expect(press('y', SPLIT)).toEqual({ is: 'add', colour: 0 });
    expect(press('1', SPLIT)).toBeNull();
  });
  test('hub or catch', () => {
    expect(press('m', GROUPS)).toEqual({ is: 'hub' });
    expect(press('c', GROUPS)).toEqual({ is: 'catch' });
    expect(press('c', ROLL)).toBeNull();
  });
});

test('a waiting player can look, ask and skip, and nothing else', () => {
  const press = (key: string) => commandOf(key, false, ROLL, false);
  expect(['w', 'h', 'o', 'u', 'Escape'].map((key) => press(key)?.is)).toEqual([
    'where',
    'hint',
    'odds',
    'undo',
    'skip',
  ]);
  expect(['1', 'y', 's', 'Enter'].map(press)).toEqual([null, null, null, null]);
});

test('every key of the list in the menu does something', () => {
  const keys = [...KEYS, ...HINT_KEYS]
    .flatMap(([written]) => written.split(' '))
    .filter((key) => key !== '–');
  const every: Choice = { ...ROLL, groups: ['hub', 'catch'] };
  const useless = keys.filter((key) => key !== 'Shift' && !commandOf(key, false, every, true));
  expect(useless).toEqual([]);
});
