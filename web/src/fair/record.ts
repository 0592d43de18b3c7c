/** A record as the browser reads it: lines of JSON, chained by their hashes. Knows no rule of any game. */

import { canonical, isList, isObject, type Json, type JsonObject } from './canonical';
import { sha256Hex } from './hash';

const FORMAT = 'throwdown-record';
const NEWEST = 2;

export interface GameRecord {
  readonly header: JsonObject;
  /** Every line after the header; the first one is entry 1. */
  readonly entries: readonly JsonObject[];
  /** The hash of the last line: it represents the whole record. */
  readonly final: string;
}

/** A line that is no line of a record, or not the one that belongs there; the header is line 1. */
export class RecordDamaged extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is damaged`);
  }
}

/** The page is older than this record, or does not know its game. */
export class RecordNewer extends Error {}

/** The record of this text, each line checked against those before it. */
export function readRecord(text: string): GameRecord {
  const lines: JsonObject[] = [];
  let chain = '';
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    const { hash, ...content } = contentOf(line, at);
    if (content['n'] !== at || linked(chain, content, at) !== hash) throw new RecordDamaged(at + 1);
    chain = hash;
    lines.push(content);
  }
  const [header, ...entries] = lines;
  return { header: header!, entries, final: chain };
}

function contentOf(line: string, at: number): JsonObject & { readonly hash: string } {
  let content: Json;
  try {
    content = JSON.parse(line) as Json;
  } catch {
    throw new RecordDamaged(at + 1);
  }
  if (!isObject(content) || typeof content['hash'] !== 'string' || hasKeyTwice(line, content))
    throw new RecordDamaged(at + 1);
  if (at === 0) checkFormat(content);
  return { ...content, hash: content['hash'] };
}

/** With a key that comes twice two programs may read two games under the same hash. */
function hasKeyTwice(line: string, content: Json): boolean {
  const pairs = line.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
  return pairs !== countKeys(content);
}

function countKeys(value: Json): number {
  if (isList(value)) return value.reduce<number>((sum, each) => sum + countKeys(each), 0);
  if (!isObject(value)) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + 1 + countKeys(each), 0);
}

function checkFormat({ format, version }: JsonObject): void {
  if (format !== FORMAT || typeof version !== 'number') throw new RecordDamaged(1);
  if (version > NEWEST) throw new RecordNewer();
}

function linked(chain: string, content: JsonObject, at: number): string {
  try {
    return sha256Hex(`${chain}\n${canonical(content)}`);
  } catch (error) {
    if (error instanceof RangeError) throw new RecordDamaged(at + 1);
    throw error;
  }
}

/** The hash of everything that the players agreed on; the lot that says who begins is drawn with it. */
export function headerHash(header: JsonObject): string {
  return sha256Hex(canonical(agreed(header)));
}

/** The same before the keys were shown. */
export function draftHash(header: JsonObject): string {
  const { keys: _, ...rest } = agreed(header);
  return sha256Hex(canonical(rest));
}

function agreed(header: JsonObject): JsonObject {
  const { n: _, first, ...rest } = header;
  return header['first_by'] === 'lot' || first === undefined ? rest : { ...rest, first };
}
