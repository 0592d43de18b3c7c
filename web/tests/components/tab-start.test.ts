/** The host starts again after it failed or ended, with the locks of a real browser and a worker that is the test's. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const parts = vi.hoisted(() => ({
  load: vi.fn<() => Promise<Map<string, Uint8Array>>>(),
  loadEngine: vi.fn<() => Promise<Uint8Array>>(),
}));
vi.mock('../../src/tab/parts', () => parts);

import { TabBusy, type Fault } from '../../src/tab/errors';
import type { Brought, Start } from '../../src/tab/messages';
import { startWorker } from '../../src/tab/start';

/** Answers that it is ready, or why not, as `host-worker.ts` does. */
class FakeWorker extends EventTarget {
  static failed: Fault | null = null;
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  readonly brought: Brought[] = [];
  ended = false;
  private release: () => void = () => undefined;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: { start: Start } | Brought): void {
    if (!('start' in message)) return void this.brought.push(message);
    const { start } = message;
    const { failed } = FakeWorker;
    const life = new Promise<void>((release) => (this.release = release));
    void navigator.locks.request(`throwdown-life-${start.owner}`, () => {
      this.onmessage?.({ data: failed ? { failed } : { step: 'ready' } });
      return life;
    });
  }

  terminate(): void {
    this.ended = true;
    this.release();
  }
}

const ended = vi.fn<(fault: Fault) => void>();
const start = (takeOver = false) => startWorker('en', { takeOver, ended }) as unknown as Promise<FakeWorker>;
/** Whether any page has the game. */
const isHeld = async () => (await navigator.locks.query()).held!.some(({ name }) => name === 'throwdown-tab');

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  parts.load.mockResolvedValue(new Map());
});

afterEach(async () => {
  FakeWorker.failed = null;
  for (const worker of FakeWorker.all.splice(0)) worker.onerror?.({ message: 'the test is over' });
  await vi.waitFor(async () => expect(await isHeld()).toBe(false));
  vi.unstubAllGlobals();
  ended.mockReset();
});

it('starts when the person tries again after a part came broken', async () => {
  parts.load.mockRejectedValueOnce(Object.assign(new Error(), { code: 'tab/part_broken' }));
  await expect(start()).rejects.toMatchObject({ code: 'tab/part_broken' });
  await expect(start()).resolves.toBeInstanceOf(FakeWorker);
});

it('starts when the person tries again after the worker failed', async () => {
  FakeWorker.failed = { code: 'tab/memory', message: 'too little memory' };
  await expect(start()).rejects.toMatchObject({ code: 'tab/memory' });
  FakeWorker.failed = null;
  await expect(start()).resolves.toBeInstanceOf(FakeWorker);
});

it('starts another worker after one ended, with an error or without', async () => {
  (await start()).onerror!({ message: 'out of memory' });
  (await start()).terminate();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(2));
  await expect(start()).resolves.toBeInstanceOf(FakeWorker);
  expect(ended.mock.calls.map(([{ code }]) => code)).toEqual(['tab/failed', 'tab/failed']);
});

it('gives the game up to the tab that takes it over, at any time', async () => {
  let loaded: (found: Map<string, Uint8Array>) => void = () => undefined;
  parts.load.mockReturnValueOnce(new Promise((resolve) => (loaded = resolve)));
  const slow = start();
  await vi.waitFor(() => expect(parts.load).toHaveBeenCalled());
  const second = await start(true);
  loaded(new Map());
  await expect(slow).rejects.toThrow(TabBusy);
  expect(FakeWorker.all).toEqual([second]);
  const third = await start(true);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'tab/busy' })));
  expect([second.ended, third.ended]).toEqual([true, false]);
});

it('brings the engine when the worker wants it, or says why it is not here', async () => {
  const worker = await start();
  expect(parts.loadEngine).not.toHaveBeenCalled();
  parts.loadEngine.mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'tab/part_missing' }));
  parts.loadEngine.mockResolvedValueOnce(new Uint8Array([1]));
  for (const count of [1, 2]) {
    worker.dispatchEvent(new MessageEvent('message', { data: { wants: 'mujoco.wasm' } }));
    await vi.waitFor(() => expect(worker.brought).toHaveLength(count));
  }
  expect(worker.brought).toMatchObject([{ failed: { code: 'tab/part_missing' } }, { part: 'mujoco.wasm' }]);
});
