/** The arena is large, with three.js: it is loaded when it is needed. */

import type Arena from './Arena.svelte';

export function loadArena(): Promise<{ default: typeof Arena }> {
  return import('./Arena.svelte');
}
