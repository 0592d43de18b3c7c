/** Checks a finished game: gets its record, without blocking the page. */

import { api, ApiFailure } from '../net/api';
import { finished } from '../net/finished';
import { FACES } from '../symbols';
import type { JsonObject } from './canonical';
import type { Fork } from './heads';
import { lookUp, type Source } from './ledger';
import { list, Malformed, text } from './parse';
import { readRecord, RecordDamaged, RecordNewer } from './record';
import { LUCK } from './tables';
import { checks, isOfTab, type Check, type Listed, type Witness } from './verify';
import { memories, seenList, witnessOf } from './witness';

/** So long the page may be busy in one piece, in ms. */
const SLICE = 8;
const NOT_FOUND = 404;

export interface Checked {
  /** The record itself, line by line. */
  readonly source: string;
  readonly checks: readonly Check[];
  readonly witness: Witness | null;
  /** Two lists of the server that do not fit together, now or at an earlier time. */
  readonly fork: Fork | null;
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
  const header = headerOf(source);
  const found = header && isOfTab(header) ? null : await lookedUp(game, voidedFor(header));
  const listed = found?.listed ?? null;
  const memory = memories().of(game);
  const witness = memory && witnessOf(memory);
  const made: Check[] = [];
  let began = performance.now();
  for await (const one of checks(source, { witness, listed, faces: FACES, luck: LUCK })) {
    made.push(one);
    if (performance.now() - began < SLICE) continue;
    await new Promise((done) => setTimeout(done));
    began = performance.now();
  }
  return { source, checks: made, witness, fork: found?.fork ?? null };
}

/** The header of a record; what is no record at all is found out by the checks. */
function headerOf(source: string): JsonObject | null {
  try {
    return readRecord(source).header;
  } catch (error) {
    if (error instanceof RecordDamaged || error instanceof RecordNewer) return null;
    throw error;
  }
}

/** The games that a header says were voided for it. */
function voidedFor(header: JsonObject | null): string[] {
  try {
    return list(header?.['void'] ?? []).map((game) => text(game));
  } catch (error) {
    if (error instanceof Malformed) return [];
    throw error;
  }
}

/** What the public list says of a game; nothing where it cannot be read. */
async function lookedUp(
  game: string,
  voided: readonly string[],
): Promise<{ listed: Listed; fork: Fork | null } | null> {
  const memory = seenList();
  const { head, fork: known } = memory.seen;
  try {
    const { listed, ...found } = await lookUp(game, SOURCE, head, voided);
    const fork = known ?? found.fork;
    memory.store({ head: found.head, fork });
    return { listed: fork ? { ...listed, list: 'differs' } : listed, fork };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

const SOURCE: Source = {
  of: (game) => finished.listProof({ game }),
  at: (n) => finished.listProof({ n: String(n) }),
  after: async (n) => (await finished.ledger({ after: String(n) })).rows,
  between: async (log, old, now) => {
    try {
      return (await finished.listGoesOn(log, old, now)).path;
    } catch (error) {
      // A server that has signed both heads and cannot show how the one goes on to the other has no such list.
      if (error instanceof ApiFailure && error.status === NOT_FOUND) return [];
      throw error;
    }
  },
};
