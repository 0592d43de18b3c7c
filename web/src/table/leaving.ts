/** Going from a table while a game is under way: another may play on, or it is given up. */

import { go } from '../shell/router.svelte';
import type { Visit } from '../state/visit.svelte';
import { isPlaying, seatInHand, turn } from '../state/table';

/** Go to the front page; a player leaves the game first. */
export async function leave(visit: Visit): Promise<void> {
  if (visit.state.seats.length && isPlaying(visit.state)) await visit.say({ is: 'leave' });
  go('');
}

/** Give the game up; on a shared device for the player in whose hands it is. */
export async function concede(visit: Pick<Visit, 'state' | 'say'>): Promise<void> {
  const { state } = visit;
  const seat = seatInHand(state, turn(state));
  if (seat !== null && isPlaying(state) && state.game?.places.includes(seat))
    await visit.say({ is: 'concede', seat });
}
