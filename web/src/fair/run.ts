/** Checks a finished game: gets its record, without blocking the page. */

import { api, ApiFailure } from '../net/api';
import { FACES } from '../symbols';
import { lookUp, type Anchor } from './ledger';
import { LUCK } from './tables';
import { checks, type Check, type Listed, type Witness } from './verify';
import { memories, witnessOf } from './witness';

/** So long the page may be busy in one piece, in ms. */
const SLICE = 8;

export interface Checked {
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
  const [source, listed] = await Promise.all([api.record(game), lookedUp(game)]);
  const memory = memories().of(game);
  const witness = memory && witnessOf(memory);
  const found: Check[] = [];
  let began = performance.now();
  for await (const one of checks(source, { witness, listed, faces: FACES, luck: LUCK })) {
    found.push(one);
    if (performance.now() - began < SLICE) continue;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
  }
  return { checks: found, witness };
}

/** Where this browser last saw the public list. */
const ANCHOR = 'throwdown-list';

/** What the public list says of a game; nothing where it cannot be read. */
async function lookedUp(game: string): Promise<Listed | null> {
  const source = {
    of: async (id: string) => (await api.ledger({ game: id })).rows,
    after: async (n: number) => (await api.ledger({ after: String(n) })).rows,
  };
  try {
    const { listed, anchor } = await lookUp(game, source, anchored());
    if (listed.unbroken && anchor) storeAnchor(anchor);
    return listed;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

function anchored(): Anchor | null {
  try {
    return JSON.parse(localStorage.getItem(ANCHOR) ?? 'null') as Anchor | null;
  } catch {
    return null;
  }
}

function storeAnchor({ n, link }: Anchor): void {
  try {
    localStorage.setItem(ANCHOR, JSON.stringify({ n, link }));
  } catch {
    // a browser that stores nothing compares within one game only
  }
}
