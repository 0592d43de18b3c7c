/** The public list: what it says of a game, and whether it follows on what was seen of it before. */

import { expect, test } from 'vitest';
import { linkAfter, lookUp, type Anchor } from '../src/fair/ledger';
import type { ListedRow } from '../src/protocol/messages';
import chance from './fixtures/chance.json';

type Row = Omit<ListedRow, 'n' | 'link'>;
const commitment = (game: string, round = 1): Row => ({
  kind: 'commitment',
  game,
  round,
  hash: `${game} ${round}`,
});
const final = (game: string): Row => ({ kind: 'final', game, round: 0, hash: `end of ${game}` });

function listOf(rows: readonly Row[]): ListedRow[] {
  let link = '';
  return rows.map((row, at) => {
    const listed = { ...row, n: at + 1, link: '' };
    link = linkAfter(link, listed);
    return { ...listed, link };
  });
}

const LIST = listOf([
  commitment('a'),
  commitment('b'),
  commitment('b', 2),
  final('a'),
  commitment('c'),
  final('b'),
]);

async function asked(rows: readonly ListedRow[], seen: Anchor | null, game = 'b') {
  const source = {
    of: (id: string) => Promise.resolve(rows.filter((row) => row.game === id)),
    after: (n: number) => Promise.resolve(rows.filter((row) => row.n > n).slice(0, 2)),
  };
  return lookUp(game, source, seen);
}

test('rows are linked as the server links them', () => {
  const rows = chance.ledger as ListedRow[];
  expect(listOf(rows).map(({ link }) => link)).toEqual(rows.map(({ link }) => link));
});

test('it lists the rounds and the end of a game', async () => {
  const { listed, anchor } = await asked(LIST, null);
  expect(listed).toEqual({ commitments: ['b 1', 'b 2'], final: 'end of b', unbroken: true });
  expect(anchor).toMatchObject({ n: 6, link: LIST[5]!.link });
});

test('it follows on what was seen before', async () => {
  expect((await asked(LIST, LIST[0]!)).listed.unbroken).toBe(true);
});

test.each([
  ['a row before was written anew', { n: 1, link: 'another' }],
  ['the end was seen otherwise', { n: 6, link: 'another' }],
])('it is broken if %s', async (_, seen) => {
  expect((await asked(LIST, seen)).listed.unbroken).toBe(false);
});

test('it is broken if a row is left out or changed in between', async () => {
  expect((await asked(LIST.toSpliced(3, 1), LIST[0]!)).listed.unbroken).toBe(false);
  expect((await asked(LIST.with(3, { ...LIST[3]!, hash: 'other' }), LIST[0]!)).listed.unbroken).toBe(false);
});

test('a game that is not in it has no rows', async () => {
  const { listed, anchor } = await asked(LIST, LIST[2]!, 'x');
  expect(listed).toMatchObject({ commitments: [], final: null });
  expect(anchor).toBe(LIST[2]);
});
