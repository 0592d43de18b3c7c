// Made by python -m throwdown.server.describe from the rooms of the server: do not edit.

import * as topics from '../words/topics';
import type { Room } from './routes';

export const ROOMS: readonly Room[] = [
  { path: ['new'], load: () => import('../lobby/New.svelte'), words: topics.ROOMS },
  { path: ['learn'], load: () => import('../lobby/Learn.svelte'), words: topics.LEARN },
  { path: ['learn', '*'], load: () => import('../lessons/Lesson.svelte'), words: topics.LESSONS, whole: true },
  { path: ['practice'], load: () => import('../practice/Practice.svelte'), words: topics.ROOMS, whole: true },
  { path: ['referee'], load: () => import('../referee/Referee.svelte'), words: topics.ROOMS, whole: true },
  { path: ['t', '*'], load: () => import('../table/Table.svelte'), words: topics.ROOMS, whole: true },
  { path: ['j', '*'], load: () => import('../table/Table.svelte'), words: topics.ROOMS, whole: true },
  { path: ['g', '*'], load: () => import('../replay/Replay.svelte'), words: topics.ROOMS, whole: true },
  { path: ['screen'], load: () => import('../screen/Screen.svelte'), words: topics.ROOMS, whole: true },
  { path: ['screen', '*'], load: () => import('../screen/Screen.svelte'), words: topics.ROOMS, whole: true },
  { path: ['mine'], load: () => import('../mine/Mine.svelte'), words: topics.MINE },
  { path: ['mine', '*'], load: () => import('../mine/Mine.svelte'), words: topics.MINE },
  { path: ['keep'], load: () => import('../people/Keep.svelte'), words: topics.KEEP },
  { path: ['resume'], load: () => import('../lobby/Resume.svelte'), words: topics.KEEP },
  { path: ['groups'], load: () => import('../groups/Groups.svelte'), words: topics.GROUPS },
  { path: ['groups', '*'], load: () => import('../groups/Groups.svelte'), words: topics.GROUPS },
  { path: ['tournaments'], load: () => import('../tournaments/Tournaments.svelte'), words: topics.TOURNAMENTS },
  { path: ['tournaments', '*'], load: () => import('../tournaments/Tournaments.svelte'), words: topics.TOURNAMENTS },
  { path: ['tournaments', '*', '*'], load: () => import('../tournaments/Tournaments.svelte'), words: topics.TOURNAMENTS, whole: true },
  { path: ['desk'], load: () => import('../desk/Desk.svelte'), words: topics.DESK },
  { path: ['bots'], load: () => import('../desk/Bots.svelte'), words: topics.DESK },
  { path: ['privacy'], load: () => import('../people/Privacy.svelte'), words: topics.PRIVACY, banned: true },
  { path: ['imprint'], load: () => import('../people/Imprint.svelte'), words: topics.PRIVACY, banned: true },
];
