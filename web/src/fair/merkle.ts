/** The tree of hashes over a list that only grows (RFC 9162, 2.1): what a path of hashes shows. Leaves count from 0. */

import { concatBytes } from '@noble/hashes/utils.js';
import { sha256 } from './hash';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export function leafHash(leaf: Uint8Array): Uint8Array {
  return sha256(concatBytes(LEAF, leaf));
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(NODE, left, right));
}

/** Whether this path leads from the hash of a leaf to the root of a tree of this size. */
export function isIncluded(
  leaf: Uint8Array,
  index: number,
  size: number,
  path: readonly Uint8Array[],
  root: Uint8Array,
): boolean {
  if (!(index >= 0 && index < size)) return false;
  const way = new Way(index, size - 1);
  let found = leaf;
  for (const beside of path) {
    if (way.atRoot) return false;
    found = way.comesFromRight() ? nodeHash(beside, found) : nodeHash(found, beside);
    way.goUp();
  }
  return way.atRoot && same(found, root);
}

/** Whether this path shows that the list under one root is the beginning of the list under another. */
export function isConsistent(
  old: { readonly size: number; readonly root: Uint8Array },
  now: { readonly size: number; readonly root: Uint8Array },
  path: readonly Uint8Array[],
): boolean {
  if (old.size === now.size) return !path.length && same(old.root, now.root);
  if (old.size === 0) return !path.length && now.size > 0;
  if (!(old.size > 0 && old.size < now.size) || !path.length) return false;
  const way = new Way(old.size - 1, now.size - 1);
  way.goUpWhileRight();
  const [first, ...others] = way.at === 0 ? [old.root, ...path] : path;
  let [before, after] = [first!, first!];
  for (const beside of others) {
    if (way.atRoot) return false;
    if (way.comesFromRight()) [before, after] = [nodeHash(beside, before), nodeHash(beside, after)];
    else after = nodeHash(after, beside);
    way.goUp();
  }
  return way.atRoot && same(before, old.root) && same(after, now.root);
}

/** The way from a leaf up to the root; `last` is the last node of the same height. Sizes may be beyond 32 bits. */
class Way {
  constructor(
    public at: number,
    private last: number,
  ) {}

  get atRoot(): boolean {
    return this.last === 0;
  }

  /** Whether the next hash of the path is on the left; where there is no neighbour, the way goes up to one. */
  comesFromRight(): boolean {
    if (this.at % 2 === 0 && this.at !== this.last) return false;
    while (this.at % 2 === 0 && this.at !== 0) this.goUp();
    return true;
  }

  goUpWhileRight(): void {
    while (this.at % 2 === 1) this.goUp();
  }

  goUp(): void {
    this.at = Math.floor(this.at / 2);
    this.last = Math.floor(this.last / 2);
  }
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
