import { expect, it, vi } from 'vitest';
import type { TableState } from '../src/state/table';
import { concede } from '../src/table/leaving';

vi.mock('../src/shell/router.svelte', () => ({ go: vi.fn() }));

const playing = (seats: number[], waiting_for: number[], seat: number | null) =>
  ({
    seats,
    game: { waiting_for, places: [0, 1, 2], result: null, view: { seat, result: null } },
  }) as unknown as TableState;

it.each([
  ['on a shared device only the player on turn', playing([0, 1, 2], [1], 1), 1],
  ['one of several people, also between turns', playing([2], [0], 2), 2],
])('gives up: %s', async (_, state, seat) => {
  const say = vi.fn().mockResolvedValue(true);
  await concede({ state, say });
  expect(say.mock.calls).toEqual([[{ is: 'concede', seat }]]);
});
