/** Records for tests, as they are and as a forger might change them. */

import { readFileSync, readdirSync } from 'node:fs';
import { canonical, isList, isObject, type Json, type JsonObject } from '../src/fair/canonical';
import { sha256Hex } from '../src/fair/hash';
import { LUCK } from '../src/fair/tables';
import { checks, type Check, type Evidence } from '../src/fair/verify';
import { FACES } from '../src/symbols';

const FOLDER = new URL('./fixtures/records/', import.meta.url);
export const RECORDS = readdirSync(FOLDER);

export function recordOf(file: string, folder = FOLDER): string {
  return readFileSync(new URL(file, folder), 'utf8');
}

export function linesOf(record: string): JsonObject[] {
  return record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);
}

/** Lines with new hashes: a forger can compute them, too. */
export function chained(lines: readonly JsonObject[]): { text: string; final: string } {
  let chain = '';
  const text = lines.map(({ hash: _, ...content }) => {
    const hashed = Object.entries(content).filter(([field]) => field !== 'players' && field !== 'salts');
    chain = sha256Hex(`${chain}\n${canonical(Object.fromEntries(hashed))}`);
    return JSON.stringify({ ...content, hash: chain });
  });
  return { text: text.join('\n'), final: chain };
}

const NOTHING: Evidence = { witness: null, faces: FACES, luck: LUCK };

export async function found(record: string, evidence: Partial<Evidence> = {}): Promise<Check[]> {
  const all: Check[] = [];
  for await (const check of checks(record, { ...NOTHING, ...evidence })) all.push(check);
  return all;
}

export function counted(all: readonly Check[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { what, verdict } of all) counts[`${what} ${verdict}`] = (counts[`${what} ${verdict}`] ?? 0) + 1;
  return counts;
}

export type Path = readonly (string | number)[];

/** The path of every word and number of a value. */
export function leaves(value: Json, at: Path = []): Path[] {
  if (isList(value)) return value.flatMap((each, index) => leaves(each, [...at, index]));
  if (isObject(value)) return Object.keys(value).flatMap((key) => leaves(value[key]!, [...at, key]));
  return [at];
}

/** The same value with something else at this place. */
export function changed(value: Json, [step, ...rest]: Path): Json {
  if (step === undefined) return otherThan(value);
  if (isList(value)) return value.map((each, at) => (at === step ? changed(each, rest) : each));
  const object = value as JsonObject;
  return { ...object, [step]: changed(object[step]!, rest) };
}

function otherThan(value: Json): Json {
  if (typeof value === 'number') return value + 2;
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return 'other';
  if (!/^[0-9a-f]{16,}$/.test(value)) return `${value}x`;
  return (value.startsWith('0') ? '1' : '0') + value.slice(1);
}
