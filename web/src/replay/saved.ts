/** Replays that are saved for use without a connection, in a database of the browser. */

import type { Replay, ReplayStep } from '../protocol/messages';

const DATABASE = 'throwdown';
const STORE = 'replays';

/** Earlier versions stored replays as the server sent them, without fields that held these values. */
type Stored = Omit<Replay, 'steps' | 'place'> & {
  place?: Replay['place'];
  steps: readonly (Partial<ReplayStep> & { n: number })[];
};
const STEP: Omit<ReplayStep, 'n'> = {
  seat: null,
  action: null,
  intent: [],
  events: [],
  told: [],
  short: [],
  joins: false,
  why: [],
  view: null,
  lying: [],
  motion: '',
};

export function completed(stored: Stored): Replay {
  return { place: '', ...stored, steps: stored.steps.map((step) => ({ ...STEP, ...step })) };
}

export interface Summary {
  id: string;
  game: string;
  players: readonly string[];
  started: number;
}

export function canSave(): boolean {
  return 'indexedDB' in globalThis;
}

export async function saveReplay(replay: Replay): Promise<void> {
  await within('readwrite', (store) => store.put(replay));
}

export async function removeReplay(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id));
}

export async function removeAllReplays(): Promise<void> {
  if (canSave()) await within('readwrite', (store) => store.clear());
}

export async function savedReplay(id: string): Promise<Replay | null> {
  if (!canSave()) return null;
  const found = await within<Stored | undefined>('readonly', (store) => store.get(id));
  return found ? completed(found) : null;
}

/** The games that are saved, the newest first. */
export async function savedGames(): Promise<Summary[]> {
  if (!canSave()) return [];
  const found = await within<Stored[]>('readonly', (store) => store.getAll());
  return found
    .map(({ id, game, players, started }) => ({ id, game, players, started }))
    .sort((a, b) => b.started - a.started);
}

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no database'));
  });
}

async function within<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await opened();
  try {
    return await new Promise<Result>((done, failed) => {
      const asked = ask(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => done(asked.result as Result);
      asked.onerror = () => failed(asked.error ?? new Error('nothing saved'));
    });
  } finally {
    database.close();
  }
}
