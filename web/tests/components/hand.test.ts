import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Action, ActionSpace } from '../../src/protocol/messages';
import Hand from '../../src/table/Hand.svelte';
import { choices, facesOf } from '../../src/table/decisions';
import { arenaView } from '../games';
import { faults } from './axe';
import { mounting } from './mounted';
import { visiting, type Visited } from './visits';

/** The panel of the first player, who may do this. */
function asked(actions: ActionSpace, onthrow: () => void = () => undefined): Visited {
  const arena: [number, string][] = [
    [20, 'FIRE'],
    [21, 'WATER'],
    [22, 'STONE'],
  ];
  const view = arenaView({ game: 'impact_power', arena, actions });
  const visited = visiting({ view }, { game: 'impact_power' });
  mounting(Hand, {
    visit: visited.visit,
    view,
    may: choices(view),
    place: 0,
    edition: 'impact_power' as const,
    faces: facesOf(view),
    canMove: false,
    moveRule: '',
    slow: false,
    picked: null,
    manner: 'toss' as const,
    force: 0.5,
    chosen: 0,
    moving: false,
    onthrow,
    onaim: () => undefined,
    onundo: () => undefined,
  });
  return visited;
}

const acts = ({ sent }: Visited) => sent('act').map(({ action }) => action as Action);

it('takes the focus when the turn comes, and Enter throws', async () => {
  const onthrow = vi.fn();
  asked([{ is: 'throw' }, { is: 'stop' }], onthrow);
  await expect.element(page.getByRole('region', { name: 'Your turn' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Throw/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onthrow).toHaveBeenCalledOnce();
  expect(await faults()).toEqual([]);
});

it('waits for the answer to a move before it takes another', async () => {
  const visited = asked([{ is: 'throw' }, { is: 'stop' }]);
  await page.getByRole('button', { name: /^Stop/ }).click();
  expect(acts(visited)).toEqual([{ is: 'stop' }]);
  await expect.element(page.getByRole('button', { name: /^Stop/ })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /^Throw/ })).toBeDisabled();
});

it('says in words why a move was refused', async () => {
  const visited = asked([{ is: 'throw' }, { is: 'stop' }]);
  await page.getByRole('button', { name: /^Stop/ }).click();
  const [act] = visited.sent('act');
  visited.socket.says({
    is: 'refused',
    code: 'rules/not_now',
    message: 'You may not stop yet.',
    move: act?.['move'],
    clause: null,
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('You may not stop yet.');
  await expect.element(page.getByRole('button', { name: /^Stop/ })).toBeEnabled();
});

const ANSWERS: [string, ActionSpace, string, Action][] = [
  [
    'the first symbol',
    ['FIRE', 'WATER'].map((symbol) => ({ is: 'place_start', symbol })),
    'water',
    { is: 'place_start', symbol: 'WATER' },
  ],
  [
    'what matches',
    [
      { is: 'collect', take: true },
      { is: 'collect', take: false },
    ],
    'Leave',
    { is: 'collect', take: false },
  ],
  [
    'piles',
    [
      { is: 'keep_piles', keep: true },
      { is: 'keep_piles', keep: false },
    ],
    'Keep the pile',
    { is: 'keep_piles', keep: true },
  ],
  [
    'one more die',
    [20, 22, null].map((die) => ({ is: 'take_extra', die })),
    'stone',
    { is: 'take_extra', die: 22 },
  ],
];

it.each(ANSWERS)('sends the answer about %s', async (_, actions, button, action) => {
  const visited = asked(actions);
  await page.getByRole('button', { name: button }).click();
  expect(acts(visited)).toEqual([action]);
});

it('builds a tower in the order that the arrow keys give it', async () => {
  const visited = asked({ is: 'tower_orders', dice: [20, 21, 22] });
  const fire = page.getByRole('button', { name: /^fire, level 1 of 3/ });
  await expect.element(fire).toBeVisible();
  (fire.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await page.getByRole('button', { name: 'Build the tower' }).click();
  expect(acts(visited)).toEqual([{ is: 'build_tower', dice: [21, 20, 22] }]);
});
