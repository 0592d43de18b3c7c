/** The engine in a worker of a real browser: throws that were recorded natively come out the same. */

import wasm from '@mujoco/mujoco/mujoco.wasm?url';
import { afterAll, describe, expect, test } from 'vitest';
import { Engine } from '../../src/arena/physics/engine';
import { RethrowFailed, Rethrower } from '../../src/arena/physics/rethrow';
import { matched, SAME } from '../../src/arena/physics/ties';
import raw from '../fixtures/throws.json?raw';
import { DEEP, differsFrom, landedAs, thrownIn, type Fixture, type Row } from '../throws';

const fixture = JSON.parse(raw) as Fixture;

/** Each of so many. */
function each(quick: number): Row[] {
  const rows = fixture.throws.filter((_, index) => index % (DEEP ? 1 : quick) === 0);
  return rows;
}

async function hash(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('the engine computes every frame as it is recorded', async () => {
  const engine = await Engine.start(new URL(wasm, import.meta.url).href);
  const rows = each(150);
  const found = rows.map((row) => ({ row, ...matched(engine, thrownIn(row), differsFrom(row)) }));
  const others = found.filter(({ row, landing, differs }) => differs !== SAME || !landedAs(row, landing));
  expect(others.map(({ row, differs, tries }) => [rows.indexOf(row), differs, tries])).toEqual([]);
  console.log(`${rows.length} throws the same in every frame`);
}, 3_600_000);

describe('a worker with the engine', () => {
  const rethrower = new Rethrower();
  afterAll(() => rethrower.close());

  test('throws what is recorded, motions and all', async () => {
    const rows = each(45);
    const found = await Promise.all(rows.map((row) => rethrower.rethrow(thrownIn(row))));
    const hashes = await Promise.all(found.map(({ motion }) => hash(motion)));
    expect(hashes).toEqual(rows.map(({ motion }) => motion));
    expect(found.map(({ faces }) => [...faces])).toEqual(rows.map(({ faces }) => faces));
  }, 3_600_000);

  test('says whether a throw moves as it is recorded', async () => {
    const [row, other] = fixture.throws.filter(({ throws }) => throws.length === 1);
    const { motion } = await rethrower.rethrow(thrownIn(row!));
    expect((await rethrower.rethrow(thrownIn(row!), motion)).differs).toBe(-1);
    expect((await rethrower.rethrow(thrownIn(other!), motion)).differs).not.toBe(-1);
  }, 60_000);

  test('says why a throw cannot be computed', async () => {
    const first = { ...thrownIn(fixture.throws[0]!), arena: 'G0' };
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
