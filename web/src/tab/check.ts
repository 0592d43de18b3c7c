/** What this device lacks to host the game itself: said in sentences before anything is downloaded. */

import { openDatabase } from './database';

/** The name of a sentence in `tab.ftl`. */
export type Lack =
  'tab-lacks-wasm' | 'tab-lacks-memory' | 'tab-lacks-storage' | 'tab-lacks-room' | 'tab-lacks-unpacking';

/** What cannot be done without; with the others the game may work, or a part of it. */
const NEEDED: readonly Lack[] = ['tab-lacks-wasm', 'tab-lacks-storage', 'tab-lacks-unpacking'];

/** A function that catches an exception: Pyodide is full of them. */
const CATCHES = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11,
];
/** Pages of 64 kB: some phones refuse a memory that may grow so far. */
const PAGES = { initial: 1, maximum: 32_768 };
/** Gigabytes that a browser says the device has: with less the tab is closed in the middle of a game. */
const LEAST_MEMORY = 1;
/** Bytes that are stored at least, games included. */
const LEAST_ROOM = 40e6;

/** The part of a browser that is asked. */
export interface Device {
  readonly WebAssembly?: typeof WebAssembly;
  readonly DecompressionStream?: unknown;
  readonly indexedDB?: IDBFactory;
  readonly navigator: { readonly deviceMemory?: number; readonly storage?: Pick<StorageManager, 'estimate'> };
}

/** Nothing is missing if the list is empty. */
export async function check(device: Device = globalThis): Promise<readonly Lack[]> {
  const found: Record<Lack, boolean> = {
    'tab-lacks-wasm': !device.WebAssembly?.validate(new Uint8Array(CATCHES)),
    'tab-lacks-memory': lacksMemory(device),
    'tab-lacks-storage': await lacksStorage(device),
    'tab-lacks-room': await lacksRoom(device),
    'tab-lacks-unpacking': !device.DecompressionStream,
  };
  return (Object.keys(found) as Lack[]).filter((lack) => found[lack]);
}

/** The first of these with which the game cannot be started at all. */
export function hindrance(lacks: readonly Lack[]): Lack | undefined {
  return lacks.find((lack) => NEEDED.includes(lack));
}

/** As other faults are named. */
export function codeOf(lack: Lack): string {
  return lack.replace('-', '/').replace('-', '_');
}

function lacksMemory({ WebAssembly: engine, navigator }: Device): boolean {
  if ((navigator.deviceMemory ?? LEAST_MEMORY) < LEAST_MEMORY) return true;
  try {
    return !!engine && !new engine.Memory(PAGES);
  } catch {
    return true; // it says so with an error
  }
}

/** Private windows of some browsers have a database that cannot be opened. */
async function lacksStorage({ indexedDB }: Device): Promise<boolean> {
  try {
    (await openDatabase(indexedDB ?? null)).close();
    return false;
  } catch {
    return true;
  }
}

async function lacksRoom({ navigator }: Device): Promise<boolean> {
  try {
    const { quota, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
    return quota !== undefined && quota - usage < LEAST_ROOM;
  } catch {
    return false; // some private windows refuse to say
  }
}
