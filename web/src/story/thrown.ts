/** What came of hands that this browser threw again, in a database of the browser: of the latest games, without names. */

import type { HandLanding, HandToThrow } from '../protocol/messages';
import { THROWN_HANDS } from '../state/thrown-hands';

const STORE = 'games';
/** Of so many games: a long one takes about 200 kB. */
const MOST = 30;

export type Landings = ReadonlyMap<number, readonly (HandLanding | null)[]>;

interface Kept {
  readonly id: string;
  readonly at: number;
  readonly hands: readonly HandToThrow[];
  readonly landings: Landings;
}

export const thrownBefore = {
  /** Nothing, if these are not the hands that were thrown, or the browser keeps nothing. */
  async read(id: string, hands: readonly HandToThrow[]): Promise<Landings | null> {
    try {
      const found = await within<Kept | undefined>('readonly', (store) => store.get(id));
      return found && JSON.stringify(found.hands) === JSON.stringify(hands) ? found.landings : null;
    } catch {
      return null;
    }
  },

  async keep(id: string, hands: readonly HandToThrow[], landings: Landings): Promise<void> {
    try {
      const kept: Kept = { id, at: Date.now(), hands, landings };
      await within('readwrite', (store) => store.put(kept));
      const all = await within<IDBValidKey[]>('readonly', (store) => store.index('at').getAllKeys());
      for (const old of all.slice(0, -MOST)) await within('readwrite', (store) => store.delete(old));
    } catch {
      // it is thrown again
    }
  },
};

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(THROWN_HANDS, 1);
    asked.onupgradeneeded = () =>
      asked.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at');
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
      asked.onerror = () => failed(asked.error ?? new Error('nothing kept'));
    });
  } finally {
    database.close();
  }
}
