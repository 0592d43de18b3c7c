/** Randomness that can be drawn again with the key; draws as `throwers/fairness.py` and Python's `Random` do. */

import { concatBytes } from '@noble/hashes/utils.js';
import { sha256 } from './hash';

const BLOCK_BITS = 256;

export class Stream {
  private block = new Uint8Array(0);
  private blocks = 0;
  private used = BLOCK_BITS;

  constructor(private readonly key: Uint8Array) {}

  /** The next bits as a whole number, at most 53 of them. */
  bits(count: number): number {
    let number = 0;
    for (let missing = count; missing > 0;) {
      if (this.used === BLOCK_BITS) this.fill();
      const left = 8 - (this.used % 8);
      const taken = Math.min(left, missing);
      const byte = this.block[this.used >> 3]!;
      number = number * 2 ** taken + ((byte >> (left - taken)) & (2 ** taken - 1));
      this.used += taken;
      missing -= taken;
    }
    return number;
  }

  /** A whole number from 0 to below `bound`: drawn again while it is too large. */
  below(bound: number): number {
    if (bound < 1) throw new RangeError(`no number is below ${bound}`);
    const width = bound.toString(2).length;
    for (;;) {
      const drawn = this.bits(width);
      if (drawn < bound) return drawn;
    }
  }

  /** Fisher and Yates: every order is equally likely. */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }

  private fill(): void {
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(this.blocks));
    this.block = Uint8Array.from(sha256(concatBytes(this.key, number)));
    this.blocks += 1;
    this.used = 0;
  }
}
