/** One press: be somebody, get a table, go there. */

import { api } from '../net/api';
import type { Made } from '../protocol/messages';
import { go } from '../shell/router.svelte';
import { ensureGuest } from '../state/me.svelte';

export async function playNow(game: string): Promise<void> {
  await ensureGuest();
  enter(await api.play(game));
}

export function enter(made: Made): void {
  go(`t/${encodeURIComponent(made.table.id)}`);
}
