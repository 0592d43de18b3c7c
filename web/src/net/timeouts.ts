/**
 * How long the page waits for an answer of the server: short on a quick connection, longer on a slow one. The page
 * leaves a hung server soon, and a phone in a tunnel does not lose its connection again and again.
 */

const SHORTEST = 1_100;
export const LONGEST = 3_300;
/** We wait this many times the slowest recent answer, whose weight halves every FADES ms. */
const TIMES = 4;
const FADES = 5_000;

export class AnswerTimeout {
  private slowest = 0;
  private since = 0;

  constructor(private readonly now: () => number) {}

  /** Timeout for the next answer, in ms. */
  get ms(): number {
    return Math.min(LONGEST, Math.max(SHORTEST, TIMES * this.faded()));
  }

  /** Record how long an answer took, or how long it was awaited in vain. */
  record(ms: number): void {
    this.slowest = Math.max(ms, this.faded());
    this.since = this.now();
  }

  private faded(): number {
    return this.slowest * 0.5 ** ((this.now() - this.since) / FADES);
  }
}
