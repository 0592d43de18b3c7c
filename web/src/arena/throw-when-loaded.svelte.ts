/** The button that throws works before the arena is loaded: the throw is made when it is. */
import { untrack } from 'svelte';

export interface Throwing {
  /** The arena, once it is loaded; from then on it holds a throw back itself until it can be made. */
  arena(): { throwNow(): boolean } | undefined;
  /** Whether a throw can be made now. */
  able(): boolean;
  /** Whether it is still the same one's throw: a press does not outlive that. */
  mine(): boolean;
}

/** Throws, now or when the arena is there. */
export function throwWhenLoaded(throwing: Throwing): () => void {
  let pressed = $state(false);
  $effect(() => {
    if (!throwing.mine()) pressed = false;
    const arena = throwing.arena();
    if (!pressed || !arena || !throwing.able()) return;
    pressed = false;
    untrack(() => arena.throwNow());
  });
  return () => {
    const arena = throwing.arena();
    if (arena) arena.throwNow();
    else pressed = throwing.able();
  };
}
