/** Checks the record of a game with the verifier of `throwdown verify`: Python in a worker, loaded only for this. */

import { scriptUrl } from '../net/script-url';
import checkUrl from '../tab/check-worker.ts?worker&url';
import type { FromCheck, ToCheck } from '../tab/check-worker';
import { TabFailed } from '../tab/errors';
import { load, loadEngine } from '../tab/parts';
import type { Witness } from './witness';

/** As `throwdown.table.verify.Verdict`. */
export type Verdict = 'holds' | 'differs' | 'elsewhere' | 'entered' | 'hidden' | 'uncommitted' | 'unbound';

export interface Check {
  /** The entry that it is about; 0 for the whole game. */
  readonly entry: number;
  readonly what: string;
  readonly verdict: Verdict;
  readonly why: string;
  readonly seats: readonly number[];
  /** How many voided games. */
  readonly count: number;
}

/** As `throwdown.tab.checking.Found`. */
export interface Found {
  readonly verdict: Verdict;
  readonly dice: Verdict;
  /** The hash of the last line. */
  readonly fingerprint: string;
  readonly checks: readonly Check[];
}

export interface Watching {
  /** Bytes of the parts that are here, and in all. */
  loaded(done: number, total: number): void;
  /** Python runs, and has checked so many lines more. */
  checked(lines: number): void;
}

/** What was found. Aborted it ends its worker, and is never resolved. */
export async function check(
  record: string,
  witness: Witness | null,
  watching: Watching,
  signal: AbortSignal,
): Promise<Found> {
  const [parts, engine] = await Promise.all([
    load((done, total) => watching.loaded(done, total)),
    hasArena(record) ? loadEngine() : null,
  ]);
  const worker = new Worker(scriptUrl(checkUrl), { type: 'module', name: 'check' });
  try {
    return await new Promise<Found>((resolve, reject) => {
      signal.onabort = () => worker.terminate();
      if (signal.aborted) return worker.terminate();
      worker.onmessage = ({ data }: MessageEvent<FromCheck>) => {
        if ('found' in data) resolve(JSON.parse(data.found) as Found);
        else if ('failed' in data) reject(new TabFailed(data.failed.code, data.failed.message));
        else watching.checked(data.lines);
      };
      worker.onerror = ({ message }) => reject(new TabFailed('tab/failed', message || 'it did not start'));
      const given: ToCheck = { parts, engine, record, evidence: evidenceOf(witness) };
      worker.postMessage(
        given,
        [...parts.values()].map((bytes) => bytes.buffer as ArrayBuffer),
      );
    });
  } finally {
    worker.terminate(); // it holds much memory
  }
}

/** Whether dice fly in this game. */
export function hasArena(record: string): boolean {
  return record.slice(0, record.indexOf('\n')).includes('"thrower": "physics"');
}

/** The own key binds the end; of what the server signed, keys that it dropped are a proof against it. */
function evidenceOf(witness: Witness | null): string {
  const receipts = witness?.receipts?.filter(({ given }) => given === 'key') ?? [];
  return JSON.stringify({ known: witness?.signer ? [witness.signer] : [], receipts });
}
