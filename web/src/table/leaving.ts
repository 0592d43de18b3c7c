/** Going from a table while a game is under way: another may play on, or it is given up. */

import { go } from '../shell/router.svelte';
import type { Visit } from '../state/visit.svelte';
import { isPlaying } from '../state/table';

/** Go to the front page; a player leaves the game first. */
export async function leave(visit: Visit): Promise<void> {
  if (visit.state.seats.length && isPlaying(visit.state)) await visit.say({ is: 'leave' });
  go('');
}

/** Give the game up, for every seat of one's own that plays. */
export async function concede(visit: Visit): Promise<void> {
  for (const seat of visit.state.seats)
    if (isPlaying(visit.state) && visit.state.game?.places.includes(seat))
      await visit.say({ is: 'concede', seat });
}
