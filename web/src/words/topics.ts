/** Which catalogues are read where: the front page is there before the words of the table are. */

import type { Topic } from '../protocol/messages';

/** What is read on the front page, and everywhere. */
export const FIRST: readonly Topic[] = ['theme', 'list', 'page', 'edition'];

/** What is read where something may be refused. */
export const ERRORS: readonly Topic[] = ['error'];

/** What is read in all other rooms. */
export const ROOMS: readonly Topic[] = [
  ...ERRORS,
  'arena',
  'ask',
  'board',
  'clause',
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

/** What is read where people keep their games. */
export const KEEP: readonly Topic[] = [...ERRORS, 'keep'];

/** What is read where they ask for notices. */
export const NOTICES: readonly Topic[] = ['notice'];

/** What is read about what a server stores, and who runs it. */
export const PRIVACY: readonly Topic[] = [...ERRORS, 'privacy'];

/** What is read in the books of groups. */
export const GROUPS: readonly Topic[] = [...ERRORS, 'group'];

/** What is read about tournaments at many tables. */
export const TOURNAMENTS: readonly Topic[] = [...ERRORS, 'tournament'];

/** What is read about games that a person played. */
export const MINE: readonly Topic[] = [...ERRORS, ...STORY, 'mine'];

/** What is read at the host's desk, and about bots and bans. */
export const DESK: readonly Topic[] = [...ERRORS, 'desk'];

/** What is read in a lesson. */
export const LESSONS: readonly Topic[] = [...ROOMS, 'lesson'];

/** What is read about the rules of a game. */
export const LEARN: readonly Topic[] = [];

/** What is read about the game on this device, without a server. */
export const TAB: readonly Topic[] = ['tab'];
