/** The end of a game is signed where the record is what this browser saw, and nowhere else. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { JsonObject } from '../src/fair/canonical';
import { keyHashOf } from '../src/fair/hash';
import { EndDiffers, signedEnd } from '../src/fair/ending';
import { KeyExchange } from '../src/fair/keys';
import { draftHash, readRecord } from '../src/fair/record';
import { isEndSigned } from '../src/fair/signing';
import { Memories, type Memory } from '../src/fair/witness';
import { api, ApiFailure } from '../src/net/api';
import type { Result } from '../src/protocol/messages';
import made from './fixtures/signed.json';
import { chained, linesOf, recordOf } from './records';

const text = recordOf('signed.jsonl');
const { header, entries, final } = readRecord(text);
const lines = linesOf(text).slice(0, -1);
const GAME = header['id'] as string;
const KEYS = header['keys'] as string[];
const RESULT = entries.at(-1)!['result'] as unknown as Result;
/** Of the person in the first seat, who signed. */
const MEMORY: Memory = {
  commitment: header['commitment'] as string,
  keys: { 0: KEYS[0]! },
  hashes: header['promises'] as (string | null)[],
  draft: made.draft,
  signing: made.secret,
  signer: made.public,
  places: [0, 1, 2],
};

beforeEach(() => vi.restoreAllMocks());

function signing(record: string, memory: Memory | null = MEMORY, result = RESULT) {
  const memories = new Memories(null);
  if (memory) memories.store(GAME, memory);
  vi.spyOn(api, 'record').mockResolvedValue(record);
  return signedEnd(GAME, memory, new KeyExchange(memories, () => undefined), result);
}

const changed = (change: JsonObject, entry: JsonObject = {}) =>
  chained([{ ...lines[0]!, ...change }, ...lines.slice(1, -1), { ...lines.at(-1)!, ...entry }]).text;

test('an end that was seen is signed for all own seats', async () => {
  const signed = await signing(text);
  expect(signed).toMatchObject({ is: 'sign', game: GAME, signer: made.public });
  expect(isEndSigned(made.public, final, signed!.signature)).toBe(true);
});

test('nothing is signed where nothing was promised', async () => {
  const { commitment, keys, signing: secret } = MEMORY;
  const [without, early] = [
    { commitment, keys, draft: '' },
    { commitment, keys, signing: secret! },
  ];
  for (const memory of [null, without, early]) expect(await signing(text, memory)).toBe(null);
});

test('a seat of the table is another one in a decider', async () => {
  const hashes = [null, null, MEMORY.hashes![0]!];
  const memory: Memory = { ...MEMORY, keys: { 2: KEYS[0]! }, hashes, places: [2, 1, 0] };
  expect(await signing(text, memory)).toMatchObject({ is: 'sign' });
});

test('a key that was replaced by another hash later is not looked for', async () => {
  expect(await signing(text, { ...MEMORY, keys: { ...MEMORY.keys, 2: 'ab'.repeat(32) } })).toMatchObject({
    is: 'sign',
  });
});

const stranger = { signers: [null, null, null] };
const promises = [keyHashOf('cd'.repeat(32)), ...(header['promises'] as string[]).slice(1)];

/** The server shows a draft that fits its record: only the own seat gives it away. */
const drafted = (record: string): Memory => ({ ...MEMORY, draft: draftHash(readRecord(record).header) });

test.each([
  ['another game', changed({ id: 'ab' })],
  ['another commitment', changed({ commitment: '0'.repeat(64) })],
  ['other options', changed({ options: {} })],
  ['a game without the own signer', changed(stranger)],
  ['another promise', changed({ promises })],
  ['a broken chain', text.replace('"n": 3', '"n": 4')],
  ['a game that is not over', chained(lines.slice(0, -1)).text],
])('%s is not signed', async (_, record) => {
  await expect(signing(record)).rejects.toThrow(EndDiffers);
  await expect(signing(record, { ...MEMORY, commitment: '1'.repeat(64) })).rejects.toThrow(EndDiffers);
});

test.each([changed(stranger), changed({ promises }), changed({ keys: KEYS.with(0, 'cd'.repeat(32)) })])(
  'what the draft lets pass is seen in the own seat (%#)',
  async (record) => {
    await expect(signing(record, drafted(record))).rejects.toThrow(EndDiffers);
  },
);

test('another end than the table showed is not signed', async () => {
  await expect(signing(text, MEMORY, { ...RESULT, winners: [0] })).rejects.toThrow(EndDiffers);
});

test('a record that cannot be had is no reason to say that it differs', async () => {
  vi.spyOn(api, 'record').mockRejectedValue(new ApiFailure('page/offline', ''));
  const keys = new KeyExchange(new Memories(null), () => undefined);
  await expect(signedEnd(GAME, MEMORY, keys, RESULT)).rejects.toThrow(ApiFailure);
});
