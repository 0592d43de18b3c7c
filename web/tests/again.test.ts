/** Games thrown again by the engine, and forgeries that only the engine sees. */

import { describe, expect, test } from 'vitest';
import { deflateSync, inflateSync } from 'node:zlib';
import { Engine } from '../src/arena/physics/engine';
import { codeOf } from '../src/arena/physics/failure';
import { firstDifference, matched, SAME } from '../src/arena/physics/ties';
import type { Thrown } from '../src/arena/physics/throw';
import { gameOf, thrownAgain } from '../src/fair/again';
import type { Json, JsonObject } from '../src/fair/canonical';
import { readRecord, throwsOf } from '../src/fair/record';
import type { Check } from '../src/fair/verify';
import { FACES } from '../src/symbols';
import { chained, counted, found, linesOf, recordOf } from './records';

const THROWN = new URL('./fixtures/thrown/', import.meta.url);
const started = Engine.start();
/** What was thrown last, and how it landed. */
let last: { thrown: Thrown; motion: Uint8Array; rest: Json; tries: number };

const engine = {
  async rethrow(thrown: Thrown, recorded: Uint8Array | null) {
    const differs = ({ motion }: { motion: Uint8Array }) =>
      recorded ? firstDifference(motion, recorded) : SAME;
    const { landing, tries, differs: frame } = matched(await started, thrown, differs);
    last = { thrown, motion: landing.motion, rest: [...landing.rest], tries };
    return { ...landing, tries, differs: frame };
  },
};

/** What is found for the throws of these lines; `only` some of them, counted from 0 or from the end. */
async function again(lines: readonly JsonObject[], ...only: number[]): Promise<Check[]> {
  const record = readRecord(chained(lines).text);
  const game = gameOf(record, FACES)!;
  const throws = throwsOf(record);
  const all: Check[] = [];
  for (const at of only.length ? only.map((index) => throws.at(index)!) : throws)
    all.push(...(await thrownAgain(game, at, engine)));
  return all;
}

const tower = linesOf(recordOf('tower.jsonl', THROWN));
const throwLines = [...tower.keys()].filter((at) => tower[at]!['motion'] !== undefined);

/** The same lines with the last throw changed. */
function changedThrow(change: (entry: JsonObject) => JsonObject, only = -1): JsonObject[] {
  const at = throwLines.at(only)!;
  return tower.with(at, { ...tower[at]!, ...change(structuredClone(tower[at]!)) });
}

const poses = (value: Json | undefined) => value as unknown as [number, number[]][];

describe('every throw of a game is thrown again', () => {
  test.each([
    ['tower.jsonl', { 'lying holds': 4, 'lying elsewhere': 1, 'landing holds': 5, 'flight holds': 5 }],
    ['placed.jsonl', { 'lying holds': 3, 'lying elsewhere': 1, 'landing holds': 4, 'flight holds': 4 }],
    ['bugs.jsonl', { 'landing holds': 2, 'flight holds': 2 }],
  ])('%s', async (file, expected) => {
    const lines = linesOf(recordOf(file, THROWN));
    expect(counted(await again(lines))).toEqual(expected);
    expect(counted(await found(chained(lines).text))['physics elsewhere']).toBe(1);
  });

  test('but not by another version of the engine', () => {
    const [header, ...entries] = tower;
    const other = chained([{ ...header!, engine: 'mujoco 3.15.0, arena A1' }, ...entries]).text;
    expect(gameOf(readRecord(other), FACES)).toBeNull();
  });
});

describe('a throw differs', () => {
  test('if its dice rest elsewhere', async () => {
    const forged = changedThrow(({ rest }) => {
      poses(rest)[0]![1][0]! += 1;
      return { rest: rest! };
    });
    expect(counted(await again(forged, -1))).toMatchObject({ 'landing differs': 1, 'flight holds': 1 });
  });

  test('if a die lay elsewhere', async () => {
    const forged = changedThrow(({ lying }) => {
      poses(lying)[0]![1][0]! += 1;
      return { lying: lying! };
    }, 2);
    expect(counted(await again(forged, 2))).toMatchObject({ 'lying differs': 1, 'landing differs': 1 });
  });

  test('if its motion is another one, by one bit', async () => {
    const forged = changedThrow(({ motion }) => {
      const bytes = inflateSync(Buffer.from(motion as string, 'base64'));
      bytes[bytes.length - 1]! ^= 1;
      return { motion: deflateSync(bytes).toString('base64') };
    });
    expect(counted(await again(forged, -1))).toMatchObject({ 'landing holds': 1, 'flight differs': 1 });
  });

  test('if what was nudged, or left, is another die', async () => {
    const forged = changedThrow(({ outcome }) => ({ outcome: { ...(outcome as JsonObject), nudged: [1] } }));
    expect(counted(await again(forged, -1))).toMatchObject({ 'landing differs': 1, 'flight holds': 1 });
  });

  test('if another attempt was chosen than the first that the engine computes', async () => {
    const forged = changedThrow(({ draw }) => ({ draw: { ...(draw as JsonObject), attempt: 1 } }));
    expect(counted(await again(forged, -1))).toMatchObject({ 'landing differs': 1 });
  });

  test('if chance aimed elsewhere, though all the rest was computed with it', async () => {
    const first = tower[throwLines[0]!]!;
    const draw = structuredClone(first['draw']) as unknown as {
      hands: [number, number[], number[], string][];
    };
    draw.hands[0]![2][3]! += 1; // mm/s
    const aimed = changedThrow(() => ({ draw: draw }), 0);
    expect(counted(await again(aimed, 0))).toMatchObject({ 'throw differs': 1, 'flight differs': 1 });
    const motion = deflateSync(last.motion).toString('base64');
    const computed = changedThrow(() => ({ draw: draw, motion, rest: last.rest }), 0);
    expect(counted(await again(computed, 0))).toMatchObject({ 'throw differs': 1, 'flight holds': 1 });
  });

  test('if dice lay elsewhere and all the rest was computed with it', async () => {
    const lying = poses(structuredClone(tower[throwLines[2]!]!['lying']));
    lying[0]![1][0]! += 2000;
    await again(
      changedThrow(() => ({ lying: lying }), 2),
      2,
    );
    const motion = deflateSync(last.motion).toString('base64');
    const forged = changedThrow(() => ({ lying: lying, motion, rest: last.rest }), 2);
    expect(counted(await again(forged, 2))).toMatchObject({ 'lying differs': 1, 'flight holds': 1 });
  });

  test.each([
    ['in another order', (lying: [number, number[]][]) => lying.toReversed()],
    ['one of them twice', (lying: [number, number[]][]) => [...lying, lying[0]!]],
    ['that never landed', (lying: [number, number[]][]) => [...lying, [25, lying[0]![1]]]],
    ['that are no dice', (lying: [number, number[]][]) => [...lying, [25, [1, 2, 3]]]],
  ])('if there are dice %s', async (_, change) => {
    const forged = changedThrow(({ lying }) => ({ lying: change(poses(lying)) }), 3);
    expect(poses(tower[throwLines[3]!]!['lying']).length).toBeGreaterThan(1);
    const wrong = (await again(forged, 3)).filter(({ verdict }) => verdict === 'differs');
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong[0]!.entry).toBe(throwLines[3]);
  });
});

test.each([
  [new WebAssembly.RuntimeError('Aborted(OOM). Build with -sASSERTIONS for more info.'), 'engine/memory'],
  [new RangeError('WebAssembly.Memory(): could not allocate memory'), 'engine/memory'],
  [new RangeError('Out of memory'), 'engine/memory'],
  [new RangeError('Maximum call stack size exceeded.'), 'engine/unavailable'],
  [new WebAssembly.RuntimeError('Out of bounds memory access'), 'engine/unavailable'],
  [new WebAssembly.RuntimeError('memory access out of bounds'), 'engine/unavailable'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/again.js'), 'engine/offline'],
  [new Error('both async and sync fetching of the wasm failed'), 'engine/offline'],
  [new WebAssembly.CompileError('wasm validation error'), 'engine/unavailable'],
  [Object.assign(new Error('the engine warned'), { code: 'throw/engine' }), 'throw/engine'],
])('%s is known by its reason', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
