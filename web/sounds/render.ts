/** Renders sounds in a browser and measures them; bundled for benchmarks/sounds and its test, not part of the page. */
import { heard, voice, wayOf, type Score } from '../src/arena/voices';
import { EVERY, type Class } from './every';
import { measure, type Measured } from './loudness';

const RATE = 48_000;
/** A limiter that was just made presses for an instant whatever comes: at a table it had time. */
const BEFORE = 0.5;
/** It holds sounds back for some ms, and they fade. */
const AFTER = 0.15;

interface Rendered extends Measured {
  readonly name: string;
  readonly class: Class;
  /** Both sides, sample by sample, as base64 of 16-bit numbers; only where it was asked for. */
  readonly samples: string;
}

async function rendered(score: Score, volume: number): Promise<AudioBuffer> {
  const seconds = BEFORE + Math.max(...score.map(heard)) + AFTER;
  const context = new OfflineAudioContext(2, Math.ceil(seconds * RATE), RATE);
  const way = wayOf(context, volume);
  for (const note of score) voice(way, note, BEFORE + (note.wait ?? 0));
  return context.startRendering();
}

/** Every sound at this volume, 0 to 1, or those of one class. */
export async function renderAll(volume: number, withSamples: boolean, of?: Class): Promise<Rendered[]> {
  const found: Rendered[] = [];
  for (const [name, kind, score] of EVERY.filter(([, each]) => !of || each === of)) {
    const buffer = await rendered(score, volume);
    const channels = [0, 1].map((side) => buffer.getChannelData(side));
    const samples = withSamples ? encoded(channels) : '';
    found.push({ name, class: kind, ...measure(channels, RATE), samples });
  }
  return found;
}

function encoded(channels: readonly Float32Array[]): string {
  const [left, right] = channels as [Float32Array, Float32Array];
  const numbers = new Int16Array(left.length * 2);
  left.forEach((_, at) => {
    numbers[at * 2] = clipped(left[at]!);
    numbers[at * 2 + 1] = clipped(right[at]!);
  });
  const bytes = new Uint8Array(numbers.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

const clipped = (sample: number) => Math.round(Math.min(Math.max(sample, -1), 1) * 32767);

Object.assign(globalThis, { renderAll });
