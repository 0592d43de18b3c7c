/** The whole game on this device: what is stored, and getting or removing it. */

import { check, type Lack } from './check';
import { available, drop, keep, kept, leftovers, PartsError, SENT } from './parts';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Failure {
  readonly code: string;
  readonly message: string;
}

export class TakeAlong {
  readonly size = SENT;
  /** Whether it can be stored here at all. */
  offer = $state<Awaited<ReturnType<typeof available>>>('yes');
  /** What will not work on this device. */
  lacks = $state.raw<readonly Lack[]>([]);
  kept = $state.raw<Awaited<ReturnType<typeof kept>>>(null);
  /** Bytes of versions that are not whole. */
  partial = $state(0);
  /** The browser has promised not to delete it. */
  lasting = $state(true);
  progress = $state.raw<Progress | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** It was downloaded just now. */
  finished = $state(false);
  removed = $state(false);

  private stopping: AbortController | null = null;

  async look(): Promise<void> {
    [this.offer, this.lacks, this.kept, this.partial, this.lasting] = await Promise.all([
      available(),
      check(),
      kept(),
      leftovers(),
      persisted(),
    ]);
  }

  async get(): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    this.failure = null;
    this.removed = false;
    this.progress = { done: 0, total: SENT };
    try {
      await keep((done, total) => {
        if (this.stopping === stopping) this.progress = { done, total }; // others still arrive after one that failed
      }, stopping.signal);
      this.finished = true;
    } catch (error) {
      if (stopping.signal.aborted) return;
      this.failure = { code: error instanceof PartsError ? error.code : 'tab/not_stored', message: '' };
      console.warn(error); // the page says it in a sentence, without the details
    } finally {
      this.stopping = null;
      this.progress = null;
      await this.look();
    }
  }

  stop(): void {
    this.stopping?.abort();
  }

  async remove(): Promise<void> {
    await drop();
    this.finished = false;
    this.removed = true;
    await this.look();
  }
}

async function persisted(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false;
}
