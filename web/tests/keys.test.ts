/** How a browser binds the dice: hash after commitment, key after all hashes, and what it remembers of both. */

import { sign } from '@noble/ed25519';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { joined, keyHashOf } from '../src/fair/hash';
import { KeyExchange, type KeyMessage } from '../src/fair/keys';
import { isEndSigned, publicKeyOf } from '../src/fair/signing';
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
  return new KeyExchange(new Memories(storage), (message) => void sent.push(message));
}

beforeEach(() => {
  storage = new MemoryStorage();
  exchange = loaded();
});

const next = (more: Partial<NextGame> = {}): NextGame => ({
  game: 'g1',
  commitment: 'c1',
  hashes: [null, null],
  signers: [null, null],
  asks: 'nothing',
  draft: '',
  void: [],
  server: '',
  ...more,
});

function hashes(): (string | null)[] {
  const given: (string | null)[] = [null, null];
  for (const message of sent) if (message.is === 'key_hash') given[message.seat] = message.hash;
  return given;
}

function signers(): (string | null)[] {
  const given: (string | null)[] = [null, null];
  for (const message of sent) if (message.is === 'key_hash') given[message.seat] = message.signer ?? null;
  return given;
}

function keys(): KeyMessage[] {
  return sent.filter((message) => message.is === 'key');
}

describe('a seat', () => {
  test('shows the hash of its key once it sees a commitment, and only once', async () => {
    await exchange.heard(next(), [1]);
    await exchange.heard(next(), [1]);
    expect(sent).toEqual([
      { is: 'key_hash', seat: 1, commitment: 'c1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ]);
  });

  test('shows its key when all hashes are there, and not before', async () => {
    await exchange.heard(next(), [1]);
    await exchange.heard(next({ asks: 'hashes', hashes: hashes() }), [1]);
    expect(keys()).toEqual([]);
    await exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [1]);
    await exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [1]);
    expect(keys()).toHaveLength(1);
    const [message] = keys();
    expect(message?.is === 'key' && keyHashOf(message.key)).toBe(hashes()[1]);
  });

  test('does not show its key for a hash that is not its own', async () => {
    await exchange.heard(next(), [1]);
    await exchange.heard(next({ asks: 'keys', hashes: [null, 'another'], draft: 'd' }), [1]);
    expect(keys()).toEqual([]);
  });

  test('retains its key through a reload', async () => {
    await exchange.heard(next(), [0]);
    const promised = hashes();
    exchange = loaded();
    await exchange.heard(next({ asks: 'keys', hashes: promised, draft: 'd' }), [0]);
    expect(sent).toEqual([expect.objectContaining({ is: 'key', seat: 0 })]);
  });

  test('spends no key on a second commitment for the same game, or a second draft', async () => {
    await exchange.heard(next(), [0]);
    await exchange.heard(next({ commitment: 'c2' }), [0]);
    expect(sent).toHaveLength(1);
    await exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [0]);
    exchange.reconnected();
    await exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'another' }), [0]);
    expect(keys()).toHaveLength(1);
  });

  test('promises nothing after a game vanished for which it showed a key, unless that is said to be void', async () => {
    await exchange.heard(next(), [0]);
    await exchange.heard(next({ asks: 'keys', hashes: hashes(), draft: 'd' }), [0]);
    const another = { game: 'g2', commitment: 'c2' };
    await exchange.heard(next(another), [0]);
    expect(sent).toHaveLength(2);
    await exchange.heard(next({ ...another, void: ['g1'] }), [0]);
    expect(sent.at(-1)).toMatchObject({ is: 'key_hash', commitment: 'c2' });
  });

  test('says its hash again on a new connection, if the table does not have it', async () => {
    await exchange.heard(next(), [0]);
    exchange.reconnected();
    await exchange.heard(next({ hashes: hashes() }), [0]);
    expect(sent).toHaveLength(1);
    await exchange.heard(next(), [0]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});

test('one browser answers for every seat that it holds, each with a key of its own', async () => {
  await exchange.heard(next(), [0, 1]);
  const given = hashes();
  await exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [0, 1]);
  expect(new Set(given).size).toBe(2);
  expect(keys().map(({ seat }) => seat)).toEqual([0, 1]);
});

describe('a server that signs', () => {
  const secret = '07'.repeat(32);
  const server = publicKeyOf(secret);
  let dropping: boolean;

  /** Signs for what comes, as a fair server does; whether it uses the key is another matter. */
  const signing = (message: KeyMessage): Promise<string> => {
    sent.push(message);
    const hash = message.is === 'key' ? keyHashOf(message.key) : message.hash;
    const own = new Memories(storage).of('g1')!.signing!;
    const given = message.is === 'key' ? 'key' : 'promise';
    const parts = ['throwdown receipt', given, 'g1', 'c1', message.seat, hash, publicKeyOf(own)];
    const signed = sign(joined(...parts), hexToBytes(secret));
    return Promise.resolve(dropping ? '' : bytesToHex(signed));
  };

  /** A game whose seat 0 promised and gave its key. */
  async function given(): Promise<void> {
    exchange = new KeyExchange(new Memories(storage), signing);
    await exchange.heard(next({ server }), [0]);
    await expect.poll(() => sent.length).toBe(1);
    await exchange.heard(
      next({ server, asks: 'keys', hashes: hashes(), signers: signers(), draft: 'd' }),
      [0],
    );
    if (!dropping) await expect.poll(() => new Memories(storage).of('g1')?.receipts?.length).toBe(2);
  }
  const began = (missing: number[]) => ({ ...game(), id: 'g1', commitment: 'c1', places: [0, 1], missing });

  beforeEach(() => (dropping = false));

  test('gets the public key with the promise, and its receipts are kept', async () => {
    await given();
    expect(sent[0]).toMatchObject({ signer: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(exchange.proof(began([]))).toBeNull();
    expect(exchange.proof(began([1]))).toBeNull();
  });

  test('is caught when it begins without a key for which it signed', async () => {
    await given();
    expect(exchange.proof(began([0]))).toMatchObject({ given: 'key', seat: 0, server });
  });

  test('gets no key once it names another signer of the seat', async () => {
    exchange = new KeyExchange(new Memories(storage), signing);
    await exchange.heard(next({ server }), [0]);
    await expect.poll(() => sent.length).toBe(1);
    for (const other of [null, server])
      await exchange.heard(
        next({ server, asks: 'keys', hashes: hashes(), signers: [other, null], draft: 'd' }),
        [0],
      );
    expect(keys()).toEqual([]);
  });

  test('is not accused without a receipt', async () => {
    dropping = true;
    await given();
    expect(exchange.proof(began([0]))).toBeNull();
  });

  test('gets the end signed with the key that was promised', async () => {
    await given();
    const signed = await exchange.signature('g1', 'ab'.repeat(32));
    expect(signed?.signer).toBe(sent[0]?.is === 'key_hash' ? sent[0].signer : '');
    expect(isEndSigned(signed!.signer, 'ab'.repeat(32), signed!.signature)).toBe(true);
    expect(await exchange.signature('another', 'ab'.repeat(32))).toBeNull();
  });
});

describe('the browser remembers', () => {
  test('what was promised when it gave its key, by seat of the game', async () => {
    const memories = new Memories(storage);
    await exchange.heard(next({ hashes: [null, null, null] }), [2]);
    const given = ['other', null, hashes()[2] ?? null];
    await exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [2]);
    exchange.began({ ...game(), id: 'g1', commitment: 'c1', places: [2, 0] });
    const [message] = keys();
    expect(witnessOf(memories.of('g1')!)).toEqual({
      commitment: 'c1',
      keys: { 0: message?.is === 'key' ? message.key : '' },
      hashes: [given[2], 'other'],
      draft: 'd',
    });
  });

  test('the commitment that it was shown, though the game begins with another', async () => {
    await exchange.heard(next(), []);
    exchange.began({ ...game(), id: 'g1', commitment: 'another' });
    expect(new Memories(storage).of('g1')?.commitment).toBe('c1');
  });

  test('no key of a seat that another person has taken since', async () => {
    await exchange.heard(next(), [0]);
    await exchange.heard(next(), [1]);
    const given = ['other', hashes()[1] ?? null];
    await exchange.heard(next({ asks: 'keys', hashes: given, draft: 'd' }), [1]);
    expect(Object.keys(witnessOf(new Memories(storage).of('g1')!).keys)).toEqual(['1']);
  });

  test('at least what it saw of a game that was under way, and claims no key', () => {
    exchange.began({ ...game(), id: 'g2', commitment: 'c2' });
    expect(witnessOf(new Memories(storage).of('g2')!)).toEqual({ commitment: 'c2', keys: {} });
  });

  test('a hundred games, and without storage until it is closed', () => {
    const memories = new Memories(null);
    for (let number = 0; number < 101; number++) memories.store(`g${number}`, { commitment: 'c', keys: {} });
    expect([memories.of('g0'), memories.of('g100')]).toEqual([null, { commitment: 'c', keys: {} }]);
  });
});
