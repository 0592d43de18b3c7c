/** The database of the tab: texts under keys in IndexedDB. `tab/database.py` has the same names of stores. */

import { TabBusy, TabFailed } from './errors';

const NAME = 'throwdown-tab';
const VERSION = 1;
/** Written by Python, except `owner`. */
export const STORES = [
  'people',
  'tables',
  'games',
  'seats',
  'secrets',
  'events',
  'names',
  'moves',
  'host',
  'owner',
] as const;
const OWNER = 'owner';
/** After every text that begins with a prefix. */
const LAST = '\uffff';

/** The name of a store, a key, and a text or null to delete it. */
export type Change = readonly [store: string, key: string, text: string | null];
export type Row = readonly [key: string, text: string];

/** What a browser says when its disk is full or fails: it closes the database, and may have deleted it. */
const BROKEN = ['UnknownError', 'AbortError', 'InvalidStateError'];

export async function openDatabase(
  factory: IDBFactory | null = globalThis.indexedDB ?? null,
): Promise<Database> {
  try {
    return new Database(await opened(factory!), factory!);
  } catch (error) {
    throw failure(error);
  }
}

async function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    for (const store of STORES) opening.result.createObjectStore(store);
  };
  const database = await result(opening);
  // a newer page wants to change the stores: what is open here must not hold it up
  database.onversionchange = () => database.close();
  return database;
}

export class Database {
  private owner: string | null = null;
  /** What was loaded and written here, by store and key: it is written again if the browser lost it. */
  private readonly known = new Map<string, Map<string, string>>();

  constructor(
    private database: IDBDatabase,
    private readonly factory: IDBFactory,
  ) {}

  /** From now on this host alone writes: what an older one writes later is refused. */
  async own(owner: string): Promise<void> {
    await this.write([[OWNER, OWNER, owner]]);
    this.owner = owner;
  }

  /** Keys that begin with this and their texts, in the order of the keys. */
  async load(store: string, prefix = ''): Promise<Row[]> {
    try {
      const shelf = this.database.transaction(store).objectStore(store);
      const range = IDBKeyRange.bound(prefix, prefix + LAST);
      const [keys, texts] = await Promise.all([
        result(shelf.getAllKeys(range) as IDBRequest<string[]>),
        result(shelf.getAll(range) as IDBRequest<string[]>),
      ]);
      const rows = keys.map((key, index) => [key, texts[index]!] as const);
      for (const [key, text] of rows) this.know([store, key, text]);
      return rows;
    } catch (error) {
      throw failure(error);
    }
  }

  /** All of it or nothing; it is on the disk when this resolves. */
  async write(changes: readonly Change[]): Promise<void> {
    if (!changes.length) return;
    try {
      await this.put(changes).catch((error: unknown) => {
        if (!isBroken(error)) throw error;
        return this.restore(changes);
      });
    } catch (error) {
      throw isBroken(error) ? new TabFailed('tab/storage_full', String(error)) : failure(error);
    }
    for (const change of changes) this.know(change);
  }

  /** Rows whose keys begin with this are not needed here any more: they are not written again. */
  forget(store: string, prefix: string): void {
    const texts = this.known.get(store);
    for (const key of [...(texts?.keys() ?? [])]) if (key.startsWith(prefix)) texts!.delete(key);
  }

  close(): void {
    this.database.close();
  }

  private async put(changes: readonly Change[]): Promise<void> {
    const stores = new Set([OWNER, ...changes.map(([store]) => store)]);
    const transaction = this.database.transaction(stores, 'readwrite', { durability: 'strict' });
    const done = completed(transaction);
    if (this.owner !== null) this.checkOwner(transaction, this.owner);
    for (const [store, key, text] of changes) {
      const shelf = transaction.objectStore(store);
      if (text === null) shelf.delete(key);
      else shelf.put(text, key);
    }
    await done;
  }

  /** The browser closed the database: open it again, and write all that is known. */
  private async restore(changes: readonly Change[]): Promise<void> {
    this.database.close();
    this.database = await opened(this.factory);
    const rows = [...this.known].flatMap(([store, texts]) =>
      [...texts].map(([key, text]): Change => [store, key, text]),
    );
    await this.put([...rows, ...changes]);
  }

  private know([store, key, text]: Change): void {
    const texts = this.known.get(store) ?? new Map<string, string>();
    this.known.set(store, texts);
    if (text === null) texts.delete(key);
    else texts.set(key, text);
  }

  /** A database without an owner was deleted by the browser: it is still this host's. */
  private checkOwner(transaction: IDBTransaction, owner: string): void {
    const asked = transaction.objectStore(OWNER).get(OWNER) as IDBRequest<string | undefined>;
    asked.onsuccess = () => {
      if (asked.result !== undefined && asked.result !== owner) transaction.abort();
    };
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof DOMException && BROKEN.includes(error.name);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** A transaction that was aborted without an error is one of a host that is not the owner any more. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => {
      reject(transaction.error ?? new TabBusy());
    };
  });
}

function failure(error: unknown): TabFailed {
  if (error instanceof TabFailed) return error;
  const { name, message } = error as Error;
  if (name === 'QuotaExceededError') return new TabFailed('tab/storage_full', message);
  return new TabFailed('tab/storage_denied', `${name}: ${message}`);
}
