/**
 * Games that were played without a server are handed in when a server is there again, each once. The host in the tab
 * puts every finished game into the store `outbox`; what became of it is in `handed`, which only the page writes.
 */

import { ApiFailure } from '../net/api';
import { finished } from '../net/finished';
import { openDatabase, type Change, type Row } from './database';

const OUTBOX = 'outbox';
const HANDED = 'handed';
const LOCK = 'throwdown-home';
/** The server read the game and does not take it: the game has a fault, another game has its id, or it is too large. */
const FINAL: readonly number[] = [400, 409, 413];

/** A finished game that waits on this device. */
export interface Waiting {
  readonly id: string;
  readonly game: string;
  /** In seconds. */
  readonly ended: number;
  /** All lines of its record. */
  readonly record: string;
}

/** What became of a game: it is on the server under this id, the server refused it, or it stays here for ever. */
export type Handed =
  | { readonly state: 'stored'; readonly id: string }
  | { readonly state: 'refused'; readonly code: string; readonly message: string }
  | { readonly state: 'never' };

export interface Refused {
  readonly game: Waiting;
  readonly why: ApiFailure;
}

export interface Result {
  /** Ids on the server. */
  readonly stored: readonly string[];
  readonly refused: readonly Refused[];
  /** Why the others wait: there is no server, it is busy, or nobody is signed in. */
  readonly later: ApiFailure | null;
}

/** What is used of the browser. */
export interface World {
  load(store: string): Promise<readonly Row[]>;
  /** All of it or nothing. */
  write(changes: readonly Change[]): Promise<void>;
  /** Rejects with an `ApiFailure`. */
  handIn(game: Waiting): Promise<{ readonly id: string }>;
  /** One page at a time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export class Home {
  constructor(private readonly world: World) {}

  /** The games that were neither handed in nor refused, the oldest first. */
  async waiting(): Promise<Waiting[]> {
    const [games, handed] = await Promise.all([this.world.load(OUTBOX), this.world.load(HANDED)]);
    const done = new Set(handed.map(([id]) => id));
    return games
      .filter(([id]) => !done.has(id))
      .map(([id, text]) => ({ id, ...(JSON.parse(text) as Omit<Waiting, 'id'>) }))
      .sort((a, b) => a.ended - b.ended);
  }

  /** Hand in all that wait, one after the other; `progress` counts those that are done. */
  handInAll(progress: (done: number, total: number) => void = () => undefined): Promise<Result> {
    // Another page may have handed them in by now: what waits is read under the lock.
    return this.world.alone(async () => this.handIn(await this.waiting(), progress));
  }

  /** Do not ask for these again; they stay on this device. */
  async never(games: readonly Waiting[]): Promise<void> {
    await this.world.write(games.map(({ id }) => handed(id, { state: 'never' })));
  }

  private async handIn(
    games: readonly Waiting[],
    progress: (done: number, total: number) => void,
  ): Promise<Result> {
    const stored: string[] = [];
    const refused: Refused[] = [];
    for (const [done, game] of games.entries()) {
      progress(done, games.length);
      try {
        stored.push(await this.handInOne(game));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error; // the device could not store what the server answered
        if (!FINAL.includes(error.status)) return { stored, refused, later: error };
        await this.keepRefused(game, error);
        refused.push({ game, why: error });
      }
    }
    return { stored, refused, later: null };
  }

  /** The server answers the same game the same each time: a page that dies before it notes the answer asks again. */
  private async handInOne(game: Waiting): Promise<string> {
    const { id } = await this.world.handIn(game);
    await this.world.write([handed(game.id, { state: 'stored', id }), [OUTBOX, game.id, null]]);
    return id;
  }

  private keepRefused(game: Waiting, { code, message }: ApiFailure): Promise<void> {
    return this.world.write([handed(game.id, { state: 'refused', code, message })]);
  }
}

function handed(id: string, what: Handed): Change {
  return [HANDED, id, JSON.stringify(what)];
}

/** What became of the games of this browser, by their ids. */
export async function handedIn(): Promise<Map<string, Handed>> {
  const rows = await (await openDatabase()).load(HANDED);
  return new Map(rows.map(([id, text]) => [id, JSON.parse(text) as Handed]));
}

/** The games of this browser, and the server that this page came from. */
export async function home(): Promise<Home> {
  const database = await openDatabase();
  return new Home({
    load: (store) => database.load(store),
    write: (changes) => database.write(changes),
    handIn: ({ record, ended }) => finished.handIn({ record, ended }),
    // without https there are no locks: then the server alone sees to it that nothing is stored twice
    alone: async (work) => (navigator.locks ? await navigator.locks.request(LOCK, work) : work()),
  });
}
