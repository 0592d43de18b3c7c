/** What this browser saw and promised before games: stored, so that it can be compared with their records later. */

import { keyHashOf } from './hash';
import type { Receipt } from './signing';

const STORAGE_KEY = 'throwdown-witness';
/** So many games are remembered. */
const MOST = 100;

export interface Memory {
  /** What the table had promised when it was heard first, or before the keys were given. */
  readonly commitment: string;
  /** Own keys by seat of the table. */
  readonly keys: Readonly<Record<number, string>>;
  /** By seat of the table, as they were when the own keys were given; nothing before that. */
  readonly hashes?: readonly (string | null)[];
  readonly draft?: string;
  /** The secret with which this browser signs the end, for all its seats. */
  readonly signing?: string;
  /** The public key to it, from when it was promised. */
  readonly signer?: string;
  /** What the server signed for promises and keys. */
  readonly receipts?: readonly Receipt[];
  /** By seat of the game: the seat of the table. */
  readonly places?: readonly number[];
}

/** What this browser saw and did before a game, by seats of the game. */
export interface Witness {
  readonly commitment: string;
  /** Its own keys by seat of the game. */
  readonly keys: Readonly<Record<number, string>>;
  /** All that was promised when it gave its keys: the hash of each seat's key, and of the header without them. */
  readonly hashes?: readonly (string | null)[];
  readonly draft?: string;
  /** The public key with which it signs the end. */
  readonly signer?: string;
  /** What the server signed for its keys. */
  readonly receipts?: readonly Receipt[];
}

type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

export class Memories {
  /** For browsers that store nothing: until the page is closed. */
  private games: [string, Memory][] = [];

  constructor(private storage: MemoryStorage | null) {}

  of(game: string): Memory | null {
    return this.all().find(([id]) => id === game)?.[1] ?? null;
  }

  store(game: string, memory: Memory): void {
    const others = this.all().filter(([id]) => id !== game);
    this.games = [...others, [game, memory] satisfies [string, Memory]].slice(-MOST);
    try {
      this.storage?.setItem(STORAGE_KEY, JSON.stringify(this.games));
    } catch {
      this.storage = null;
    }
  }

  /** Read again each time: another window of this browser may have added to it. */
  private all(): [string, Memory][] {
    try {
      if (this.storage) return JSON.parse(this.storage.getItem(STORAGE_KEY) ?? '[]') as [string, Memory][];
    } catch {
      this.storage = null;
    }
    return this.games;
  }
}

/** A memory by seats of the game, as its record has them. Keys that were not asked for are nobody's. */
export function witnessOf({ commitment, keys, hashes, draft, places, receipts, signer }: Memory): Witness {
  if (!hashes || draft === undefined) return { commitment, keys: {} };
  const seats = places ?? hashes.map((_, seat) => seat);
  const given = seats.map((seat, place): [number, string | undefined] => [place, keys[seat]]);
  const own = given.filter(([place, key]) => key && keyHashOf(key) === hashes[seats[place]!]);
  return {
    commitment,
    keys: Object.fromEntries(own) as Record<number, string>,
    hashes: seats.map((seat) => hashes[seat] ?? null),
    draft,
    ...(signer ? { signer } : {}),
    ...(receipts ? { receipts } : {}),
  };
}

let shared: Memories | null = null;

/** What this browser remembers, all its windows together. */
export function memories(): Memories {
  shared ??= new Memories(storage());
  return shared;
}

function storage(): MemoryStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
