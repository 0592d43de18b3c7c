/** The first minute: whether it is still to come for this browser, and how far it is. */

import { isArena } from '../protocol/games';
import type { GameInfo } from '../protocol/messages';

export type Family = 'arena' | 'verasselt';

export function familyOf(game: GameInfo | null): Family {
  return game !== null && isArena(game) ? 'arena' : 'verasselt';
}

/** Aim and throw; what came of it; stop or go on; all was seen. */
export type Step = 'aim' | 'result' | 'choice' | 'end';

const STORAGE_KEY = 'throwdown-first';

function stored(): Partial<Record<Family, Step>> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Record<Family, Step>>;
  } catch {
    return {};
  }
}

let reached = $state.raw(stored());

function reach(now: Partial<Record<Family, Step>>): void {
  reached = now;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(now));
  } catch {
    // then it is known as long as the page is open
  }
}

/** Somebody is here for the first time: both kinds of tables explain themselves. */
export function markNewcomer(): void {
  reach({ arena: 'aim', verasselt: 'aim' });
}

/** The step that is to be shown, if any. */
export function firstStep(family: Family): Step | null {
  return reached[family] ?? null;
}

export function showFirst(family: Family, step: Step = 'aim'): void {
  reach({ ...reached, [family]: step });
}

/** It was seen, or skipped: it is not shown again automatically. */
export function endFirst(family: Family): void {
  const { [family]: _, ...others } = reached;
  reach(others);
}

/** What was seen at the table. */
export interface Seen {
  /** One of the own seats has thrown or rolled. */
  threw: boolean;
  /** One of the own seats has stopped. */
  stopped: boolean;
  /** The own seat may stop or go on now. */
  choice: boolean;
}

/** The step after what was seen; none once the last one was read. */
export function stepAfter(step: Step, { threw, stopped, choice }: Seen): Step | null {
  if (step === 'aim') return threw ? 'result' : step;
  if (step === 'result') return choice ? 'choice' : step;
  if (!threw && !stopped) return step;
  return step === 'choice' ? 'end' : null;
}
