/** The worker that hosts the game, with a Python that is the test's. */

import { beforeEach, expect, it, vi } from 'vitest';
import type { Start, ToPage, ToWorker } from '../src/tab/messages';

class PythonError extends Error {}
const host = vi.hoisted(() => ({
  dead: false,
  start: vi.fn<() => unknown>(),
  request: vi.fn<() => Promise<unknown>>(),
}));

vi.mock('../src/tab/python', () => ({
  startPython: () =>
    Promise.resolve({
      get ffi() {
        if (host.dead) throw new Error('Pyodide can no longer be used.');
        return { PythonError };
      },
      pyimport: () => host,
    }),
}));
vi.mock('../src/tab/database', () => ({ openDatabase: () => Promise.resolve({ own: () => undefined }) }));
vi.mock('../src/tab/outside', () => ({ Outside: class {} }));

const said: ToPage[] = [];
const worker = {
  onmessage: null as ((event: { data: ToWorker }) => void) | null,
  postMessage: (message: ToPage) => void said.push(message),
};
const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal('self', worker);
vi.stubGlobal('reportError', reported);
vi.stubGlobal('navigator', {});
await import('../src/tab/host-worker');

const tell = (data: ToWorker) => worker.onmessage!({ data });
const START = { start: { language: 'en', owner: 'me', parts: new Map() } } satisfies { start: Start };
const asked = { id: 1, method: 'GET', path: '/api/tables', body: null };

beforeEach(async () => {
  said.length = 0;
  reported.mockReset();
  host.dead = false;
  host.start.mockReturnValue(host);
  tell(START);
  await vi.waitFor(() => expect(said).toContainEqual({ step: 'ready' }));
});

it('answers a mistake of ours, and goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  host.request.mockRejectedValueOnce(new PythonError('KeyError'));
  tell(asked);
  await vi.waitFor(() => expect(said).toContainEqual(expect.objectContaining({ id: 1, status: 500 })));
  expect(logged).toHaveBeenCalledOnce();
  expect(reported).not.toHaveBeenCalled();
});

it('reports that Python died, so that the page starts another worker', async () => {
  const died = new Error('Out of bounds memory access');
  host.request.mockImplementationOnce(() => {
    host.dead = true;
    throw died;
  });
  tell(asked);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledExactlyOnceWith(died));
  expect(said.filter((message) => 'id' in message)).toEqual([]);
});

it.each([
  ['memory access out of bounds', 'tab/failed'],
  ['Out of bounds memory access (evaluating ...)', 'tab/failed'],
  ['Maximum call stack size exceeded', 'tab/failed'],
  ['WebAssembly.Memory(): could not allocate memory', 'tab/memory'],
  ['Out of memory', 'tab/memory'],
])('says why it could not start: %s', async (message, code) => {
  host.start.mockRejectedValueOnce(new RangeError(message));
  tell(START);
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ failed: { code, message } }));
});
