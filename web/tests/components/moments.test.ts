import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GameEvent } from '../../src/protocol/messages';
import { atTable, type AtTable } from './arena-table';
import { faults } from './axe';
import { moving } from './moving';

const SEATS = [
  { name: 'Ada', person: 'ada' },
  { name: 'Pebble', bot: 'novice' },
  { name: 'Flint', bot: 'novice' },
];
/** What the rules tell, by the sign that it has. */
const SIGNS: [string, GameEvent, string][] = [
  ['storm', { is: 'reaction_started', effect: 'storm', seats: [0, 2] }, 'Lightning Storm'],
  ['fire', { is: 'race_started', seats: [0, 1, 2] }, 'Column of Fire'],
  ['swamp', { is: 'dice_held', symbol: 'WATER', dice: [] }, ''],
  ['boulders', { is: 'pile_built', seat: 1, dice: [] }, ''],
  ['bang', { is: 'big_throw_required', seat: 1, count: 8 }, ''],
  ['out', { is: 'player_eliminated', seats: [2], remaining: 2, points: [] }, 'Flint'],
  ['win', { is: 'game_over', winners: [1], reason: 'last_with_dice' }, 'Pebble wins'],
];

afterEach(() => localStorage.clear());

const avatar = (): Promise<AtTable> =>
  atTable(
    {
      game: 'impact_avatar',
      arena: [[0, 'WATER']],
      supplies: [8, 8, 8],
      piles: [[], [], []],
      has_dice: [true, true, true],
    },
    { seats: SEATS, thrower: 'luck' },
  );
const passing = () => document.querySelectorAll('.moments > *');
const plate = (seat: number) =>
  [...document.querySelectorAll<HTMLElement>(`[data-plate='${seat}']`)].find((each) =>
    each.checkVisibility(),
  )!;

it('shows a sign for what happens, until it is skipped, and then says it', async () => {
  moving();
  const { tell } = await avatar();
  await expect.poll(() => document.querySelector('.moments')).not.toBeNull();
  for (const [sign, event, words] of SIGNS) {
    await tell({ events: [event], told: [`This was ${sign}.`] });
    const shown = () => [...passing()].find((each) => (each as HTMLElement).dataset['sign'] === sign);
    await expect.poll(() => shown()?.textContent).toContain(words);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => passing().length).toBe(0);
    await expect.element(page.getByText(`This was ${sign}.`).first()).toBeVisible();
  }
});

it('puts marks on plates where nothing should move', async () => {
  const { tell } = await avatar();
  await expect.poll(() => document.querySelector('.moments')).not.toBeNull();
  const taken = { is: 'dice_collected', seat: 1, symbols: [], dice: [90, 91] } as const;
  await tell({ events: [SIGNS[0]![1], taken] });
  await expect.poll(() => plate(1).textContent).toContain('+2');
  await expect.poll(() => plate(2).querySelector('.cnt .glyph')).not.toBeNull();
});

it('runs a race with towers in the arena, which keeps its place', async () => {
  const { tell, socket, sent } = await avatar();
  const place = () => JSON.stringify(document.querySelector('main .stage .arena')!.getBoundingClientRect());
  const before = place();
  await tell({ events: [SIGNS[1]![1]], game: { awaiting: 'Race', waiting_for: [] } });
  const race = (state: string, ...stacked: number[]) => {
    const lanes = stacked.map((count, seat) => ({ seat, tiles: 6, stacked: count }));
    const known = { race: 1, seats: [0], tiles: [6], done: [], prize: 3, left: 60, challenge: 0 };
    socket.says({ is: 'race_state', state, lanes, ...known });
  };
  race('ready', 0, 0, 0);
  race('go', 0, 2, 1);
  await expect.element(page.getByRole('button', { name: /^Stack:/ })).toHaveFocus();
  await userEvent.keyboard(' ');
  const stacked = () =>
    [...document.querySelectorAll<HTMLElement>('.towers [data-tower]')].map(
      ({ dataset }) => dataset['stacked'],
    );
  await expect.poll(stacked).toEqual(['1', '2', '1']);
  expect(sent('finished')).toEqual([]);
  await userEvent.keyboard(' '.repeat(5));
  await expect.poll(() => sent('finished').length).toBe(1);
  expect(place()).toBe(before);
  expect(await faults()).toEqual([]);
});
