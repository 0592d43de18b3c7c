/** A day of the daily throw, checked as a browser does: the record that the server's tests have, and forged ones. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Engine } from '../src/arena/physics/engine';
import { matched, SAME } from '../src/arena/physics/ties';
import type { Thrown } from '../src/arena/physics/throw';
import { verifyDay } from '../src/daily/verify';
import { canonical, type JsonObject } from '../src/fair/canonical';
import { sha256Hex } from '../src/fair/hash';
import { FACES } from '../src/symbols';

const DAY = readFileSync(new URL('../../tests/daily/day.jsonl', import.meta.url), 'utf8');
const LINES = DAY.trim().split('\n');
const started = Engine.start();

const means = {
  engine: {
    async rethrow(thrown: Thrown) {
      const { landing, tries, differs } = matched(await started, thrown, () => SAME);
      return { ...landing, tries, differs };
    },
  },
  faces: FACES.strike,
  motion: () => Promise.resolve(new Uint8Array()),
  progress: () => undefined,
};

/** The day with its lines changed, and with hashes that fit. */
function forged(change: (contents: Record<string, unknown>[]) => void): string {
  const contents = LINES.map((line) => {
    const { hash, ...content } = JSON.parse(line) as Record<string, unknown>;
    expect(hash).toHaveLength(64);
    return content;
  });
  change(contents);
  let chain = '';
  return contents
    .map((content) => {
      chain = sha256Hex(`${chain}\n${canonical(content as JsonObject)}`);
      return JSON.stringify({ ...content, hash: chain });
    })
    .join('\n');
}

test('a day lands in a browser as it did at the server', async () => {
  expect(await verifyDay(DAY, means)).toEqual({ verdict: 'holds', count: 1 });
});

test.each([
  ['record', () => DAY.replace('"points": 4', '"points": 5')],
  ['record', () => LINES[0]!],
  ['record', () => 'no record'],
  ['commitment', () => forged((lines) => (lines.at(-1)!['secret'] = '0'.repeat(64)))],
  ['position', () => forged((lines) => (lines[0]!['lying'] as unknown[]).pop())],
  ['position', () => forged((lines) => (lines[0]!['hand'] = [8]))],
  ['throw', () => forged((lines) => ((lines[1]!['landing'] as Record<string, unknown>)['points'] = 5))],
])('a forged day is found by its %s', async (what, source) => {
  expect(await verifyDay(source(), means)).toMatchObject({ verdict: 'differs', what });
});
