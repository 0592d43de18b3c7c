/** Rooms that are loaded when they are entered. */

import type { Component } from 'svelte';
import type { Topic } from '../protocol/messages';
import { ROOMS } from '../words/topics';
import { loadTopics } from '../words/words.svelte';

export type Load = () => Promise<{ default: Component<Record<string, unknown>> }>;

const rooms = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  '../lobby/{New,Resume,Learn,Room}.svelte',
  '../table/Table.svelte',
  '../screen/Screen.svelte',
  '../verasselt/Verasselt.svelte',
  '../replay/Replay.svelte',
  '../practice/Practice.svelte',
  '../lessons/Lesson.svelte',
  '../referee/Referee.svelte',
  '../people/{Keep,Privacy,Imprint}.svelte',
  '../groups/Groups.svelte',
  '../notices/Notices.svelte',
  '../mine/Mine.svelte',
  '../tournaments/Tournaments.svelte',
  '../desk/{Desk,Bots,Banned}.svelte',
]);

/** A room by its file, such as `replay/Replay`, with the words that are read there. */
export function room(file: string, topics: readonly Topic[] = ROOMS): Load {
  const load = rooms[`../${file}.svelte`];
  if (!load) return () => Promise.reject(new Error(`there is no ${file}`));
  return async () => {
    const [entered] = await Promise.all([load(), loadTopics(topics)]);
    return entered;
  };
}
