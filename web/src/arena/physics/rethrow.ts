/** Throws of a record, thrown again in this browser. Only `load.ts` imports this file: the engine is large. */

import type { Landing, Thrown } from './throw';
import workerUrl from './worker.ts?worker&url';
import { afterLife, newLife } from '../../net/life';
import { scriptUrl } from '../../net/script-url';

export type { Thrown };

/** How a throw came out here. */
export interface Rethrown extends Pick<
  Landing,
  'rest' | 'faces' | 'out' | 'stacks' | 'nudges' | 'flattened' | 'motion'
> {
  /** The first frame that differs from the recorded motion; −1 if none does, or none was given. */
  readonly differs: number;
  /** How often it was thrown until it was the same. */
  readonly tries: number;
}

/** The first message to the worker. */
export interface Start {
  /** The bytes of the engine; without them the worker fetches it. */
  readonly wasm: Uint8Array<ArrayBuffer> | null;
  readonly life: string;
}

/** The worker has the lock of its life. */
export interface Alive {
  readonly alive: string;
}

export interface Question {
  readonly id: number;
  readonly thrown: Thrown;
  readonly recorded: Uint8Array | null;
  /** Send the motion as far as it is computed. */
  readonly watched: boolean;
}

/** A throw that takes long: its motion so far, not deflated. */
export interface Begun {
  readonly id: number;
  readonly begun: Uint8Array;
}

export type Answer =
  | { readonly id: number; readonly rethrown: Rethrown }
  | { readonly id: number; readonly failed: { readonly code: string; readonly message: string } };

/** A throw could not be computed here: the browser lacks something, or the throw was refused. */
export class RethrowFailed extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(rethrown: Rethrown): void;
  reject(error: RethrowFailed): void;
  begun?(motion: Uint8Array): void;
}

/** The one worker with an engine; close it when the last throw is checked, since it holds much memory. */
export class Rethrower {
  private readonly worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'engine' });
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private dead = false;

  /** `wasm`: the bytes of the engine, if they are here already; the worker takes them over. */
  constructor(wasm: Uint8Array<ArrayBuffer> | null = null) {
    this.worker.onmessage = ({ data }: MessageEvent<Alive | Answer | Begun>) => {
      if ('alive' in data) afterLife(data.alive, () => this.fail('the browser ended the engine'));
      else if ('begun' in data) this.waiting.get(data.id)?.begun?.(data.begun);
      else this.answer(data);
    };
    this.worker.onerror = (event) => {
      event.preventDefault(); // it is said here, and must not end the worker that this one is in
      this.fail(event.message || 'the engine could not be started');
    };
    this.worker.postMessage({ wasm, life: newLife() } satisfies Start, wasm ? [wasm.buffer] : []);
  }

  /**
   * `recorded`: the motion of the record, not deflated; numbers that might have been rounded otherwise are tried.
   * `begun`: called with the motion so far, again and again while a throw takes long.
   */
  rethrow(
    thrown: Thrown,
    recorded: Uint8Array | null = null,
    begun?: (motion: Uint8Array) => void,
  ): Promise<Rethrown> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      if (this.dead) return reject(new RethrowFailed('the engine is gone', 'engine/unavailable'));
      this.waiting.set(id, { resolve, reject, ...(begun ? { begun } : {}) });
      this.worker.postMessage({ id, thrown, recorded, watched: begun !== undefined } satisfies Question);
    });
  }

  close(): void {
    this.fail('the engine was closed');
  }

  private answer(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('rethrown' in answer) waiting?.resolve(answer.rethrown);
    else waiting?.reject(new RethrowFailed(answer.failed.message, answer.failed.code));
  }

  private fail(message: string): void {
    this.dead = true;
    this.worker.terminate();
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of all) each.reject(new RethrowFailed(message, 'engine/unavailable'));
  }
}
