/** Python's `Random`, a Mersenne Twister: the same seed draws the same here. Nudges are drawn from it. */

const SIZE = 624;
const MIDDLE = 397;
const WORD = 0xffff_ffffn;

export class Random {
  private readonly state = new Uint32Array(SIZE);
  private used = SIZE;

  constructor(seed: bigint) {
    this.seedBy(wordsOf(seed < 0n ? -seed : seed));
  }

  /** A whole number of so many bits, 1 to 32. */
  getrandbits(count: number): number {
    return this.word() >>> (32 - count);
  }

  /** A whole number from 0 to below `bound`: drawn again while it is too large. */
  randrange(bound: number): number {
    const width = bound.toString(2).length;
    for (;;) {
      const drawn = this.getrandbits(width);
      if (drawn < bound) return drawn;
    }
  }

  private seedBy(key: readonly number[]): void {
    const { state } = this;
    this.seedByOne(19650218);
    let at = 1;
    for (let count = 0; count < Math.max(SIZE, key.length); count++) {
      const index = count % key.length;
      state[at] = (state[at]! ^ Math.imul(this.mixed(at), 1664525)) + key[index]! + index;
      at = this.next(at);
    }
    for (let count = 1; count < SIZE; count++) {
      state[at] = (state[at]! ^ Math.imul(this.mixed(at), 1566083941)) - at;
      at = this.next(at);
    }
    state[0] = 0x8000_0000;
  }

  private seedByOne(seed: number): void {
    this.state[0] = seed;
    for (let at = 1; at < SIZE; at++) this.state[at] = Math.imul(this.mixed(at), 1812433253) + at;
  }

  private mixed(at: number): number {
    const before = this.state[at - 1]!;
    return before ^ (before >>> 30);
  }

  /** The place after this one; the last is carried over to the start. */
  private next(at: number): number {
    if (at + 1 < SIZE) return at + 1;
    this.state[0] = this.state[SIZE - 1]!;
    return 1;
  }

  private word(): number {
    if (this.used === SIZE) this.refill();
    let word = this.state[this.used++]!;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c_5680;
    word ^= (word << 15) & 0xefc6_0000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  private refill(): void {
    const { state } = this;
    for (let at = 0; at < SIZE; at++) {
      const joined = (state[at]! & 0x8000_0000) | (state[(at + 1) % SIZE]! & 0x7fff_ffff);
      state[at] = state[(at + MIDDLE) % SIZE]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908_b0df : 0);
    }
    this.used = 0;
  }
}

/** A whole number as words of 32 bits, the lowest first. */
function wordsOf(number: bigint): number[] {
  const words = [Number(number & WORD)];
  for (let rest = number >> 32n; rest > 0n; rest >>= 32n) words.push(Number(rest & WORD));
  return words;
}
