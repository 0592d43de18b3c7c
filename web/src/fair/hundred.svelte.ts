/** The same throw, a hundred times, asked for by a tap: how far it is, and what came of it so far. */

import { codeOf } from '../arena/physics/failure';
import { loadRethrower } from '../arena/physics/load';
import type { Rethrower } from '../arena/physics/rethrow';
import { intentOf } from '../arena/intent';
import { api } from '../net/api';
import { FACES } from '../symbols';
import type { Counted, Throwing } from './hundred';
import { readRecord } from './record';

/** Why dice cannot be thrown here. */
type Reason = 'engine' | 'wasm' | 'memory' | 'offline' | 'failed';

export const TIMES = 100;
/** A throw that the engine cannot compute is not counted. */
const MOST_FAILED = 20;

/** One hand and what it led to. */
export interface Tried {
  readonly force: number;
  readonly counted: Counted;
}

export class Hundred {
  phase = $state<'idle' | 'running' | 'over'>('idle');
  done = $state(0);
  total = $state(2 * TIMES);
  hand = $state.raw<Tried | null>(null);
  /** The same target with less force. */
  calmer = $state.raw<Tried | null>(null);
  reason = $state<Reason | null>(null);
  private engine: Rethrower | null = null;
  private run = 0;

  /** Throw the hand of this step of a finished game again and again. */
  async start(game: string, step: number): Promise<void> {
    const run = ++this.run;
    this.close();
    [this.phase, this.done, this.total] = ['running', 0, 2 * TIMES];
    [this.hand, this.calmer, this.reason] = [null, null, null];
    let reason: Reason | null;
    try {
      reason = await this.throwAll(game, step, run);
    } catch (error) {
      reason = reasonOf(error);
    }
    if (run !== this.run) return; // cancelled
    this.close();
    [this.phase, this.reason] = ['over', reason];
  }

  /** Stop; what was thrown so far stays. */
  cancel(): void {
    if (this.phase !== 'running') return;
    this.run += 1;
    this.close();
    this.phase = 'over';
  }

  private async throwAll(id: string, step: number, run: number): Promise<Reason | null> {
    if (typeof WebAssembly === 'undefined') return 'wasm';
    const [source, again, more, { Rethrower }] = await Promise.all([
      api.record(id),
      import('./thrown'),
      import('./hundred'),
      loadRethrower(),
    ]);
    const game = again.gameOf(readRecord(source), FACES);
    const throwing = game && more.throwingOf(game, step - 1);
    if (!game || !throwing) return 'engine';
    if (run !== this.run) return null;
    const calm = more.calmer(throwing);
    const hands = [{ throwing, show: (tried: Tried) => (this.hand = tried) }];
    if (calm) hands.push({ throwing: calm, show: (tried: Tried) => (this.calmer = tried) });
    this.total = hands.length * TIMES;
    const engine = new Rethrower();
    this.engine = engine;
    const once = (each: Throwing, before: Counted) => more.thrownOnceMore(game, each, before, engine);
    for (const { throwing: each, show } of hands) {
      const force = more.forceBy(intentOf(each.hand.intent));
      let [counted, failed] = [more.NOTHING, 0];
      while (counted.throws < TIMES) {
        try {
          counted = await once(each, counted);
        } catch (error) {
          if (run !== this.run) return null;
          if (++failed > MOST_FAILED) throw error;
          continue;
        }
        if (run !== this.run) return null;
        show({ force, counted });
        this.done += 1;
      }
    }
    return null;
  }

  private close(): void {
    this.engine?.close();
    this.engine = null;
  }
}

/** Why the engine did not throw. */
function reasonOf(error: unknown): Reason {
  const code = codeOf(error);
  if (code === 'engine/memory') return 'memory';
  return code === 'engine/offline' || !navigator.onLine ? 'offline' : 'failed';
}
