/** One press: become a guest, get a table, open it. */

import { api } from '../net/api';
import { at } from '../net/base';
import type { Made } from '../protocol/messages';
import { go } from '../shell/router.svelte';
import { ensureGuest } from '../state/me.svelte';

/** The bot of whom nothing was said. */
const USUAL_BOT = 'regular';

export async function playNow(game: string): Promise<void> {
  await ensureGuest();
  enter(await api.play(game));
}

/** One chosen game against a bot, in the edition of the reader's language. */
export async function playAgainstBot(game: string): Promise<void> {
  await ensureGuest();
  const seats = [{ me: true }, { bot: USUAL_BOT }];
  enter(await api.open({ game, seats, visibility: 'link', hints: true, start: true }));
}

export function enter(made: Made): void {
  go(`t/${encodeURIComponent(made.table.id)}`);
}

/** The table is on the screen of the room: this phone is a hand at it, which is a page of its own. */
export function takeHand(table: string): void {
  location.assign(at(`hand/${encodeURIComponent(table)}`));
}
