/** The engine in a worker of a real browser: throws that were recorded natively come out the same. */

import { afterAll, describe, expect, test } from 'vitest';
import { RethrowFailed, Rethrower } from '../../src/arena/physics/rethrow';
import raw from '../fixtures/throws.json?raw';
import { thrownIn, type Fixture } from '../throws';

const fixture = JSON.parse(raw) as Fixture;
/** All of them take minutes: `VITE_EVERY=1 npx vitest run tests/components/rethrow.test.ts`. */
const EVERY = Number(import.meta.env['VITE_EVERY'] ?? 45);

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a worker with the engine', () => {
  const rethrower = new Rethrower();
  afterAll(() => rethrower.close());

  test('throws what is recorded, motions and all', async () => {
    const rows = fixture.throws.filter((_, index) => index % EVERY === 0);
    expect(new Set(rows.map(({ arena }) => arena))).toEqual(new Set(['G2', 'G3']));
    const found = await Promise.all(rows.map((row) => rethrower.rethrow(thrownIn(row))));
    const hashes = await Promise.all(found.map(({ motion }) => hash(motion)));
    expect(hashes).toEqual(rows.map(({ motion }) => motion));
    expect(found.map(({ faces }) => [...faces])).toEqual(rows.map(({ faces }) => faces));
  }, 1_200_000);

  test('says whether a throw moves as it is recorded', async () => {
    const [row, other] = fixture.throws.filter(({ throws }) => throws.length === 1);
    const { motion } = await rethrower.rethrow(thrownIn(row!));
    expect((await rethrower.rethrow(thrownIn(row!), motion)).differs).toBe(-1);
    expect((await rethrower.rethrow(thrownIn(other!), motion)).differs).not.toBe(-1);
  }, 60_000);

  test('says why a throw cannot be computed', async () => {
    const first = { ...thrownIn(fixture.throws[0]!), arena: 'G1' };
    await expect(rethrower.rethrow(first)).rejects.toMatchObject({ code: 'throw/arena' });
    const damaged = rethrower.rethrow(thrownIn(fixture.throws[0]!), new Uint8Array(3));
    await expect(damaged).rejects.toMatchObject({ code: 'record/motion' });
  });

  test('that is closed answers nothing any more', async () => {
    const closed = new Rethrower();
    const answer = closed.rethrow(thrownIn(fixture.throws[0]!));
    closed.close();
    await expect(answer).rejects.toThrow(RethrowFailed);
  });
});
