/** Records of version 3 as Python writes them: names outside of hashes, signatures, receipts. */

import { describe, expect, test } from 'vitest';
import { draftHash, headerHash, readRecord, RecordDamaged } from '../src/fair/record';
import { isEndSigned, isReceipt, publicKeyOf, signEnd, type Receipt } from '../src/fair/signing';
import { seenIn } from '../src/fair/seen';
import type { JsonObject } from '../src/fair/canonical';
import made from './fixtures/signed.json';
import { chained, linesOf, recordOf } from './records';

const text = recordOf('signed.jsonl');
const lines = linesOf(text);
const signature = lines.at(-1)!;
const game = lines.slice(0, -1);
const receipt = made.receipt as Receipt;
const header = game[0] as unknown as { commitment: string; keys: string[] };
const withHeader = (change: JsonObject) => chained([{ ...game[0]!, ...change }, ...game.slice(1)]).text;

describe('a record', () => {
  test('has the hashes that Python computes', () => {
    const { header } = readRecord(text);
    expect([draftHash(header), headerHash(header)]).toEqual([made.draft, made.digest]);
  });

  test('may lose a name, and nothing else changes', () => {
    const [players, salts] = [game[0]!['players'], game[0]!['salts']] as [string[], string[]];
    const withdrawn = withHeader({ players: players.with(0, ''), salts: salts.with(0, '') });
    expect(readRecord(withdrawn).final).toBe(readRecord(text).final);
  });

  test('is of the game that this device saw, or not', () => {
    const witness = { commitment: header.commitment, keys: { 0: header.keys[0]! }, draft: made.draft };
    expect(seenIn(text, witness)).toBe('holds');
    expect(seenIn(text, null)).toBe('unseen');
    expect(seenIn(withHeader({ keys: [...header.keys].reverse() }), witness)).toBe('differs');
    for (const other of [{ commitment: '' }, { draft: '' }, { keys: { 0: '' } }])
      expect(seenIn(text, { ...witness, ...other })).toBe('differs');
  });

  test.each([
    ['a field twice', text.replace('"n"', '"n": 9, "n"')],
    ['a fraction', text.replace('"n": 0,', '"n": 0.0,')],
    ['an empty field', withHeader({ edition: '' })],
    ['a line after a signature', `${text}${JSON.stringify(game.at(-1))}`],
  ])('with %s is damaged', (_, forged) => {
    expect(() => readRecord(forged)).toThrow(RecordDamaged);
  });
});

test('a receipt is signed by its server', () => {
  expect(isReceipt(receipt)).toBe(true);
  expect(isReceipt({ ...receipt, server: '0'.repeat(64) })).toBe(false);
});

test('an end is signed as Python signs it', () => {
  const { final } = readRecord(text);
  expect(publicKeyOf(made.secret)).toBe(made.public);
  expect(signEnd(made.secret, final)).toBe(signature['signature']);
  expect(isEndSigned(made.public, final, signEnd(made.secret, final))).toBe(true);
  expect(isEndSigned(made.public, '0'.repeat(64), signEnd(made.secret, final))).toBe(false);
});
