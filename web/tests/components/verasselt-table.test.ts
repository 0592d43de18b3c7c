import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isVerasselt, type VerasseltGame } from '../../src/protocol/games';
import type { RollChances, VerasseltView } from '../../src/protocol/messages';
import Verasselt from '../../src/verasselt/Verasselt.svelte';
import { verasseltView } from '../games';
import { faults } from './axe';
import { pictures } from './complaints';
import { mounting } from './mounted';
import { visiting, type Visited } from './visits';

const SEATS = [
  { name: 'Ada', person: 'ada' },
  { name: 'Pebble', bot: 'novice' },
  { name: 'Flint', bot: 'novice' },
];
const PHONES = ['360x640', '390x844', '430x932', '844x390'];
const ROLLING: Partial<VerasseltView> = {
  phase: 'roll_or_stop',
  own_catch: [1, 0, 2, 0],
  actions: { is: 'roll_space', yard: [1, 1, 0, 2], stop: true },
};
const SPLITTING: Partial<VerasseltView> = {
  phase: 'distribute',
  received: { is: 'catch', owner: 0, cards: [1, 2, 3, 0] },
  actions: { is: 'split_space', cards: [1, 2, 3, 0], room: 2 },
};
/** As the server counts them: nothing is kept, or the last two dice; without a card of the yard, or with a blue one. */
const CHANCES: RollChances = {
  boosts: [
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ],
  keeps: ['', 'RG'],
  safe: [
    [0.61, 0.72],
    [0.68, 0.83],
  ],
  catch: [
    [2, 1],
    [2, 1],
  ],
};

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 720));

function cards(more: Partial<VerasseltView>, hints = true): Visited {
  const view = verasseltView({
    seats: 3,
    yards: [
      [1, 1, 0, 2],
      [1, 1, 1, 1],
      [0, 2, 0, 1],
    ],
    heaps: [3, 5, 0],
    table_catch: { is: 'catch', owner: 2, cards: [2, 0, 1, 0] },
    ...more,
  });
  const at = { game: 'verasselt', seats: SEATS, hints, thrower: 'luck' } as const;
  const visited = visiting({ view, places: [0, 1, 2] }, at);
  mounting(Verasselt, {
    visit: visited.visit,
    get game(): VerasseltGame {
      const { game } = visited.visit.state;
      if (!game || !isVerasselt(game)) throw new Error('not a game of cards');
      return game;
    },
  });
  return visited;
}

const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
const over = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** A catch that is not wholly in sight, buttons that are small, cut or over each other. */
function wrong(): string[] {
  const box = (each: Element) => each.getBoundingClientRect();
  const hand = box(document.querySelector('.around')!);
  const zones = [...document.querySelectorAll('[data-zone]')];
  const seen = [...document.querySelectorAll('.around button')].filter((each) => each.checkVisibility());
  const name = (each: Element) => each.ariaLabel ?? each.textContent;
  const acts = (each: Element) => each.closest('.acts') !== null;
  const hidden = (each: Element) =>
    over(box(each), hand) || box(each).bottom > innerHeight || box(each).right > innerWidth;
  return [
    ...(zones.length ? [] : ['no catch']),
    ...zones.filter(hidden).map((each) => `hidden: ${name(each)}`),
    ...seen
      .filter((each) => box(each).width < 43.5 || box(each).height < 43.5)
      .map((each) => `small: ${name(each)}`),
    ...seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => acts(one) === acts(other) && over(box(one), box(other)))
        .map((other) => `${name(one)} over ${name(other)}`),
    ),
    ...seen
      .filter((each) => acts(each) && box(each).bottom > innerHeight)
      .map((each) => `cut: ${name(each)}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['sticks out'] : []),
  ];
}

async function wrongOnPhones(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const phone of PHONES) {
    const [width, height] = phone.split('x').map(Number);
    await page.viewport(width!, height!);
    await pictures();
    if (wrong().length) found[phone] = wrong();
  }
  return found;
}

it('says how safe the roll is that is picked, after each touch', async () => {
  const { socket, sent } = cards(ROLLING);
  const roll = button(/^Roll 7/);
  await expect.element(roll).toBeEnabled();
  expect(await wrongOnPhones()).toEqual({});
  await userEvent.keyboard('o');
  await expect.poll(() => sent('odds').length).toBe(1);
  const { move, version } = sent('odds')[0]!;
  socket.says({ is: 'chances', move, seat: 0, version, rolls: CHANCES, first: [] });
  await expect.element(button(/61 % safe/)).toBeVisible();
  await userEvent.keyboard('67');
  await expect.element(button(/^Roll 5.*72 % safe/)).toBeVisible();
  await userEvent.keyboard('b');
  await expect.element(button(/^Roll 5.*83 % safe/)).toBeVisible();
  expect(await wrongOnPhones()).toEqual({});
  await button(/^Roll 5/).click();
  expect(sent('act').map(({ action }) => action)).toEqual([
    { is: 'roll', dice: [0, 1, 2, 3, 4], boost: [0, 1, 0, 0] },
  ]);
});

it('moves a card of the catch from the heap to the yard', async () => {
  const { sent } = cards(SPLITTING);
  const heap = page.getByRole('region', { name: 'On your bug heap' });
  await expect.poll(() => heap.getByRole('button').elements().length).toBe(6);
  expect(await wrongOnPhones()).toEqual({});
  await heap.getByRole('button').first().click();
  await expect
    .element(page.getByRole('region', { name: 'Into your front yard' }))
    .toHaveTextContent('5 of 6');
  expect(await faults()).toEqual([]);
  await button(/front yard 1, bug heap 5/).click();
  expect(sent('act').map(({ action }) => action)).toEqual([{ is: 'distribute', to_yard: [1, 0, 0, 0] }]);
});

it('marks what is best when a hint is asked for, and puts it away again', async () => {
  const { socket, sent } = cards(ROLLING);
  await button(/^Hint/).click();
  const { move, version } = sent('hint')[0]!;
  const options = [
    { action: { is: 'stop' }, value: 2.5 },
    {
      action: { is: 'roll', dice: [0, 1, 2, 3, 4, 5, 6], boost: [0, 0, 0, 0] },
      value: 1,
      cost: 1.5,
      matters: true,
    },
  ];
  socket.says({ is: 'advised', move, seat: 0, version, unit: 'cards', options, model: null });
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect.element(hint).toBeVisible();
  await expect.element(button(/^Stop.*best choice/)).toBeVisible();
  await userEvent.keyboard('h');
  await expect.poll(() => hint.elements().length).toBe(0);
});

it('offers no hint where the table allows none', async () => {
  cards(ROLLING, false);
  await expect.element(button(/^Roll 7/)).toBeEnabled();
  expect(button(/^Hint/).elements()).toEqual([]);
});
