/** What the box and the table sound like, note by note. */
import type { Note, Score } from './voices';

// Contacts: how strong, and the pitch of this one

const knock = (gain: number, tones: readonly number[], length: number): Score => [
  { tones, gain: gain * 0.7, length },
  { hiss: 'bandpass', from: 900, to: 600, gain: gain * 0.12, length: 0.012 },
];

export const CONTACTS = {
  mat: (gain: number, pitch: number): Score => [
    { hiss: 'lowpass', from: 180 * pitch, to: 90 * pitch, gain: gain * 2.6, length: 0.06 },
  ],
  dice: (gain: number, pitch: number): Score => [
    { tones: [2100 * pitch, 3400 * pitch], gain: gain * 0.5, length: 0.025 },
  ],
  table: (gain: number, pitch: number): Score => knock(gain, [300 * pitch], 0.05),
  rim: (gain: number, pitch: number): Score => knock(gain * 0.8, [1100 * pitch], 0.02),
  wall: (gain: number, pitch: number): Score => knock(gain * 0.8, [420 * pitch, 680 * pitch], 0.045),
} as const;
export type ContactSound = keyof typeof CONTACTS;

/** A die falls out of the box: a hard knock and a rattle. */
export const OUT: Score = [
  ...knock(0.9, [300], 0.07),
  ...[0.09, 0.16, 0.21, 0.25].map((wait, index): Note => ({
    tones: [760 - index * 40],
    gain: 0.25 / (index + 1),
    length: 0.02,
    wait,
  })),
];

// Signs of the table

export const clack = (tone: number, wait = 0, gain = 0.35): Note => ({
  tones: [tone, tone * 1.62],
  gain,
  length: 0.03,
  wait,
});
export const wood = (tone: number, wait = 0, gain = 0.42): Note => ({
  tones: [tone, tone * 2.4],
  gain,
  length: 0.09,
  wait,
});

/** `tick` and `quarter`: a dry tick; `turn`: two notes a fourth apart; the rest says what happened to dice and cards. */
export const SIGNS = {
  turn: [wood(587, 0, 0.3), wood(784, 0.14, 0.3)],
  tick: [{ tones: [1500], gain: 0.3, length: 0.012 }],
  quarter: [{ tones: [1900], gain: 0.2, length: 0.01 }],
  taken: [clack(1500), clack(1800, 0.06), clack(2200, 0.12)],
  lost: [{ tones: [420], gain: 0.5, length: 0.11, bend: 0.5 }],
  card: [{ hiss: 'bandpass', from: 1000, to: 4000, gain: 1.35, length: 0.08 }],
  rattle: [1900, 1750, 2100, 1820].map((tone, index): Note => ({
    tones: [tone],
    gain: 0.1,
    length: 0.012,
    wait: [0, 0.05, 0.09, 0.15][index] ?? 0,
  })),
} as const satisfies Record<string, Score>;
export type Sign = keyof typeof SIGNS;
