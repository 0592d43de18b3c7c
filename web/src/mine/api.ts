import { json } from '../net/api';
import type { Language } from '../protocol/messages';

/** Which games are asked for; what is left out is not asked for. */
export interface Wanted {
  game?: string;
  edition?: string;
  since?: string;
  until?: string;
}

/** What a person played. */
export const api = {
  games: (wanted: Wanted, before: string) =>
    json('GET /api/mine/games', { query: before ? { ...wanted, before } : { ...wanted } }),
  totals: () => json('GET /api/mine/totals', {}),
  luck: (wanted: Wanted, zone: string) => json('GET /api/mine/luck', { query: { ...wanted, zone } }),
  play: (game: string, language: Language) =>
    json('GET /api/mine/games/{game}/play', { path: { game }, query: { language } }),
};
