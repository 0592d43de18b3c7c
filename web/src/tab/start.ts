/** Starts the host in this tab. Only `on-demand.ts` imports this file: a page with a server needs nothing of it. */

import { afterLife, newLife } from '../net/life';
import { scriptUrl } from '../net/script-url';
import { faultOf, TabBusy, TabFailed, type Fault } from './errors';
import hostUrl from './host-worker.ts?worker&url';
import { holdLock } from './lock';
import type { Brought, Start, ToPage } from './messages';
import { ENGINE } from './part-names';
import { load, loadEngine, type Progress as Share } from './parts';

export type Step = 'parts' | 'python' | 'rules' | 'ready';
/** Of the parts: bytes that are here, and bytes in all. */
export type Progress = (step: Step, done: number, total: number) => void;

export interface Lifetime {
  readonly takeOver?: boolean;
  readonly progress?: Progress;
  /** The host is gone: another tab took over, or its worker died. */
  readonly ended?: (fault: Fault) => void;
}

/** The worker, ready to answer. Raises TabBusy if another tab has the game, TabFailed, or an error of the parts. */
export async function startWorker(language: string, lifetime: Lifetime): Promise<Worker> {
  const { takeOver = false, progress, ended } = lifetime;
  const owner = newLife();
  const lost = new AbortController();
  const release = await holdLock(takeOver, () => lost.abort(new TabBusy()));
  let worker: Worker | null = null;
  const stop = () => {
    worker?.terminate();
    release();
  };
  try {
    progress?.('parts', 0, 0);
    const parts = await load((done, total) => progress?.('parts', done, total));
    lost.signal.throwIfAborted();
    worker = new Worker(scriptUrl(hostUrl), { type: 'module', name: 'host' });
    await ready(worker, { language, owner, parts }, lost.signal, progress);
    lost.signal.throwIfAborted();
  } catch (error) {
    stop();
    throw error;
  }
  const begun = worker;
  begun.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if ('wants' in data) void bringEngine(begun, progress);
  });
  const end = (fault: Fault) => {
    if (worker) ended?.(fault);
    stop();
    worker = null;
  };
  worker.onerror = ({ message }) => end({ code: 'tab/failed', message });
  lost.signal.onabort = () => end(new TabBusy());
  afterLife(owner, () => end({ code: 'tab/failed', message: 'the browser ended the worker' }));
  return begun;
}

/** Something was thrown for the first time. */
async function bringEngine(worker: Worker, progress: Progress | undefined): Promise<void> {
  const waits: Share = (done, total) => {
    if (done < total) progress?.('parts', done, total); // what is stored is here at once
  };
  try {
    const bytes = await loadEngine(waits);
    worker.postMessage({ part: ENGINE, bytes } satisfies Brought, [bytes.buffer]);
  } catch (error) {
    worker.postMessage({ part: ENGINE, failed: faultOf(error) } satisfies Brought);
  } finally {
    progress?.('ready', 1, 1);
  }
}

/** The worker takes the bytes over. */
function ready(
  worker: Worker,
  start: Start,
  lost: AbortSignal,
  progress: Progress | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ code, message }: Fault) => reject(new TabFailed(code, message));
    lost.onabort = () => fail(new TabBusy());
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if ('failed' in data) return fail(data.failed);
      if (!('step' in data)) return;
      progress?.(data.step, 1, 1);
      if (data.step === 'ready') resolve();
    };
    worker.onerror = ({ message }) =>
      fail({ code: 'tab/failed', message: message || 'the worker did not start' });
    worker.postMessage(
      { start },
      [...start.parts.values()].map((bytes) => bytes.buffer as ArrayBuffer),
    );
  });
}
