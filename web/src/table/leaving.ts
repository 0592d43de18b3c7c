/** Going from a table while a game is under way: another may play on, or it is given up. */

import { go } from '../shell/router.svelte';
import type { Session } from '../state/session.svelte';
import { isPlaying } from '../state/table';

/** Go to the front page; whoever plays says so. */
export async function leave(session: Session): Promise<void> {
  if (session.state.seats.length && isPlaying(session.state)) await session.say({ is: 'leave' });
  go('');
}

/** Give the game up, for every seat of one's own that plays. */
export async function concede(session: Session): Promise<void> {
  for (const seat of session.state.seats)
    if (isPlaying(session.state) && session.state.game?.places.includes(seat))
      await session.say({ is: 'concede', seat });
}
