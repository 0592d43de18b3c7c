/** Records of version 3 as Python writes them: promises, missing keys, names outside of hashes, signatures, receipts. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../src/fair/canonical';
import { draftHash, headerHash, readRecord, RecordDamaged } from '../src/fair/record';
import { isEndSigned, isReceipt, publicKeyOf, signEnd, type Receipt } from '../src/fair/signing';
import { verdictOf, type Check, type Witness } from '../src/fair/verify';
import made from './fixtures/signed.json';
import { chained, found, linesOf, recordOf } from './records';

const FOLDER = new URL('./fixtures/', import.meta.url);
const text = recordOf('signed.jsonl', FOLDER);
const lines = linesOf(text);
const signature = lines.at(-1)!;
const game = lines.slice(0, -1);
const receipt = made.receipt as Receipt;

const header = game[0] as unknown as { id: string; commitment: string; server: string; void: string[] };
const own: Witness = { commitment: header.commitment, keys: {}, signer: made.public };

const verdicts = (all: readonly Check[], what: string) =>
  all.filter((check) => check.what === what).map(({ verdict }) => verdict);
const withHeader = (change: JsonObject) => chained([{ ...game[0]!, ...change }, ...game.slice(1)]).text;

describe('a signed game', () => {
  test('holds where it signed itself, and says whose key is missing', async () => {
    const all = await found(text, { witness: own });
    expect(all.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    expect(verdictOf(all)).toBe('holds');
    expect(all.find(({ what }) => what === 'signature')?.names).toEqual(['Ada ☃']);
    expect(all.find(({ what }) => what === 'missing')).toMatchObject({ names: ['Bo'], amount: 2 });
    expect(all.find(({ what }) => what === 'void')).toMatchObject({ amount: 1 });
    expect([verdicts(all, 'names'), verdicts(all, 'unbound')]).toEqual([['holds'], []]);
  });

  test('is not bound by a key that this browser does not know', async () => {
    const all = await found(text);
    expect([verdictOf(all), verdicts(all, 'unbound')]).toEqual(['unbound', ['unseen']]);
    const [by] = all.filter(({ what }) => what === 'signature');
    expect(by).toMatchObject({ verdict: 'unseen', names: [`Ada ☃ (${made.public.slice(0, 16)})`] });
    const stranger = { ...own, signer: '0'.repeat(64) };
    expect(verdictOf(await found(text, { witness: stranger }))).toBe('unbound');
  });

  test('without its signature is a game of these dice, and nothing shows that it was this one', async () => {
    expect(verdictOf(await found(chained(game).text))).toBe('unbound');
  });

  test('has the hashes that Python computes', () => {
    const { header } = readRecord(text);
    expect([draftHash(header), headerHash(header)]).toEqual([made.draft, made.digest]);
  });

  test('may lose a name, and nothing else changes', async () => {
    const [players, salts] = [game[0]!['players'], game[0]!['salts']] as [string[], string[]];
    const withdrawn = withHeader({ players: players.with(0, ''), salts: salts.with(0, '') });
    expect(readRecord(withdrawn).final).toBe(readRecord(text).final);
    expect(verdicts(await found(withdrawn), 'names')).toEqual(['holds']);
    const renamed = await found(withHeader({ players: players.with(0, 'Eve') }));
    expect(verdicts(renamed, 'names')).toEqual(['differs']);
  });
});

describe('a forgery', () => {
  const last = JSON.stringify(signature);
  test.each([
    ['of a signature', JSON.stringify({ ...signature, signature: '0'.repeat(128) })],
    ['of a seat', JSON.stringify({ ...signature, seats: [0, 1] })],
    ['of a key', JSON.stringify({ ...signature, key: '0'.repeat(64) })],
    ['by signing twice', `${last}\n${last}`],
  ])('%s differs', async (_, forged) => {
    expect(verdictOf(await found(`${chained(game).text}\n${forged}`))).toBe('differs');
  });

  test.each([
    ['promises', { promises: [null, null, null] }],
    ['substitutes', { missing: [0, 1] }],
    ['a chosen key', { missing: [] }],
    ['signers', { signers: [null] }],
  ])('of %s differs', async (_, change) => {
    expect(verdictOf(await found(withHeader(change)))).toBe('differs');
  });

  test.each([
    ['a field twice', text.replace('"n"', '"n": 9, "n"')],
    ['a fraction', text.replace('"n": 0,', '"n": 0.0,')],
    ['an empty field', withHeader({ edition: '' })],
    ['a line after a signature', `${text}${JSON.stringify(game.at(-1))}`],
  ])('in form is seen: %s', (_, forged) => {
    expect(() => readRecord(forged)).toThrow(RecordDamaged);
  });
});

describe('a receipt for a key that is missing', () => {
  const witness = (receipts: readonly Receipt[]): Witness => ({
    commitment: receipt.commitment,
    keys: {},
    receipts,
  });

  test('shows that the server is not fair', async () => {
    expect(isReceipt(receipt)).toBe(true);
    expect(verdictOf(await found(text, { witness: witness([receipt]) }))).toBe('differs');
  });

  test.each([
    { server: '0'.repeat(64) },
    { given: 'promise' as const },
    { signature: '0'.repeat(128) },
    { game: 'x' },
  ])('shows nothing if it is none: %o', async (change) => {
    const all = await found(text, { witness: witness([{ ...receipt, ...change }]) });
    expect(verdicts(all, 'receipt')).toEqual([]);
  });
});

test('an end is signed as Python signs it', () => {
  const { final } = readRecord(text);
  expect(publicKeyOf(made.secret)).toBe(made.public);
  expect(signEnd(made.secret, final)).toBe(signature['signature']);
  expect(isEndSigned(made.public, final, signEnd(made.secret, final))).toBe(true);
  expect(isEndSigned(made.public, '0'.repeat(64), signEnd(made.secret, final))).toBe(false);
});
