import { expect, test } from 'vitest';
import { asked, centred, drawn, EVERYTHING, REACH, years } from '../src/mine/wanted';

test('a filter asks only for what was chosen, and a year begins at home', () => {
  expect(asked(EVERYTHING)).toEqual({});
  expect(asked({ ...EVERYTHING, edition: 'de' })).toEqual({});
  const { since, until } = asked({ ...EVERYTHING, game: 'strike', year: '2025' });
  expect(new Date(Number(since) * 1000)).toEqual(new Date(2025, 0, 1));
  expect(new Date(Number(until) * 1000)).toEqual(new Date(2026, 0, 1));
});

test('years reach from the last game back to the first', () => {
  const at = (year: number) => new Date(year, 5, 1).getTime() / 1000;
  expect(years({ first: at(2024), last: at(2026) })).toEqual(['2026', '2025', '2024']);
  expect(years({ first: null, last: null })).toEqual([]);
});

test('a curve is within its box, with the band around the middle', () => {
  const points = [
    { games: 1, ended: 0, more: 2, usual: 1 },
    { games: 2, ended: 0, more: -1, usual: 1.5 },
  ];
  const { line, band, reach } = drawn(points);
  expect(reach).toBeCloseTo(2.16);
  expect(line).toBe('M0 50L50.00 3.70L100.00 73.15');
  expect(band.startsWith('M0 50L50.00 26.85') && band.endsWith('Z')).toBe(true);
});

test('on its scale a count has its mean in the middle and its band in a third', () => {
  const count = { seen: 1100, mean: 1000, low: 960, high: 1040, chance: 0.01, most: 1040 };
  const { seen, mean, low, high } = centred(count);
  expect([mean, low, high]).toEqual([REACH / 2, REACH / 3, (2 * REACH) / 3]);
  expect(seen).toBeCloseTo(82.5);
  expect(centred({ ...count, seen: 9000 }).seen).toBe(REACH);
});
