/** How finely the 3D arena is drawn, and what a machine can do. */
import type { Quality } from './stage';

export interface Level {
  readonly antialias: boolean;
  /** px of the shadow map; 0: no shadows. */
  readonly shadow: number;
  readonly fine: boolean;
  /** px of one face on the sheet of symbols. */
  readonly cell: number;
  /** Device pixels drawn for each px of the page while dice move, and for a still picture. */
  readonly moving: (device: number) => number;
  readonly still: (device: number) => number;
}

/** More pixels than this for each px of the page nobody sees. */
const FINEST = 2;

export const LEVELS: Readonly<Record<Quality, Level>> = {
  high: { antialias: true, shadow: 2048, fine: true, cell: 256, moving: own, still: own },
  medium: {
    antialias: true,
    shadow: 1024,
    fine: true,
    cell: 256,
    moving: (device) => Math.min(device, 1.25),
    still: own,
  },
  low: {
    antialias: false,
    shadow: 0,
    fine: false,
    cell: 128,
    moving: (device) => Math.max(0.4 * own(device), 0.5),
    still: (device) => Math.max(own(device), 1.5), // edges are smooth without anti-aliasing
  },
};

/** The pixels of the screen, as far as they are seen. */
function own(device: number): number {
  return Math.min(Math.max(device, 1), FINEST);
}

/** Pictures that take longer than this are late, in ms: a screen that saves power shows one every 33 ms. */
const LATE = 40;
/** One hiccup says nothing: so many pictures are looked at. */
const ENOUGH = 30;
const LOWER: Readonly<Record<Quality, Quality>> = { high: 'medium', medium: 'low', low: 'low' };

/** Begins with the best, and goes down where most pictures of the latest throws came late. */
export class Automatic {
  private taken: number[] = [];
  constructor(public quality: Quality) {}

  /** How long each picture of a motion took, in ms; whether the next one is to be simpler. */
  saw(pictures: readonly number[]): boolean {
    this.taken.push(...pictures);
    if (this.taken.length < ENOUGH) return false;
    const late = this.taken.filter((ms) => ms > LATE).length;
    const lower = late > this.taken.length / 2 && this.quality !== 'low';
    if (lower) this.quality = LOWER[this.quality];
    this.taken = [];
    return lower;
  }
}
