/** What is hashed and drawn here must be what Python hashes and draws, number for number. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical, type Json, type JsonObject } from '../src/fair/canonical';
import { commitmentOf } from '../src/fair/chance';
import { hmacSha256, joined } from '../src/fair/hash';
import { Stream } from '../src/fair/stream';
import { verdictOf } from '../src/fair/verify';
import chance from './fixtures/chance.json';
import { chained, counted, found, linesOf, recordOf } from './records';

test('a stream draws the same numbers, in the same order', () => {
  const stream = new Stream(hexToBytes(chance.key));
  expect(chance.below.map(([bound]) => [bound, stream.below(bound!)])).toEqual(chance.below);
  expect(chance.random.map(() => stream.random())).toEqual(chance.random);
  for (const time of chance.lognormal) expect(stream.lognormal(0.35)).toBeCloseTo(time, 12);
  expect(stream.shuffled(Array.from({ length: 40 }, (_, at) => at))).toEqual(chance.shuffled);
});

test('parts are joined with their lengths', () => {
  expect(bytesToHex(joined('throw', 'é😀', 12, Uint8Array.of(0, 255)))).toBe(chance.joined);
});

test('JSON is written in one form', () => {
  const [value, text] = chance.canonical as [Json, string];
  expect(canonical(value)).toBe(text);
});

test.each([1.5, 2 ** 53, Number.NaN])('%s has no such form', (number) => {
  expect(() => canonical(number)).toThrow(RangeError);
});

test('the commitment and the streams of a game', () => {
  const { id, secret, commitment, throw: throws, deck } = chance.fair;
  const stream = (...parts: (string | number)[]) =>
    new Stream(hmacSha256(hexToBytes(secret), joined(...parts))).below(2 ** 30);
  expect(commitmentOf(id, secret)).toBe(commitment);
  expect([stream('throw', id, 3), stream('again', id, 3, 2)]).toEqual(throws);
  expect(stream('deck', id)).toBe(deck);
});

const GOLDEN = new URL('../../tests/golden/records/', import.meta.url);
describe('golden records', () => {
  test.each(readdirSync(GOLDEN))('%s is not accused', async (file) => {
    const all = await found(recordOf(file, GOLDEN));
    expect(counted(all)['chain holds']).toBe(1);
    expect(all.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    expect(verdictOf(all)).toBe(file.includes('physics') ? 'unbound' : 'uncommitted');
  });
});

/** The record of such a throw says nothing of dice at rest. */
describe('a throw that leaves the arena empty', () => {
  const lines = linesOf(recordOf('../emptied.jsonl'));

  test('is not accused', async () => {
    const counts = counted(await found(chained(lines).text));
    expect(counts).toMatchObject({ 'throw holds': 3, 'motion holds': 3 });
  });

  test('differs where its die did not leave', async () => {
    const [last, ended] = lines.slice(-2);
    const { out, ...outcome } = last!['outcome'] as JsonObject;
    const [one, ...others] = out as unknown as [number, string][];
    const stayed = { ...outcome, faces: [[one![0], '5']], out: others };
    const changed = [...lines.slice(0, -2), { ...last!, outcome: stayed }, ended!];
    const counts = counted(await found(chained(changed).text));
    expect(counts).toMatchObject({ 'throw holds': 3, 'motion differs': 1 });
  });
});

test('a game of a tab says that its device committed the dice', async () => {
  const [header, ...rest] = linesOf(recordOf('../emptied.jsonl'));
  const all = await found(chained([{ ...header!, place: 'tab' }, ...rest]).text);
  const counts = counted(all);
  expect(counts).toMatchObject({ 'chain holds': 1, 'place unseen': 1 });
  expect(Object.keys(counts).filter((each) => /^keys /.test(each))).toEqual([]);
});

test('a game with a handicap holds, and other starting dice are caught', async () => {
  const [header, ...rest] = linesOf(recordOf('../handicap.jsonl'));
  const all = await found(chained([header!, ...rest]).text);
  expect(all.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  const options = { ...(header!['options'] as JsonObject), starting_dice: [5, 2] };
  const counts = counted(await found(chained([{ ...header!, options }, ...rest]).text));
  expect(Object.keys(counts).some((name) => name.endsWith('differs'))).toBe(true);
});
