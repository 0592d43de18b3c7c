/** Throws in the tab survive the end of their engine. The worker and its engine are real; Python is not there. */

import wasm from '@mujoco/mujoco/mujoco.wasm?url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../src/tab/database';
import { Outside } from '../../src/tab/outside';
import raw from '../fixtures/throws.json?raw';
import { thrownIn, type Fixture } from '../throws';

const [row, other] = (JSON.parse(raw) as Fixture).throws.filter(({ throws }) => throws.length === 1);
const faces = row!.faces;
let workers: Worker[] = [];
let loaded = 0;
let outside: Outside;

async function bytes(): Promise<Uint8Array<ArrayBuffer>> {
  loaded += 1;
  return new Uint8Array(await (await fetch(wasm)).arrayBuffer());
}

async function facesOf(asked: typeof row): Promise<unknown> {
  const { seed, ...thrown } = thrownIn(asked!);
  const [answer] = await outside.throw(JSON.stringify({ ...thrown, seed: String(seed) }));
  const { failed, faces: found } = JSON.parse(answer) as { failed?: unknown; faces?: unknown };
  return failed ?? found;
}

beforeEach(() => {
  const RealWorker = Worker;
  vi.stubGlobal(
    'Worker',
    class extends RealWorker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        workers.push(this);
      }
    },
  );
  [workers, loaded] = [[], 0];
  outside = new Outside({} as Database, bytes);
});

afterEach(() => {
  for (const worker of workers) worker.terminate();
  vi.unstubAllGlobals();
});

test('the engine is loaded once, when a table prepares or with the first throw', async () => {
  expect(loaded).toBe(0);
  outside.prepare();
  expect(loaded).toBe(1);
  expect(await Promise.all([facesOf(row), facesOf(other)])).toEqual([faces, other!.faces]);
  expect([loaded, workers.length]).toEqual([1, 1]);
});

test('an engine that died with an error is replaced, and the throw lands as it would have', async () => {
  expect(await facesOf(row)).toEqual(faces);
  const thrown = facesOf(row);
  workers[0]!.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }));
  expect(await thrown).toEqual(faces);
  expect(workers).toHaveLength(2);
});

test('an engine that the browser ended without a word is replaced', async () => {
  expect(await facesOf(row)).toEqual(faces);
  workers[0]!.terminate();
  expect(await facesOf(row)).toEqual(faces);
  expect(workers).toHaveLength(2);
});

test('an engine that could not be loaded is loaded with the next throw', async () => {
  const load = vi.fn(bytes).mockRejectedValueOnce(Object.assign(new Error(), { code: 'tab/part_missing' }));
  outside = new Outside({} as Database, load);
  outside.prepare();
  expect(await facesOf(row)).toMatchObject({ code: 'tab/part_missing' });
  load.mockResolvedValueOnce(new Uint8Array(4)); // no engine at all
  expect(await facesOf(row)).toEqual(faces);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a throw that is refused keeps its engine', async () => {
  expect(await facesOf({ ...row!, arena: 'G0' })).toMatchObject({ code: 'throw/arena' });
  expect(await facesOf(row)).toEqual(faces);
  expect(workers).toHaveLength(1);
});
