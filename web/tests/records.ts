/** Records for tests, as they are and as a forger might change them. */

import { readFileSync } from 'node:fs';
import { canonical, type JsonObject } from '../src/fair/canonical';
import { sha256Hex } from '../src/fair/hash';

export function recordOf(file: string): string {
  return readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8');
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
