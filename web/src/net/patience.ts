/**
 * How long an answer of the server is waited for: short on a line that answers quickly, longer on a slow one. A server
 * that stands still is to be left soon, and a phone in a tunnel is not to lose its line again and again.
 */

const SHORTEST = 1_100;
export const LONGEST = 3_300;
/** So many times the slowest answer of late is waited for; after so long it counts half. */
const TIMES = 4;
const FADES = 5_000;

export class Patience {
  private slowest = 0;
  private since = 0;

  constructor(private readonly now: () => number) {}

  /** How long the next answer is waited for, in ms. */
  get answer(): number {
    return Math.min(LONGEST, Math.max(SHORTEST, TIMES * this.faded()));
  }

  /** An answer took so long, or was waited for in vain so long. */
  waited(ms: number): void {
    this.slowest = Math.max(ms, this.faded());
    this.since = this.now();
  }

  private faded(): number {
    return this.slowest * 0.5 ** ((this.now() - this.since) / FADES);
  }
}
