/** Throwing every die of a game again, asked for by a tap: how far it is, what was found, and why it stopped. */

import { codeOf } from '../arena/physics/failure';
import { loadRethrower } from '../arena/physics/load';
import { FACES } from '../symbols';
import type { Rethrower } from '../arena/physics/rethrow';
import { readRecord, throwsOf } from './record';
import type { Check } from './verify';

/** Why dice cannot be thrown here. */
export type Reason = 'engine' | 'wasm' | 'memory' | 'offline' | 'failed';

export class Again {
  phase = $state<'idle' | 'running' | 'over'>('idle');
  /** Nothing is thrown yet. */
  loading = $state(false);
  done = $state(0);
  total = $state(0);
  checks = $state.raw<readonly Check[]>([]);
  /** Why it stopped before the last throw. */
  reason = $state<Reason | null>(null);
  private engine: Rethrower | null = null;
  private run = 0;

  /** Every throw was thrown again, and there were some. */
  get isWhole(): boolean {
    const thrown = this.checks.filter(({ what, verdict }) => what === 'landing' && verdict === 'holds');
    return this.phase === 'over' && this.total > 0 && thrown.length === this.total;
  }

  /** Throw all dice of this record. */
  async start(source: string): Promise<void> {
    const run = ++this.run;
    [this.phase, this.loading, this.done, this.checks, this.reason] = ['running', true, 0, [], null];
    let reason: Reason | null;
    try {
      reason = await this.throwAll(source, run);
    } catch (error) {
      if (run === this.run) console.warn(error); // the page says it in a sentence, without the details
      reason = reasonOf(error);
    }
    if (run !== this.run) return; // cancelled
    this.close();
    [this.phase, this.reason] = ['over', reason];
  }

  /** Stop, and give the memory of the engine back. */
  cancel(): void {
    if (this.phase !== 'running') return;
    this.run += 1;
    this.close();
    this.phase = 'idle';
  }

  private async throwAll(source: string, run: number): Promise<Reason | null> {
    const record = readRecord(source);
    const throws = throwsOf(record);
    this.total = throws.length;
    if (typeof WebAssembly === 'undefined') return 'wasm';
    const [{ gameOf, thrownAgain }, { Rethrower }] = await Promise.all([import('./again'), loadRethrower()]);
    const game = gameOf(record, FACES);
    if (!game) return 'engine';
    if (run !== this.run) return null;
    const engine = new Rethrower();
    this.engine = engine;
    for (const at of throws) {
      const found = await thrownAgain(game, at, engine);
      if (run !== this.run) return null;
      this.checks = [...this.checks, ...found];
      this.done += 1;
      this.loading = false;
    }
    return null;
  }

  private close(): void {
    this.engine?.close();
    this.engine = null;
  }
}

/** Why the engine did not throw. */
export function reasonOf(error: unknown): Reason {
  const code = codeOf(error);
  if (code === 'engine/memory') return 'memory';
  return code === 'engine/offline' || !navigator.onLine ? 'offline' : 'failed';
}

const known = new Map<string, Again>();

/** Of this game; opened again, it is what was found before. */
export function againOf(id: string): Again {
  const again = known.get(id) ?? new Again();
  known.set(id, again);
  return again;
}
