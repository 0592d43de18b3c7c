/** Going from a table while a game is under way: another may play on, or it is given up. */

import { go } from '../shell/router.svelte';
import type { Visit } from '../state/visit.svelte';
import { isPlaying, turn } from '../state/table';

/** Go to the front page; a player leaves the game first. */
export async function leave(visit: Visit): Promise<void> {
  if (visit.state.seats.length && isPlaying(visit.state)) await visit.say({ is: 'leave' });
  go('');
}

/** Who would give up which game. */
export interface Giving {
  seat: number;
  game: string;
}

/**
 * Whose game it is to give up: on a shared device that of the player in whose hands it is. Null: nobody’s, or dice are
 * in the air, and who acts next is not known.
 */
export function giving({ state, moving }: Pick<Visit, 'state' | 'moving'>): Giving | null {
  const { game, seats } = state;
  if (!game || !isPlaying(state)) return null;
  const seat = seats.length > 1 ? (moving ? null : turn(state)) : (seats[0] ?? null);
  return seat !== null && game.places.includes(seat) ? { seat, game: game.id } : null;
}

/** Give the game up for the player whom the question named. */
export async function concede(visit: Pick<Visit, 'state' | 'say'>, { seat, game }: Giving): Promise<void> {
  const now = visit.state.game;
  if (isPlaying(visit.state) && now?.id === game && now.places.includes(seat))
    await visit.say({ is: 'concede', seat });
}
