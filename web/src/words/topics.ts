/** Which catalogues are read where: the front page is there before the words of the table are. */

import type { Topic } from '../protocol/messages';

/** What is read on the front page, and everywhere. */
export const FIRST: readonly Topic[] = ['theme', 'list', 'page', 'edition'];

/** What is read in all other rooms. */
export const ROOMS: readonly Topic[] = [
  'arena',
  'ask',
  'board',
  'clause',
  'error',
  'event',
  'fair',
  'first',
  'hub',
  'learn',
  'moment',
  'room',
  'screen',
  'told',
  'verify',
];

/** What is read when a game is over: its story, and passing it on. */
export const STORY: readonly Topic[] = ['analysis', 'story'];

/** What lessons need besides. */
export const LESSONS: readonly Topic[] = ['lesson'];
