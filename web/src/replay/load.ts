/** Finished games, as the server tells them. */

import { api } from '../net/api';
import type { Review } from '../net/messages';
import { settings } from '../state/settings.svelte';
import type { Recorded } from './track';

export function recorded(id: string): Promise<Recorded> {
  return api.get(
    `api/replays/${encodeURIComponent(id)}?language=${settings.language}&theme=${settings.theme}`,
  );
}

export function reviewed(id: string): Promise<Review> {
  return api.get(`api/replays/${encodeURIComponent(id)}/review`);
}
