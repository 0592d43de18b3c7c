/** A record as the browser reads it: lines of JSON, chained by their hashes. Knows no rule of any game. */

import { canonical, isList, isObject, written, type Json, type JsonObject } from './canonical';
import { sha256Hex } from './hash';

const FORMAT = 'throwdown-record';
const VERSION = 3;
/** What a header has outside of its hash. */
const BESIDE: readonly string[] = ['players', 'salts'];
/** Fields that a line has only if they hold something. */
const SELDOM: readonly string[] = [
  ...['intent', 'rest', 'motion', 'draw', 'secret', 'id', 'commitment', 'keys', 'engine', 'edition'],
  ...[
    'first_by',
    'processor',
    'promises',
    'signers',
    'names',
    'salts',
    'missing',
    'void',
    'server',
    'place',
    'players',
  ],
];

export interface GameRecord {
  readonly header: JsonObject;
  /** Every line after the header; the first one is entry 1. */
  readonly entries: readonly JsonObject[];
  /** Who signed the end: these lines follow the last one, and are no part of its hash. */
  readonly signatures: readonly JsonObject[];
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
  const signatures: JsonObject[] = [];
  let chain = '';
  for (const [at, line] of text.trimEnd().split('\n').entries()) {
    const parsed = parsedLine(line, at);
    if (!inOneForm(line, parsed)) throw new RecordDamaged(at + 1);
    if (lines.at(-1)?.['is'] === 'ended' && parsed['is'] === 'signature') {
      signatures.push(parsed);
      continue;
    }
    const { hash, ...content } = parsed;
    const hashed = at === 0 ? without(content, BESIDE) : content;
    const isNext = signatures.length === 0 && content['n'] === at && typeof hash === 'string';
    if (!isNext || linked(chain, hashed, at) !== hash) throw new RecordDamaged(at + 1);
    chain = hash;
    lines.push(content);
  }
  const [header, ...entries] = lines;
  return { header: header!, entries, signatures, final: chain };
}

/** The entries that are throws in the arena, by index. */
export function throwsOf({ entries }: GameRecord): number[] {
  return [...entries.keys()].filter((at) => entries[at]!['motion'] !== undefined);
}

function without(content: JsonObject, fields: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(content).filter(([field]) => !fields.includes(field)));
}

/** Nothing is written twice, no whole number as a fraction, and no field is empty that could be left out. */
function inOneForm(line: string, content: JsonObject): boolean {
  const empty = (value: Json) => value === '' || value === null || (isList(value) && value.length === 0);
  if (SELDOM.some((field) => content[field] !== undefined && empty(content[field]))) return false;
  const compact = line.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) =>
    part.startsWith('"') ? written(JSON.parse(part) as string) : '',
  );
  try {
    return compact === written(content);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function parsedLine(line: string, at: number): JsonObject {
  let content: Json;
  try {
    content = JSON.parse(line) as Json;
  } catch {
    throw new RecordDamaged(at + 1);
  }
  if (!isObject(content) || hasKeyTwice(line, content)) throw new RecordDamaged(at + 1);
  if (at === 0) checkFormat(content);
  return content;
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
  if (version > VERSION) throw new RecordNewer();
  if (version !== VERSION) throw new RecordDamaged(1);
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
  return sha256Hex(canonical(without(agreed(header), ['keys', 'missing'])));
}

function agreed(header: JsonObject): JsonObject {
  const drawn = header['first_by'] === 'lot' ? ['first'] : [];
  return without(header, ['n', ...drawn, ...BESIDE]);
}
