/** How far the host in this tab is, for the page to show. */

import type { Lack } from './check';
import type { Fault } from './errors';

interface Starting {
  /** What is being waited for; null: nothing. */
  step: 'parts' | 'python' | null;
  /** From 0 to 1. */
  share: number;
  /** Bytes of the parts that are here, and all of them. */
  done: number;
  total: number;
  /** Why there is no host. */
  failure: Fault | null;
  /** What may not work on this device. */
  lacks: readonly Lack[];
}

export const starting: Starting = $state({
  step: null,
  share: 0,
  done: 0,
  total: 0,
  failure: null,
  lacks: [],
});

let begin: (takeOver: boolean) => void = () => undefined;

/** Called once by what starts the host. */
export function startsWith(how: (takeOver: boolean) => void): void {
  begin = how;
}

/** Take the game from the tab that has it, and continue here. */
export function takeOver(): void {
  begin(true);
}

/** Start again after a failure. */
export function startAgain(): void {
  begin(false);
}
