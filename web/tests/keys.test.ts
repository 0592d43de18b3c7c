/** How a browser binds the dice: hash after commitment, key after all hashes, and what it remembers of both. */

import { beforeEach, describe, expect, test } from 'vitest';
import { keyHashOf } from '../src/fair/chance';
import { KeyExchange, type KeyMessage } from '../src/fair/keys';
import { Memories, witnessOf } from '../src/fair/witness';
import type { NextGame } from '../src/protocol/messages';
import { game } from './games';

class MemoryStorage {
  stored: Record<string, string> = {};
  getItem = (name: string) => this.stored[name] ?? null;
  setItem = (name: string, text: string) => void (this.stored[name] = text);
}

let storage: MemoryStorage;
let sent: KeyMessage[];
let exchange: KeyExchange;

/** The page as it is after it was loaded again. */
function loaded(): KeyExchange {
  sent = [];
  return new KeyExchange(new Memories(storage), (message) => sent.push(message));
}

beforeEach(() => {
  storage = new MemoryStorage();
  exchange = loaded();
});

const next = (more: Partial<NextGame> = {}): NextGame => ({
  game: 'g1',
  round: 1,
  commitment: 'c1',
  hashes: [null, null],
  asks: 'nothing',
  draft: '',
  ...more,
});

function hashes(): (string | null)[] {
  const given: (string | null)[] = [null, null];
  for (const message of sent) if (message.is === 'key_hash') given[message.seat] = message.hash;
  return given;
}

function keys(): KeyMessage[] {
  return sent.filter((message) => message.is === 'key');
}

describe('a seat', () => {
  test('shows the hash of its key once it sees a commitment, and only once', () => {
    exchange.heard(next(), [1]);
    exchange.heard(next(), [1]);
    expect(sent).toEqual([
      { is: 'key_hash', seat: 1, commitment: 'c1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
  });

  test('shows its key when all hashes are there, and not before', () => {
    exchange.heard(next(), [1]);
    exchange.heard(next({ asks: 'hashes', hashes: hashes() }), [1]);
    expect(keys()).toEqual([]);
    exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [1]);
    exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [1]);
    expect(keys()).toHaveLength(1);
    const [message] = keys();
    expect(message?.is === 'key' && keyHashOf(message.key)).toBe(hashes()[1]);
  });

  test('does not show its key for a hash that is not its own', () => {
    exchange.heard(next(), [1]);
    exchange.heard(next({ asks: 'keys', hashes: [null, 'another'], draft: 'd' }), [1]);
    expect(keys()).toEqual([]);
  });

  test('retains its key through a reload', () => {
    exchange.heard(next(), [0]);
    const promised = hashes();
    exchange = loaded();
    exchange.heard(next({ asks: 'keys', hashes: promised, draft: 'd' }), [0]);
    expect(sent).toEqual([expect.objectContaining({ is: 'key', seat: 0 })]);
  });

  test('takes a new key for a new round', () => {
    exchange.heard(next(), [0]);
    const before = hashes();
    exchange.heard(next({ round: 2, commitment: 'c2' }), [0]);
    expect(hashes()[0]).not.toBe(before[0]);
    expect(sent.at(-1)).toMatchObject({ is: 'key_hash', commitment: 'c2' });
  });

  test('says its hash again on a new connection, if the table does not have it', () => {
    exchange.heard(next(), [0]);
    exchange.reconnected();
    exchange.heard(next({ hashes: hashes() }), [0]);
    expect(sent).toHaveLength(1);
    exchange.heard(next(), [0]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

test('one browser answers for every seat that it holds, each with a key of its own', () => {
  exchange.heard(next(), [0, 1]);
  const given = hashes();
  exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [0, 1]);
  expect(new Set(given).size).toBe(2);
  expect(keys().map(({ seat }) => seat)).toEqual([0, 1]);
});

describe('the browser remembers', () => {
  test('what was promised when it gave its key, by seat of the game', () => {
    const memories = new Memories(storage);
    exchange.heard(next({ hashes: [null, null, null] }), [2]);
    const given = ['other', null, hashes()[2] ?? null];
    exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [2]);
    exchange.began({ ...game(), id: 'g1', commitment: 'c1', places: [2, 0] });
    const [message] = keys();
    expect(witnessOf(memories.of('g1')!)).toEqual({
      commitment: 'c1',
      keys: { 0: message?.is === 'key' ? message.key : '' },
      hashes: [given[2], 'other'],
      draft: 'd',
    });
  });

  test('the commitment that it was shown, though the game begins with another', () => {
    exchange.heard(next(), []);
    exchange.began({ ...game(), id: 'g1', commitment: 'another' });
    expect(new Memories(storage).of('g1')?.commitment).toBe('c1');
  });

  test('the commitment of a later round, if it was away when that began', () => {
    exchange.heard(next(), [0]);
    exchange.began({ ...game(), id: 'g1', commitment: 'c2', round: 2 });
    expect(witnessOf(new Memories(storage).of('g1')!)).toEqual({ commitment: 'c2', keys: {} });
  });

  test('no key of a seat that another person has taken since', () => {
    exchange.heard(next(), [0]);
    exchange.heard(next(), [1]);
    const given = ['other', hashes()[1] ?? null];
    exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [1]);
    expect(Object.keys(witnessOf(new Memories(storage).of('g1')!).keys)).toEqual(['1']);
  });

  test('at least what it saw of a game that was under way, and claims no key', () => {
    exchange.began({ ...game(), id: 'g2', commitment: 'c2' });
    expect(witnessOf(new Memories(storage).of('g2')!)).toEqual({ commitment: 'c2', keys: {} });
  });

  test('a hundred games, and without storage until it is closed', () => {
    const memories = new Memories(null);
    for (let number = 0; number < 101; number++)
      memories.store(`g${number}`, { commitment: 'c', round: 1, keys: {} });
    expect([memories.of('g0'), memories.of('g100')]).toEqual([null, { commitment: 'c', round: 1, keys: {} }]);
  });
});
