/** The whole game on this device: what is stored, and getting or removing it. */

import { check, type Lack } from './check';
import { available, drop, keep, kept, PartsError, SENT } from './parts';

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
  offer = $state<'yes' | 'http' | 'missing'>('yes');
  /** What will not work on this device. */
  lacks = $state.raw<readonly Lack[]>([]);
  kept = $state.raw<Awaited<ReturnType<typeof kept>>>(null);
  /** The browser has promised not to delete it. */
  lasting = $state(true);
  progress = $state.raw<Progress | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** It was downloaded just now. */
  finished = $state(false);
  removed = $state(false);

  private stopping: AbortController | null = null;

  async look(): Promise<void> {
    [this.offer, this.lacks, this.kept, this.lasting] = await Promise.all([
      available(),
      check(),
      kept(),
      persisted(),
    ]);
  }

  async get(): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    this.failure = null;
    this.removed = false;
    this.progress = { done: 0, total: SENT };
    try {
      await keep((done, total) => (this.progress = { done, total }), stopping.signal);
      this.finished = true;
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!(error instanceof PartsError)) throw error;
      this.failure = { code: error.code, message: '' };
    } finally {
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
