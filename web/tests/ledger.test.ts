/** The public list: what it says of a game, and whether it follows on what was seen of it before. */

import { expect, test } from 'vitest';
import { fit, hasRow, isSigned } from '../src/fair/heads';
import { linkAfter, lookUp, type Source } from '../src/fair/ledger';
import { ListMemory } from '../src/fair/witness';
import type { Head, ListedRow, Proof } from '../src/protocol/messages';
import chance from './fixtures/chance.json';
import list from './fixtures/list.json';
import { SignedList, type Row } from './trees';

const commitment = (game: string, round = 1): Row => ({
  kind: 'commitment',
  game,
  round,
  hash: `${game} ${round}`,
  log: '',
  size: 0,
});
const final = (game: string): Row => ({ ...commitment(game, 0), kind: 'final', hash: `end of ${game}` });

const ROWS = [commitment('a'), commitment('b'), commitment('b', 2), final('a'), commitment('c'), final('b')];
const MORE = Array.from({ length: 30 }, (_, at) => commitment(`m${at}`));
const LIST = new SignedList(ROWS);
const seenAfter = (size: number): Head => new SignedList(ROWS.slice(0, size)).heads[0]!;
/** The same list with another row in this place, and more rows after it. */
const forked = (at: number, more = 0) =>
  new SignedList([...ROWS.with(at, commitment('f')), ...MORE.slice(0, more)]);

const asked = (list: SignedList, seen: Head | null, game = 'b') => lookUp(game, list.source, seen);

/** The same server, with some other answers. */
const cheating = (answers: Partial<Source>) => lookUp('b', { ...LIST.source, ...answers }, null);

test('rows are linked as the server links them', () => {
  const rows = chance.ledger as ListedRow[];
  let link = '';
  for (const row of rows) {
    link = linkAfter(link, row);
    expect(link).toBe(row.link);
  }
});

test('heads and proofs of the command hold here too', () => {
  const [old, now] = list.heads as [Head, Head];
  expect([isSigned(old), isSigned(now), fit(old, now, list.path)]).toEqual([true, true, true]);
  for (const proved of list.rows as Proof['rows']) expect(hasRow(now, proved)).toBe(true);
});

test('it lists the rounds and the end of a game, and is remembered', async () => {
  const { listed, head, fork } = await asked(LIST, null);
  expect(listed).toEqual({
    commitments: ['b 1', 'b 2'],
    final: 'end of b',
    voided: [],
    key: LIST.heads[0]!.key,
    wasRestored: false,
    unbroken: true,
    list: 'unseen',
  });
  expect([head, fork]).toEqual([LIST.heads[0], null]);
});

test('a game that is not in it has no rows', async () => {
  const { listed, head } = await asked(LIST, seenAfter(3), 'x');
  expect(listed).toMatchObject({ commitments: [], final: null, list: 'holds' });
  expect(head).toEqual(LIST.heads[0]);
});

test.each([1, 2, 3, 4, 5, 6])('it goes on from a head over %i rows', async (size) => {
  const { listed, head } = await asked(new SignedList([...ROWS, ...MORE]), seenAfter(size));
  expect(listed).toMatchObject({ unbroken: true, list: 'holds' });
  expect(head!.size).toBe(36);
});

test.each([0, 1, 3, 5])(
  'a fork from row %i on is kept, and is not the known list from then on',
  async (at) => {
    for (const more of [0, 1, 30]) {
      const later = forked(at, more);
      const { listed, head, fork } = await asked(later, seenAfter(6));
      expect(listed).toMatchObject({ unbroken: false, list: 'differs' });
      expect(head).toEqual(seenAfter(6));
      expect(fork).toEqual({ earlier: seenAfter(6), later: later.heads[0] });
    }
  },
);

test('fewer rows than were seen are a fork', async () => {
  const { listed, head, fork } = await asked(new SignedList(ROWS.slice(0, 4)), seenAfter(6));
  expect(listed.list).toBe('differs');
  expect(head).toEqual(seenAfter(6));
  expect(fork!.later.size).toBe(4);
});

test('another key is a fork, and no list at all does not hold', async () => {
  const other = new SignedList(ROWS, new Uint8Array(32).fill(8));
  expect((await asked(other, seenAfter(6))).fork!.later).toEqual(other.heads[0]);
  const none: Source = { ...LIST.source, of: () => Promise.resolve({ rows: [], heads: [] }) };
  expect(await lookUp('b', none, seenAfter(6))).toMatchObject({
    listed: { list: 'differs' },
    head: seenAfter(6),
  });
});

test('it says which games are void, this one and those before it', async () => {
  const rows = [...ROWS, { ...commitment('v'), kind: 'void' as const }];
  const { source } = new SignedList(rows);
  expect((await lookUp('b', source, null, ['v', 'c'])).listed.voided).toEqual(['v']);
  expect((await lookUp('v', source, null)).listed.voided).toEqual(['v']);
  const forged: Source = {
    ...source,
    of: async (game) => {
      const proof = await source.of(game);
      return game === 'c'
        ? {
            ...proof,
            rows: proof.rows.map(({ row, path }) => ({ path, row: { ...row, kind: 'void' as const } })),
          }
        : proof;
    },
  };
  expect((await lookUp('b', forged, null, ['c'])).listed.voided).toEqual([]);
});

test('heads with different keys are no list of one server', async () => {
  const other = new SignedList(ROWS.slice(0, 2), new Uint8Array(32).fill(8)).heads;
  const of = async (game: string) => {
    const proof = await LIST.source.of(game);
    return { ...proof, heads: [...proof.heads, ...other] };
  };
  expect((await cheating({ of })).listed).toMatchObject({ unbroken: false, list: 'differs' });
});

test('a restore is no fork, whether rows that were seen are gone or not', async () => {
  const restored = LIST.restored(4).add(commitment('d')).add(final('d'));
  expect(restored.heads.map(({ first, size }) => [first, size])).toEqual([
    [5, 3],
    [1, 4],
  ]);
  for (const size of [2, 4, 6]) {
    const { listed, head, fork } = await asked(restored, seenAfter(size), 'd');
    expect(listed).toMatchObject({ unbroken: true, list: 'restored', final: 'end of d' });
    expect([head, fork]).toEqual([restored.heads[0], null]);
  }
  expect((await asked(restored.add(final('c')), restored.heads[0]!)).listed.list).toBe('holds');
});

test('a restore of another list is a fork', async () => {
  expect((await asked(forked(1).restored(6), seenAfter(4))).listed.list).toBe('differs');
});

test('a new log that does not name the old one is a fork', async () => {
  const restored = LIST.restored(4);
  const source = {
    ...restored.source,
    at: async (n: number): Promise<Proof> => ({ ...(await restored.source.at(n)), rows: [] }),
  };
  const { listed, head } = await lookUp('b', source, seenAfter(3));
  expect([listed.list, head]).toEqual(['differs', seenAfter(3)]);
});

test('a row that is not in the signed list is found', async () => {
  const proof = await LIST.source.of('b');
  const rows = proof.rows.with(1, { ...proof.rows[1]!, row: { ...proof.rows[1]!.row, hash: 'other' } });
  expect((await cheating({ of: () => Promise.resolve({ ...proof, rows }) })).listed.unbroken).toBe(false);
});

test('a row of the game that is left out is found', async () => {
  const proof = await LIST.source.of('b');
  const of = () => Promise.resolve({ ...proof, rows: proof.rows.toSpliced(1, 1) });
  expect((await cheating({ of })).listed.unbroken).toBe(false);
});

test('a head that is not signed is not remembered', async () => {
  const proof = await LIST.source.of('b');
  const heads = [{ ...proof.heads[0]!, at: 1001 }];
  expect(isSigned(heads[0]!)).toBe(false);
  const { listed, head } = await cheating({ of: () => Promise.resolve({ ...proof, heads }) });
  expect([listed.unbroken, listed.list, head]).toEqual([false, 'differs', null]);
  expect(isSigned({ ...proof.heads[0]!, key: 'no key', signature: '' })).toBe(false);
});

test('the memory survives a visit, and a browser that stores nothing', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const seen = { head: seenAfter(3), fork: null };
  new ListMemory(storage).store(seen);
  expect(new ListMemory(storage).seen).toEqual(seen);
  const forgetful = new ListMemory(null);
  forgetful.store(seen);
  expect(forgetful.seen).toEqual(seen);
});
