/** What each sign sounds like: dry and woody like the box, and one cannot be taken for another. */
import { clack, wood } from '../arena/scores';
import type { Note, Score } from '../arena/voices';

const rumble = (gain: number, length: number, wait = 0): Note => ({
  hiss: 'lowpass',
  from: 170,
  to: 60,
  gain,
  length,
  wait,
});
const crack = (gain: number, wait = 0): Note => ({
  hiss: 'bandpass',
  from: 3200,
  to: 700,
  gain,
  length: 0.04,
  wait,
});
const stone = (tone: number, wait: number, gain: number): Note => ({
  tones: [tone, tone * 1.5],
  gain,
  length: 0.06,
  wait,
});
const bubble = (tone: number, wait: number): Note => ({
  tones: [tone],
  bend: 1.9,
  gain: 0.5,
  length: 0.07,
  wait,
});
const flop = (from: number, wait: number, gain: number): Note => ({
  hiss: 'lowpass',
  from,
  to: 160,
  gain,
  length: 0.09,
  wait,
});
const sheet = (from: number, to: number, wait = 0): Note => ({
  hiss: 'bandpass',
  from,
  to,
  gain: 1,
  length: 0.08,
  wait,
});

export const SCORES = {
  storm: [crack(1.3), crack(0.9, 0.1), rumble(3, 0.16, 0.05)],
  fire: [
    { hiss: 'bandpass', from: 500, to: 1700, gain: 0.34, swell: 0.18, length: 0.1 },
    ...[0.05, 0.11, 0.2, 0.25, 0.33].map((wait, index): Note => clack(2500 + index * 90, wait, 0.2)),
  ],
  first: [wood(523, 0, 0.28), wood(659, 0.09, 0.28), wood(880, 0.18, 0.28)],
  boulders: [stone(190, 0, 0.4), stone(160, 0.11, 0.43), stone(130, 0.24, 0.46)],
  apart: [stone(140, 0, 0.55), clack(900, 0.09), clack(1150, 0.15), clack(1400, 0.2)],
  hurricane: [
    { hiss: 'bandpass', from: 350, to: 1500, gain: 1.5, swell: 0.22, length: 0.09 },
    { hiss: 'bandpass', from: 1300, to: 380, gain: 1.1, swell: 0.05, length: 0.12, wait: 0.26 },
  ],
  swamp: [bubble(170, 0), bubble(210, 0.14), bubble(260, 0.25)],
  immobulus: [
    { tones: [1661, 2489], gain: 0.22, length: 0.16 },
    { hiss: 'highpass', from: 3000, to: 6000, gain: 0.16, length: 0.05 },
  ],
  relashio: [
    { tones: [240, 480], bend: 2.6, gain: 0.4, length: 0.11 },
    clack(1700, 0.12, 0.25),
    clack(2000, 0.17, 0.25),
  ],
  accio: [{ tones: [440], bend: 2.2, gain: 0.36, swell: 0.05, length: 0.13 }, clack(1900, 0.21, 0.3)],
  leviosa: [
    { tones: [330, 495], bend: 1.34, gain: 0.34, swell: 0.16, length: 0.12 },
    { tones: [660], bend: 1.12, gain: 0.18, swell: 0.1, length: 0.1, wait: 0.2 },
  ],
  confundo: [
    { tones: [700], bend: 0.5, gain: 0.4, length: 0.1 },
    { tones: [350], bend: 2, gain: 0.4, length: 0.1, wait: 0.17 },
  ],
  big: [0, 0.09, 0.16, 0.21, 0.25, 0.28].map((wait, index): Note => clack(1300 + index * 120, wait, 0.26)),
  bang: [rumble(1.3, 0.14), stone(110, 0, 0.5), clack(1500, 0.14, 0.22), clack(1200, 0.2, 0.18)],
  expelliarmus: [
    { hiss: 'bandpass', from: 700, to: 4600, gain: 0.8, swell: 0.07, length: 0.05 },
    crack(0.8, 0.11),
    wood(392, 0.12, 0.3),
  ],
  out: [wood(494, 0, 0.38), wood(415, 0.13, 0.38), wood(330, 0.26, 0.4)],
  left: [wood(392, 0, 0.4), wood(294, 0.14, 0.42)],
  comeback: [wood(330, 0, 0.32), wood(440, 0.1, 0.32), wood(587, 0.2, 0.34)],
  bust: [flop(680, 0, 2.6), flop(560, 0.11, 2.4), flop(460, 0.22, 2.2)],
  boost: [sheet(1200, 3600), sheet(1600, 4600, 0.09), clack(1400, 0.16, 0.22)],
  plunder: [sheet(3800, 900), stone(210, 0.08, 0.36), stone(170, 0.17, 0.36)],
  safe: [wood(440, 0, 0.36), wood(554, 0.1, 0.36)],
  win: [392, 523, 659, 784].map((tone, index): Note => ({
    ...wood(tone, index * 0.13, index === 3 ? 0.22 : 0.19),
    length: 0.16,
  })),
} as const satisfies Record<string, Score>;

/** One die, or one card, comes to its owner's plate: each a little higher than the one before. */
export function arrival(index: number): Score {
  return [clack(1500 * 1.12 ** Math.min(index, 6))];
}
