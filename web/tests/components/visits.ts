/** A visit to a table whose server is the test. */

import { flushSync } from 'svelte';
import type { GameInfo, Welcome } from '../../src/protocol/messages';
import { Visit } from '../../src/state/visit.svelte';
import { game, table, welcome } from '../games';
import { FakeEnvironment, type FakeSocket } from '../sockets';

export interface Visited {
  visit: Visit;
  socket: FakeSocket;
  /** What the page asked for with `is`, without what numbers it. */
  sent: (is: string) => Record<string, unknown>[];
}

/** The welcome has come, and the own seat is the first. */
export function visiting(
  here: Partial<GameInfo>,
  at: Parameters<typeof table>[0] = {},
  more: Partial<Welcome> = {},
): Visited {
  const environment = new FakeEnvironment();
  const visit = new Visit('t1', () => ({ language: 'en', theme: 'published' }), environment);
  visit.open();
  const { socket } = environment;
  socket.opens();
  socket.says(welcome({ game: game(here), table: table(at), ...more }));
  flushSync();
  const sent = (is: string) => socket.sent.filter((message) => message['is'] === is);
  return { visit, socket, sent };
}
