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
describe('records of released versions', () => {
  test.each(readdirSync(GOLDEN))('%s is not accused', async (file) => {
    const all = await found(recordOf(file, GOLDEN));
    expect(counted(all)['chain holds']).toBe(1);
    expect(all.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    const inArena = file.includes('physics-0.5.0') ? 'elsewhere' : 'unbound';
    expect(verdictOf(all)).toBe(file.includes('physics') ? inArena : 'uncommitted');
  });

  test('the page reads its motions, and leaves the rest to the physics', async () => {
    const all = await found(recordOf('strike-physics-0.5.0.jsonl', GOLDEN));
    const counts = counted(all);
    expect(counts['motion holds']).toBeGreaterThan(5);
    expect(counts['throw elsewhere']).toBe(counts['motion holds']);
    expect(counts['commitment holds']).toBe(1);
  });
});

/** A game whose first die bounced out: its record says nothing of dice at rest, since none is left in the arena. */
describe('a throw that leaves the arena empty', () => {
  const lines = linesOf(recordOf('../first-die-out.jsonl'));

  test('is not accused', async () => {
    const counts = counted(await found(chained(lines).text));
    expect(counts).toMatchObject({ 'throw holds': 1, 'motion holds': 1 });
  });

  test('differs where its die did not leave', async () => {
    const [header, thrown, ended] = lines;
    const outcome = { ...(thrown!['outcome'] as JsonObject), faces: [[16, '5']], out: [] };
    const counts = counted(await found(chained([header!, { ...thrown!, outcome }, ended!]).text));
    expect(counts).toMatchObject({ 'throw holds': 1, 'motion differs': 1 });
  });
});

test('a game of a tab says that its device committed the dice, and no list is missed', async () => {
  const [header, ...rest] = linesOf(recordOf('../first-die-out.jsonl'));
  const all = await found(chained([{ ...header!, place: 'tab' }, ...rest]).text);
  const counts = counted(all);
  expect(counts).toMatchObject({ 'chain holds': 1, 'place unseen': 1 });
  expect(Object.keys(counts).filter((each) => /^(public|list|keys) /.test(each))).toEqual([]);
});

test('a game with a handicap holds, and other starting dice are caught', async () => {
  const [header, ...rest] = linesOf(recordOf('../handicap.jsonl'));
  const all = await found(chained([header!, ...rest]).text);
  expect(all.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  const options = { ...(header!['options'] as JsonObject), starting_dice: [5, 2] };
  const counts = counted(await found(chained([{ ...header!, options }, ...rest]).text));
  expect(Object.keys(counts).some((name) => name.endsWith('differs'))).toBe(true);
});
