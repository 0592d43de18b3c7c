/**
 * The analysis of a game in the arena: this browser throws every hand again, and the server weighs what comes of it.
 * Where the browser cannot throw, the server does.
 */

import { loadRethrower } from '../arena/physics/load';
import type { Rethrower } from '../arena/physics/rethrow';
import { ApiFailure } from '../net/api';
import { finished } from '../net/finished';
import type { Analysis, HandLanding, HandsToThrow } from '../protocol/messages';
import { thrownBefore } from './thrown';

/** After so many ms every hand was thrown often enough; more would change little. */
const LONG_ENOUGH = 60_000;
/** Where the server is busy, it is asked again so often, after so many s unless it says when. */
const TRIES = 12;
const WAIT = 5;
const BUSY: readonly number[] = [429, 503];

export class HandsAgain {
  /** `stopped`: by a tap, before every hand was thrown often enough. */
  phase = $state<'idle' | 'throwing' | 'stopped' | 'weighing'>('idle');
  done = $state(0);
  total = $state(0);
  readonly analysis: Promise<Analysis>;
  private plan: HandsToThrow | null = null;
  private readonly landings = new Map<number, (HandLanding | null)[]>();
  private engine: Rethrower | null = null;
  private run = 0;
  /** Somebody does not want to wait for more. */
  private hurried = false;
  private found: (analysis: Analysis) => void = () => {};
  private failed: (error: unknown) => void = () => {};

  constructor(
    private readonly id: string,
    private readonly server: Pick<typeof finished, 'hands' | 'weighHands' | 'analysis'> = finished,
    private readonly load: typeof loadEngine = loadEngine,
    private readonly before: typeof thrownBefore = thrownBefore,
  ) {
    this.analysis = new Promise((resolve, reject) => ([this.found, this.failed] = [resolve, reject]));
    this.analysis.catch(() => known.delete(id)); // the next look at the story tries again
  }

  /** Begin, or continue after a pause; a tap on Stop holds until `resume`. */
  start(): void {
    if (this.phase === 'idle') this.resume();
  }

  resume(): void {
    [this.phase, this.hurried] = ['throwing', false];
    this.finish(this.work(++this.run));
  }

  /** Let the server throw; what was thrown here is not used. */
  handOver(): void {
    this.halt('weighing');
    this.finish(this.server.analysis(this.id));
  }

  private finish(work: Promise<Analysis | null>): void {
    work.then(
      (analysis) => analysis && this.found(analysis),
      (error: unknown) => this.failed(error),
    );
  }

  /** Nobody looks, or another engine runs: what was thrown so far is kept. */
  pause(): void {
    if (this.phase === 'throwing') this.halt('idle');
  }

  /** Use what was thrown so far, if that is enough. */
  stop(): void {
    if (this.isEnough) this.hurried = true;
    else this.halt('stopped');
  }

  private halt(phase: 'idle' | 'stopped' | 'weighing'): void {
    this.run += 1;
    this.close();
    this.phase = phase;
  }

  private get isEnough(): boolean {
    const least = this.plan?.least ?? Infinity;
    return [...this.landings.values()].every(({ length }) => length >= least);
  }

  /** The analysis; null if it was paused. */
  private async work(run: number): Promise<Analysis | null> {
    const plan = (this.plan ??= await this.server.hands(this.id));
    if (run !== this.run) return null;
    if (plan.analysis) return plan.analysis;
    const canThrow = plan.hands.length && (await this.isThrown(plan, run));
    if (run !== this.run) return null;
    this.close();
    this.phase = 'weighing';
    if (!canThrow) return this.server.analysis(this.id);
    await this.before.keep(this.id, plan.hands, this.landings);
    return this.weighed();
  }

  /** What was thrown is not lost where many ask at once; where it is refused, the server throws. */
  private async weighed(): Promise<Analysis> {
    const body = { game: this.id, landings: Object.fromEntries(this.landings) };
    for (let tries = 1; ; tries++) {
      try {
        return await this.server.weighHands(body);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.offline) throw error;
        if (tries === TRIES || !BUSY.includes(error.status)) return this.server.analysis(this.id);
        await new Promise((done) => setTimeout(done, 1000 * (error.wait ?? WAIT)));
      }
    }
  }

  /** Whether this browser threw every hand often enough. */
  private async isThrown(plan: HandsToThrow, run: number): Promise<boolean> {
    if (typeof WebAssembly === 'undefined') return false;
    try {
      await this.throwAll(plan, run);
      return true;
    } catch {
      return false; // no memory, no connection to fetch the engine, or an arena that it does not have
    }
  }

  private async throwAll(plan: HandsToThrow, run: number): Promise<void> {
    this.total = plan.hands.length * plan.draws;
    if (!this.landings.size) {
      const before = await this.before.read(this.id, plan.hands);
      if (run !== this.run) return;
      for (const { step } of plan.hands) this.landings.set(step, [...(before?.get(step) ?? [])]);
      if (before) {
        this.done = [...this.landings.values()].reduce((sum, { length }) => sum + length, 0);
        if (this.isEnough) return;
      }
    }
    const { engine, thrownOnce } = await this.load();
    if (run !== this.run) return engine.close();
    this.engine = engine;
    const until = performance.now() + LONG_ENOUGH;
    for (let number = 0; number < plan.draws; number++) {
      for (const hand of plan.hands) {
        if (this.isEnough && (this.hurried || performance.now() > until)) return;
        const thrown = this.landings.get(hand.step)!;
        if (thrown.length > number) continue; // before a pause
        const landing = await thrownOnce(hand, number, engine);
        if (run !== this.run) return;
        thrown.push(landing);
        this.done += 1;
      }
    }
  }

  private close(): void {
    this.engine?.close();
    this.engine = null;
  }
}

/** The engine is large: it is loaded when a story needs it. */
async function loadEngine() {
  const [{ thrownOnce }, { Rethrower }] = await Promise.all([import('./hands'), loadRethrower()]);
  return { thrownOnce, engine: new Rethrower() };
}

const known = new Map<string, HandsAgain>();

/** Of this game; opened again, it continues or is there. */
export function handsAgainOf(id: string): HandsAgain {
  const again = known.get(id) ?? new HandsAgain(id);
  known.set(id, again);
  return again;
}
