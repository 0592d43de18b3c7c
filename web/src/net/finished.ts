import type { HandsThrown, Language, ThemeName } from '../protocol/messages';
import { json } from './api';

/** Finished games: nobody needs these calls for a first game, so they are loaded with their rooms. */
export const finished = {
  replay: (game: string, language: Language, theme: ThemeName) =>
    json('GET /api/replays/{game}', { path: { game }, query: { language, theme } }),
  story: (game: string) => json('GET /api/replays/{game}/story', { path: { game } }),
  review: (game: string) => json('GET /api/replays/{game}/review', { path: { game } }),
  analysis: (game: string) => json('GET /api/replays/{game}/analysis', { path: { game } }),
  /** The hands of a game in the arena, to be thrown again here; or its analysis, if there is one. */
  hands: (game: string) => json('GET /api/replays/{game}/hands', { path: { game } }),
  /** The analysis from what came of them. */
  weighHands: (body: HandsThrown) => json('POST /api/hands', { body }),
};
