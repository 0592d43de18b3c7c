/** A whole table of an arena game, at which happens what a test tells. */

import { expect } from 'vitest';
import { isArena, type ArenaGame } from '../../src/protocol/games';
import type { ArenaView, GameEvent, GameInfo } from '../../src/protocol/messages';
import ArenaTable from '../../src/table/ArenaTable.svelte';
import type { Visit } from '../../src/state/visit.svelte';
import { arenaView, moment } from '../games';
import { mounting } from './mounted';
import { visiting, type Visited } from './visits';

export interface Told {
  events?: GameEvent[];
  told?: string[];
  /** Which event each sentence is about. */
  about?: number[];
  /** The recorded motion of a throw. */
  motion?: Uint8Array;
  view?: Partial<ArenaView>;
  game?: Partial<GameInfo>;
}

export interface AtTable extends Visited {
  /** Another moment; done when the page shows it. */
  tell: (what: Told) => Promise<void>;
  /** The same, not waited for; its version. */
  send: (what: Told) => number;
}

function gameOf(visit: Visit): ArenaGame {
  const { game } = visit.state;
  if (!game || !isArena(game)) throw new Error('not a game of the arena');
  return game;
}

export async function atTable(
  view: Partial<ArenaView>,
  at: Parameters<typeof visiting>[1],
): Promise<AtTable> {
  const places = at?.seats?.map((_, place) => place) ?? [0, 1];
  const visited = visiting({ view: arenaView(view), places }, { game: view.game ?? 'strike', ...at });
  const { visit, socket } = visited;
  mounting(ArenaTable, {
    visit,
    get game() {
      return gameOf(visit);
    },
  });
  await expect.poll(() => document.querySelector('[role=application]')).not.toBeNull();
  let version = 7;
  const send = ({ events = [], told = [], about = [], view = {}, game = {}, motion }: Told) => {
    version += 1;
    const now = gameOf(visit);
    const next = { ...now, ...game, view: { ...now.view, ...view } };
    socket.says({
      ...moment({ version, events, told, about, motion: motion !== undefined }),
      game: next,
    });
    if (motion) {
      const frame = new Uint8Array(4 + motion.length);
      new DataView(frame.buffer).setUint32(0, version);
      frame.set(motion, 4);
      socket.onmessage?.({ data: frame.buffer } as never);
    }
    return version;
  };
  const tell = async (what: Told) => {
    const sent = send(what);
    await expect.poll(() => visit.state.version).toBe(sent);
  };
  return { ...visited, tell, send };
}
