/** Races that people run beside bots: the times of bots are drawn, whatever winner is named. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../src/fair/canonical';
import { Chance } from '../src/fair/chance';
import { redrawn, type Redrawn } from '../src/fair/draw';
import { raced } from '../src/fair/luck';

const chance = new Chance('g', '5'.repeat(64), '0'.repeat(64));
const RACERS = [
  [1, 3, 1000],
  [2, 5, 1000],
];

function times(): [number, number][] {
  const stream = chance.throw(1);
  return RACERS.map(([seat, dice, pace]) => [seat!, raced(stream, dice!, pace! / 1000)]);
}

function race(outcome: JsonObject, racers = RACERS, bots = [1, 2]): Promise<Redrawn[]> {
  const draw = { is: 'race_draw', number: 1, racers };
  const entry = { is: 'resolved', draw, outcome: { is: 'raced', ...outcome } };
  return redrawn(entry, { chance, faces: [], luck: null, live: true, bots }, new Map());
}

test('the drawn times of bots hold, and a person who ran is named', async () => {
  expect(await race({ times: times() })).toEqual([['race', 'holds']]);
  expect(await race({ times: [[0, 1000], ...times()] })).toEqual([
    ['race', 'holds'],
    ['ran', 'entered'],
  ]);
});

test('no bot is believed to have won without its time', async () => {
  expect(await race({ winner: 2 }, [])).toEqual([['race', 'differs']]);
  expect(await race({ winner: 1 }, [], [1])).toEqual([['race', 'differs']]);
  expect(await race({ winner: 2, times: times() })).toEqual([['race', 'differs']]);
  expect(await race({ winner: 2 })).toEqual([['race', 'differs']]);
});

test('people say which of them was first', async () => {
  expect(await race({ winner: 0 }, [])).toEqual([['ran', 'entered']]);
});

test('a bot that would have won cannot be left out, and no bot runs itself', async () => {
  const [quick, slow] = times().sort((one, other) => one[1] - other[1]);
  expect(await race({ times: [quick!] })).toEqual([['race', 'holds']]);
  expect(await race({ times: [slow!] })).toEqual([['race', 'differs']]);
  expect((await race({ times: [slow!] }, []))[0]).toEqual(['race', 'differs']);
});
