/** Records that were changed and chained again: each change is caught, or what would catch it is named. */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../src/fair/canonical';
import { keyHashOf } from '../src/fair/hash';
import { draftHash } from '../src/fair/record';
import { text } from '../src/fair/parse';
import { verdictOf, type Witness } from '../src/fair/verify';
import { chained, changed, counted, found, leaves, linesOf, recordOf, RECORDS, type Path } from './records';

/** What the rules, the physics or a signature show: the page says so. */
const NAMED = [
  /^acted /,
  /^ended result/,
  /^resolved lying/,
  /^resolved rest/,
  /^resolved motion/,
  // which dice leaned and were nudged is seen by the physics alone
  /^resolved outcome\.nudged/,
  // who held a die makes no difference to how it falls, unless numbers were locked
  /^resolved draw\.hands\.#\.#$/,
  // numbers of a throw that chance aimed: they only matter for its speed
  /^resolved draw\.hands\.#\.#\.#$/,
  /^resolved draw\.lying/,
];

interface Change {
  line: number;
  path: Path;
  name: string;
}

/** Every word of the header, and each kind of place of the other lines once. */
function changes(lines: readonly JsonObject[]): Change[] {
  const seen: Record<string, number> = {};
  return lines.flatMap((line, at) =>
    leaves(line)
      .filter(([first]) => first !== 'hash' && first !== 'n')
      .map((path) => {
        const steps = path.map((step) => (typeof step === 'number' ? '#' : step)).join('.');
        return { line: at, path, name: `${text(line['is'])} ${steps}` };
      })
      .filter(({ name }) => at === 0 || (seen[name] = (seen[name] ?? 0) + 1) === 1),
  );
}

function forged(lines: readonly JsonObject[], { line, path }: Change): JsonObject[] {
  return lines.with(line, changed(lines[line]!, path) as JsonObject);
}

function witnessOf(lines: readonly JsonObject[]): Witness {
  const { hash: _, ...header } = lines[0]!;
  const keys = header['keys'] as (string | null)[];
  return {
    commitment: text(header['commitment']),
    keys: { 0: keys[0]! },
    hashes: keys.map((key) => key && keyHashOf(key)),
    draft: draftHash(header),
  };
}

describe.each(RECORDS)('%s', (file) => {
  const record = recordOf(file);
  const lines = linesOf(record);

  test('as it was played, everything holds, and only a signature is missing', async () => {
    const all = await found(record, { witness: witnessOf(lines) });
    const counts = counted(all);
    expect(Object.keys(counts).filter((name) => !/ (holds|elsewhere)$/.test(name))).toEqual([
      'unbound unseen',
    ]);
    for (const what of ['chain', 'commitment', 'promise', 'own-key', 'draft', 'keys', 'first'])
      expect(counts[`${what} holds`], what).toBe(1);
    expect(counts['rules elsewhere']).toBe(1);
    expect(verdictOf(all)).toBe('unbound');
  });

  test('changed and chained again, it is caught or named', async () => {
    const missed: string[] = [];
    for (const change of changes(lines)) {
      const all = await found(chained(forged(lines, change)).text);
      if (verdictOf(all) === 'unbound' && !NAMED.some((pattern) => pattern.test(change.name)))
        missed.push(change.name);
    }
    expect(missed).toEqual([]);
  });

  test('the page names what nothing binds', async () => {
    const counts = counted(await found(record));
    expect([counts['unbound unseen'], counts['promise unseen']]).toEqual([1, 1]);
  });
});

const record = recordOf('strike-luck.jsonl');
const lines = linesOf(record);

test('a line that was changed without its hash is found', async () => {
  const all = await found(record.replace('"drop"', '"lob"'));
  expect(all).toEqual([expect.objectContaining({ what: 'chain', verdict: 'differs' })]);
});

test.each([
  ['the same', /"seats": 2/, '"seats": 2, "seats": 2'],
  ['another', /"seats": 2/, '"seats": 3, "seats": 2'],
  ['an inner', /"collect": /, '"collect": "x:", "collect": '],
  ['an escaped', /"seats": 2/, '"se\\u0061ts": 3, "seats": 2'],
])('a line in which %s key comes twice is found', async (_, key, twice) => {
  const all = await found(record.replace(key, twice));
  expect(all).toEqual([expect.objectContaining({ what: 'chain', verdict: 'differs', entry: 0 })]);
});

test.each([
  ['the fingerprint that was shown', { commitment: '0'.repeat(64) }, 'promise differs'],
  ['the own key', { keys: { 0: '0'.repeat(64) } }, 'own-key differs'],
  ['what was fixed before the key was shown', { draft: '0'.repeat(64) }, 'draft differs'],
  ['the key that another promised', { hashes: ['0'.repeat(64), null] }, 'draft differs'],
])('a record with another word for %s is caught', async (_, other, caught) => {
  const all = await found(record, { witness: { ...witnessOf(lines), ...other } });
  expect(counted(all)[caught]).toBe(1);
});

test.each([
  ['a newer', 4, 'newer'],
  ['an older', 2, 'differs'],
])('%s record is not judged', async (_, version, verdict) => {
  const all = await found(chained(lines.with(0, { ...lines[0]!, version })).text);
  expect(verdictOf(all)).toBe(verdict);
});
