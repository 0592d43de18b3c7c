/** Why the engine could not be started or died, as far as a browser says it. */

import { lacksMemory } from '../../net/memory';

/** Errors of ours have a code. Without one it is the engine's own, of which there are only sentences. */
export function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return code;
  const message = messageOf(error);
  if (lacksMemory(message)) return 'engine/memory';
  if (/fetch|network|import|load failed/i.test(message)) return 'engine/offline';
  return 'engine/unavailable';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
