/** One press: become a guest, get a table, open it. */

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
