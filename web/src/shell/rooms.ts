/** Rooms that are loaded when somebody enters them. */

import type { Component } from 'svelte';

export type Load = () => Promise<{ default: Component<Record<string, unknown>> }>;

const rooms = import.meta.glob<{ default: Component<Record<string, unknown>> }>([
  '../lobby/{New,Resume,Learn}.svelte',
  '../table/Table.svelte',
  '../verasselt/Verasselt.svelte',
  '../replay/Replay.svelte',
  '../practice/Practice.svelte',
  '../referee/Referee.svelte',
]);

/** A room by its file, such as `replay/Replay`. */
export function room(file: string): Load {
  return rooms[`../${file}.svelte`] ?? (() => Promise.reject(new Error(`there is no ${file}`)));
}
