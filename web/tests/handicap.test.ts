import { expect, test } from 'vitest';
import { hasStartingDice, mostDice } from '../src/lobby/handicap';

test('a seat may have what the others and the arena leave in the box', () => {
  expect(mostDice([8, 8], 1)).toBe(17);
  expect(mostDice([5, 5, 5, 5, 5], 0)).toBe(5);
});

test('cards have no starting dice', () => {
  expect(['strike', 'hp_strike', 'verasselt'].map(hasStartingDice)).toEqual([true, true, false]);
});
