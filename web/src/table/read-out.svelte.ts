/** Every sentence is read out as it appears on the table. */

import { announce } from '../shell/announce.svelte';
import type { Visit } from '../state/visit.svelte';

/** To be called while a component is created. */
export function readOut(visit: () => Visit): void {
  let logged = 0;
  /** How many sentences of the moment that is being shown were read. */
  let read = 0;
  $effect(() => {
    const { saying, state } = visit();
    const line = state.log.at(-1);
    if (saying) {
      announce(saying.slice(read).join(' '));
      read = saying.length;
      return;
    }
    if (line && line.version !== logged) announce(line.told.slice(read).join(' '));
    logged = line?.version ?? logged;
    read = 0;
  });
}
