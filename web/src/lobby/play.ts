/** One press: be somebody, get a table, go there. */

import { api } from '../net/api';
import type { Made } from '../net/messages';
import { go } from '../shell/router.svelte';
import { become } from '../state/me.svelte';

export async function playNow(game: string): Promise<void> {
  await become();
  enter(await api.play(game));
}

export function enter(made: Made): void {
  go(`t/${encodeURIComponent(made.table.id)}`);
}

/** The id of a table out of what somebody typed or pasted: a code, or a whole link. */
export function tableIn(text: string): string {
  const typed = text.trim();
  const link = /\/t\/([^/?#\s]+)/.exec(typed);
  return link?.[1] ? decodeURIComponent(link[1]) : typed.replace(/\s+/g, '');
}
