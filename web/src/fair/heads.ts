/** Signed heads of the server's public list: how many rows it has, and the root of the tree over them. */

import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Head, ListedRow as Row, ProvedRow } from '../protocol/messages';
import { canonical } from './canonical';
import { isConsistent, isIncluded, leafHash } from './merkle';
import { isSigned as isSignedText } from './signing';

/** Two heads that the server signed and that do not fit together. */
export interface Fork {
  readonly earlier: Head;
  readonly later: Head;
}

/** Whether the owner of its key signed this head. */
export function isSigned({ log, first, size, root, at, key, signature }: Head): boolean {
  const text = `throwdown list head\nlog ${log}\nfirst ${first}\nsize ${size}\nroot ${root}\nat ${at}\n`;
  return isSignedText(key, utf8ToBytes(text), signature);
}

/** Whether the log under this head has the row in its place. */
export function hasRow(head: Head, { row, path }: ProvedRow): boolean {
  const leaf = leafHash(utf8ToBytes(canonicalRow(row)));
  return orFalse(() =>
    isIncluded(leaf, row.n - head.first, head.size, path.map(hexToBytes), hexToBytes(head.root)),
  );
}

/** Whether this path shows that the log under the one head goes on under the other. */
export function fit(old: Head, now: Head, path: readonly string[]): boolean {
  const alike = old.log === now.log && old.first === now.first && old.key === now.key;
  return alike && orFalse(() => isConsistent(rooted(old), rooted(now), path.map(hexToBytes)));
}

export function lastRow(head: Head): number {
  return head.first + head.size - 1;
}

/** A row as it is hashed: what is empty is left out. */
export function canonicalRow({ kind, game, round, hash, log, size }: Row): string {
  const fields = Object.entries({ kind, game, round, hash, log, size }).filter(([, value]) => value);
  return canonical(Object.fromEntries(fields));
}

function rooted({ size, root }: Head): { size: number; root: Uint8Array } {
  return { size, root: hexToBytes(root) };
}

/** What is no hash, key or signature at all shows nothing; the libraries throw at it. */
function orFalse(check: () => boolean): boolean {
  try {
    return check();
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}
