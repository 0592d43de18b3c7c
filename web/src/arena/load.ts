/** The arena is large, for it brings three.js: it comes when somebody needs it. */

import type Arena from './Arena.svelte';

export function loadArena(): Promise<{ default: typeof Arena }> {
  return import('./Arena.svelte');
}
