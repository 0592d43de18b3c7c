import type { Language, LessonMove, PracticeWanted, ThemeName } from '../protocol/messages';
import { json } from './api';

/** Lessons and the practice arena: nobody needs these calls for a first game, so they are loaded with their rooms. */
export const learning = {
  /** The steps of a game's lesson, and one try at one of them. */
  lesson: (game: string) => json('GET /api/lessons/{game}', { path: { game } }),
  attempt: (game: string, step: string, body: LessonMove, language: Language, theme: ThemeName) =>
    json('POST /api/lessons/{game}/{step}', { path: { game, step }, query: { language, theme }, body }),

  practise: (body: PracticeWanted) => json('POST /api/practice', { body }),
  /** What one can aim for in the practice arena of a game. */
  targets: (game: string) => json('GET /api/targets/{game}', { path: { game } }),
};
