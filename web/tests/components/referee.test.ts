import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isArena, isVerasselt } from '../../src/protocol/games';
import type { ArenaView, VerasseltView } from '../../src/protocol/messages';
import ArenaDesk from '../../src/referee/ArenaDesk.svelte';
import CardDesk from '../../src/referee/CardDesk.svelte';
import { Desk } from '../../src/referee/desk.svelte';
import { arenaView, verasseltView } from '../games';
import { faults } from './axe';
import { mounting } from './mounted';
import { visiting, type Visited } from './visits';

beforeEach(() => localStorage.clear());

function arenaDesk(view: Partial<ArenaView>, awaiting = 'Decision'): Visited {
  const visited = visiting({ view: arenaView({ game: 'hp_strike', ...view }), awaiting });
  const desk = new Desk(visited.visit);
  if (!isArena(desk.game)) throw new Error('not a game of the arena');
  mounting(ArenaDesk, { desk, game: desk.game });
  return visited;
}

function cardDesk(view: Partial<VerasseltView>, asks = 0): Visited {
  const visited = visiting({ view: verasseltView(view), entry: 4 });
  const desk = new Desk(visited.visit);
  desk.asks = asks;
  if (!isVerasselt(desk.game)) throw new Error('not a game of cards');
  mounting(CardDesk, { desk, game: desk.game });
  return visited;
}

const tap = async (...names: string[]) => {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
};

const entered = ({ sent }: Visited) => sent('enter').map(({ text }) => text);

it('enters a thrown die, one that turned and the tower that stands', async () => {
  const view: Partial<ArenaView> = {
    phase: 'flying',
    arena: [
      [1, 'IMMOBULUS'],
      [2, 'ACCIO'],
      [3, 'CONFUNDO'],
    ],
    stacks: [[1, 2]],
    actions: [],
  };
  localStorage.setItem(
    'throwdown-referee',
    JSON.stringify({ game: 'g', entry: 1, hands: [{ seat: 0, count: 1 }] }),
  );
  const visited = arenaDesk(view, 'InFlight');
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await tap('Relashio', 'Confundo, lies in the arena', 'Accio', 'Immobulus, lies in the arena');
  await tap('Out of the arena', 'Which towers are there?');
  const sheet = page.getByRole('dialog', { name: 'Which towers are there?' });
  await sheet.getByRole('button', { name: 'Relashio' }).click();
  expect(await faults()).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(entered(visited)).toEqual(['re co>ac ^im>out [ac re]']);
});

it('takes back the last tap before it takes back an entry', async () => {
  const visited = arenaDesk({ actions: [{ is: 'throw' }], arena: [] });
  await tap('Accio');
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeEnabled();
  await tap('Undo');
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  expect(visited.sent('take_back')).toEqual([]);
  await tap('Undo');
  expect(visited.sent('take_back')).toHaveLength(1);
});

it('enters the dice of a roll when all are tapped', async () => {
  const visited = cardDesk({ phase: 'rolling', rolling: [4, 5, 6] });
  await expect.element(page.getByRole('status')).toHaveTextContent('Ada rolls 3 dice.');
  await tap('yellow', 'double bar');
  await expect.element(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await tap('green', 'Done');
  expect(entered(visited)).toEqual(['Y=G']);
});

it('asks for as many cards as came off the deck', async () => {
  const visited = cardDesk({}, 2);
  await tap('red', 'blue');
  await expect.element(page.getByRole('button', { name: 'red', exact: true })).toBeDisabled();
  await tap('Undo', 'red', 'Done');
  expect(visited.sent('deal').map(({ cards }) => cards)).toEqual(['RR']);
  expect(await faults()).toEqual([]);
});

it('splits a catch: what is tapped goes into the front yard', async () => {
  const visited = cardDesk({
    phase: 'distribute',
    received: { is: 'catch', owner: 0, cards: [1, 1, 0, 0] },
    actions: { is: 'split_space', cards: [1, 1, 0, 0], room: 1 },
  });
  await page.getByRole('button', { name: /^blue/ }).click();
  await page.getByRole('button', { name: /^yellow/ }).click(); // there is no room for it
  await tap('front yard 1, bug heap 1');
  expect(visited.sent('act').map(({ action }) => action)).toEqual([
    { is: 'distribute', to_yard: [0, 1, 0, 0] },
  ]);
});
