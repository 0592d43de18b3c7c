/** Why the tab cannot host the game: `code` is for programs, and for the catalogue `tab.ftl`. */

import { lacksMemory } from '../net/memory';

/** `tab/storage_full`, `tab/storage_denied`, `tab/busy`, `tab/memory`, `tab/failed`, or a code of the parts. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

export class TabFailed extends Error implements Fault {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const BUSY = 'tab/busy';

/** Another tab of this browser has the game. */
export class TabBusy extends TabFailed {
  constructor() {
    super(BUSY, 'the game is open in another tab');
  }
}

/** What is known of an error; errors of ours have a code. */
export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return { code, message };
  return { code: lacksMemory(message) ? 'tab/memory' : 'tab/failed', message };
}
