/** The tree of hashes over the public list: known examples, every size up to forty, and forged paths. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { isConsistent, isIncluded, leafHash } from '../src/fair/merkle';
import { consistency, inclusion, rootOf } from './trees';

/** The example that implementations of RFC 6962 share. */
const SHARED = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
  .map(hexToBytes)
  .map(leafHash);
const ROOT = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328';
const INCLUDED_5 = [
  'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
];
const FROM_6 = [
  '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
];
const ROOT_6 = '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef';

const LEAVES = Array.from({ length: 40 }, (_, at) => leafHash(Uint8Array.of(at)));
const OTHER = leafHash(Uint8Array.of(99));
const ROOTS = LEAVES.map((_, at) => rootOf(LEAVES.slice(0, at + 1)));
const tree = (size: number) => ({ size, root: ROOTS[size - 1]! });

test('the shared example comes out', () => {
  expect(bytesToHex(rootOf(SHARED))).toBe(ROOT);
  expect(isIncluded(SHARED[5]!, 5, 8, INCLUDED_5.map(hexToBytes), hexToBytes(ROOT))).toBe(true);
  const [old, now] = [
    { size: 6, root: hexToBytes(ROOT_6) },
    { size: 8, root: hexToBytes(ROOT) },
  ];
  expect(isConsistent(old, now, FROM_6.map(hexToBytes))).toBe(true);
  expect(isConsistent(old, now, FROM_6.slice(1).map(hexToBytes))).toBe(false);
});

test('every leaf is included in its place, and no other leaf', () => {
  for (let size = 1; size <= LEAVES.length; size++) {
    const { root } = tree(size);
    for (let index = 0; index < size; index++) {
      const path = inclusion(index, LEAVES.slice(0, size));
      expect(isIncluded(LEAVES[index]!, index, size, path, root)).toBe(true);
      expect(isIncluded(OTHER, index, size, path, root)).toBe(false);
      expect(isIncluded(LEAVES[index]!, index, size, [...path, OTHER], root)).toBe(false);
      if (path.length) expect(isIncluded(LEAVES[index]!, index, size, path.slice(1), root)).toBe(false);
    }
    expect(isIncluded(LEAVES[0]!, size, size, [], root)).toBe(false);
    expect(isIncluded(LEAVES[0]!, -1, size, [], root)).toBe(false);
  }
});

test('every beginning is consistent, and no other list', () => {
  for (let now = 1; now <= LEAVES.length; now++)
    for (let old = 1; old <= now; old++) {
      const path = consistency(old, LEAVES.slice(0, now));
      expect(isConsistent(tree(old), tree(now), path)).toBe(true);
      expect(isConsistent({ size: old, root: OTHER }, tree(now), path)).toBe(false);
      expect(isConsistent(tree(old), { size: now, root: OTHER }, path)).toBe(false);
      expect(isConsistent(tree(old), tree(now), [...path, OTHER])).toBe(false);
      if (old < now) expect(isConsistent(tree(now), tree(old), path)).toBe(false);
    }
  expect(isConsistent({ size: 0, root: rootOf([]) }, tree(9), [])).toBe(true);
});
