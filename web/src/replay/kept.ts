/** Replays that somebody wants to see without a connection. */

import { at } from '../net/base';
import type { Recorded } from './track';

const STORE = 'throwdown-replays';
const path = (id: string) => at(`kept/${encodeURIComponent(id)}`);

export function canKeep(): boolean {
  return 'caches' in globalThis;
}

export async function keep(replay: Recorded): Promise<void> {
  const store = await caches.open(STORE);
  await store.put(path(replay.id), new Response(JSON.stringify(replay), { headers: { 'content-type': 'application/json' } }));
}

export async function drop(id: string): Promise<void> {
  await (await caches.open(STORE)).delete(path(id));
}

export async function kept(id: string): Promise<Recorded | null> {
  if (!canKeep()) return null;
  const found = await (await caches.open(STORE)).match(path(id));
  return found ? ((await found.json()) as Recorded) : null;
}

export interface Summary {
  id: string;
  game: string;
  players: string[];
  started: number;
}

export async function allKept(): Promise<Summary[]> {
  if (!canKeep()) return [];
  const store = await caches.open(STORE);
  const found = await Promise.all((await store.keys()).map(async (request) => (await store.match(request))?.json() as Promise<Recorded>));
  return found.filter(Boolean).map(({ id, game, players, started }) => ({ id, game, players, started })).sort((a, b) => b.started - a.started);
}
