/** Checks a finished game: gets its record, without blocking the page. */

import { api } from '../net/api';
import { FACES } from '../symbols';
import { LUCK } from './tables';
import { checks, type Check, type Witness } from './verify';
import { memories, witnessOf } from './witness';

/** So long the page may be busy in one piece, in ms. */
const SLICE = 8;

export interface Checked {
  /** The record itself, line by line. */
  readonly source: string;
  readonly checks: readonly Check[];
  readonly witness: Witness | null;
}

const known = new Map<string, Promise<Checked>>();

/** What this browser finds out about a game; asked again, it is what was found before. */
export function checked(game: string): Promise<Checked> {
  let asked = known.get(game);
  if (!asked) {
    asked = check(game);
    known.set(game, asked);
    asked.catch(() => known.delete(game));
  }
  return asked;
}

async function check(game: string): Promise<Checked> {
  const source = await api.record(game);
  const memory = memories().of(game);
  const witness = memory && witnessOf(memory);
  const made: Check[] = [];
  let began = performance.now();
  for await (const one of checks(source, { witness, faces: FACES, luck: LUCK })) {
    made.push(one);
    if (performance.now() - began < SLICE) continue;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
  }
  return { source, checks: made, witness };
}
