import { expect, it, vi } from 'vitest';
import type { TableState } from '../src/state/table';
import { concede, giving } from '../src/table/leaving';

vi.mock('../src/shell/router.svelte', () => ({ go: vi.fn() }));

const playing = (seats: number[], waiting_for: number[], more: { id?: string; places?: number[] } = {}) =>
  ({
    seats,
    game: { id: 'g', waiting_for, places: [0, 1, 2], result: null, view: { seat: 0, result: null }, ...more },
  }) as unknown as TableState;

it.each([
  ['on a shared device the player on turn', playing([0, 1, 2], [1]), false, 1],
  ['nobody there while it is another’s turn', playing([0, 1], [2]), false, null],
  ['nobody there while dice are in the air', playing([0, 1, 2], [1]), true, null],
  ['nobody there before the server says who is next', playing([0, 1, 2], []), false, null],
  ['one of several people, also between turns', playing([2], [0]), true, 2],
  ['nobody who is out', playing([2], [0], { places: [0, 1] }), false, null],
])('gives up: %s', (_, state, moving, seat) => {
  expect(giving({ state, moving })?.seat ?? null).toBe(seat);
});

it('gives up for the one who was asked, whoever is on turn by then, and in no other game', async () => {
  const say = vi.fn().mockResolvedValue(true);
  const asked = { seat: 0, game: 'g' };
  await concede({ state: playing([0, 1], [1]), say }, asked);
  expect(say.mock.calls).toEqual([[{ is: 'concede', seat: 0 }]]);
  await concede({ state: playing([0, 1], [1], { id: 'next' }), say }, asked);
  await concede({ state: playing([0, 1], [1], { places: [1] }), say }, asked);
  expect(say).toHaveBeenCalledTimes(1);
});
