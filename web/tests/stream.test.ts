/** Draws, hashes and canonical texts are those of Python: numbers of `scripts/fixtures.py`. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { canonical, type Json } from '../src/fair/canonical';
import { joined } from '../src/fair/hash';
import { Stream } from '../src/fair/stream';
import made from './fixtures/chance.json';

describe('as Python does it', () => {
  it('draws numbers and orders', () => {
    const stream = new Stream(hexToBytes(made.key));
    for (const [bound, drawn] of made.below as [number, number][]) expect(stream.below(bound)).toBe(drawn);
    expect(stream.shuffled(Array.from({ length: 40 }, (_, at) => at))).toEqual(made.shuffled);
  });

  it('joins and writes', () => {
    expect(bytesToHex(joined('throw', 'é😀', 12, new Uint8Array([0, 255])))).toBe(made.joined);
    const [value, text] = made.canonical as [Json, string];
    expect(canonical(value)).toBe(text);
  });
});
