import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../src/fair/canonical';
import { headerHash, readRecord, RecordDamaged } from '../src/fair/record';
import { counted, found, linesOf, recordOf } from './records';

const RECORD = recordOf('strike-luck.jsonl');

/** The record after the name of its first seat was withdrawn, as a server writes it. */
function withdrawn(change: JsonObject = {}): string {
  const [header, ...lines] = linesOf(RECORD);
  const { hash: _, ...content } = header!;
  const players = ['', ...(header!['players'] as string[]).slice(1)];
  const original = [headerHash(content), header!['hash']!];
  const first = { ...header, players, withdrawn: [0], original, ...change };
  return [first, ...lines].map((line) => JSON.stringify(line)).join('\n');
}

describe('A name that was withdrawn from a record of version 2', () => {
  it('leaves every hash as it was', () => {
    expect(readRecord(withdrawn()).final).toBe(readRecord(RECORD).final);
  });

  it('costs one check, which is named, and everything else is checked as before', async () => {
    const { ['withdrawn unseen']: cost, ...others } = counted(await found(withdrawn()));
    const { ['chain holds']: whole, ...before } = counted(await found(RECORD));
    expect([cost, whole]).toEqual([1, 1]);
    expect(others).toEqual(before);
  });

  it.each([
    { original: [] },
    { original: ['0'.repeat(64), '1'.repeat(64)] },
    { version: 3 },
    { hash: '0'.repeat(64) },
  ])('is refused as %o', (change) => {
    expect(() => readRecord(withdrawn(change))).toThrow(RecordDamaged);
  });

  it.each([{ withdrawn: [] }, { withdrawn: [1] }, { withdrawn: [0, 9] }])(
    'does not hold as %o',
    async (change) => {
      expect(counted(await found(withdrawn(change)))['chain differs']).toBe(1);
    },
  );
});
