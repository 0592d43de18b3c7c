/**
 * What every sound is made of: damped tones and filtered noise, and the way to the loudspeaker. Nothing here waits for a
 * finger or remembers anything, so that a sound can be rendered to a file as well as played.
 */

/** Damped sines; the later ones are quieter. `bend`: the share of the tone at which it ends. */
export interface Tones {
  readonly tones: readonly number[];
  readonly bend?: number;
}
/** Noise through a filter that moves from one frequency to another. */
export interface Hiss {
  readonly hiss: 'lowpass' | 'bandpass' | 'highpass';
  readonly from: number;
  readonly to: number;
}
/** One sound of a score: how strong, how long in s, how long after the beginning, and how long it swells. */
export type Note = (Tones | Hiss) & {
  readonly gain: number;
  readonly length: number;
  readonly wait?: number;
  readonly swell?: number;
};
export type Score = readonly Note[];

/** Over this, in dB, sounds are pressed together. */
const LIMIT = -6;
/** The limiter makes louder what it has pressed together, and lets the first instant of a knock through: room for both. */
const HEADROOM = 0.85;
const NOISE_SECONDS = 0.5;

/** The way to the loudspeaker. */
export interface Way {
  readonly context: BaseAudioContext;
  /** The volume. */
  readonly level: GainNode;
  readonly noise: AudioBuffer;
}

export function wayOf(context: BaseAudioContext, volume: number): Way {
  const limiter = new DynamicsCompressorNode(context, {
    threshold: LIMIT,
    knee: 3,
    ratio: 20,
    attack: 0.002,
    release: 0.08,
  });
  const level = new GainNode(context, { gain: volume });
  level
    .connect(limiter)
    .connect(new GainNode(context, { gain: HEADROOM }))
    .connect(context.destination);
  return { context, level, noise: noiseOf(context) };
}

/** The same noise every time: a sound that was measured is the sound that is heard. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** How long a note is heard, in s: it fades after its length. */
export function heard(note: Note): number {
  return (note.wait ?? 0) + (note.swell ?? 0) + note.length * 2.4;
}

/** Sound a note from this time of the context on; `pan` −1 (left) to 1 (right), `offset` into the noise in s. */
export function voice(way: Way, note: Note, start: number, pan = 0, offset = 0): void {
  const out = envelope(way, note, start, pan);
  if ('hiss' in note) hiss(way, note, start, out, offset);
  else tones(way, note, start, out);
}

function envelope({ context, level }: Way, note: Note, start: number, pan: number): AudioNode {
  const { gain, length, swell = 0 } = note;
  const node = new GainNode(context, { gain: 0 });
  if (swell) {
    node.gain.setValueAtTime(0.0008, start);
    node.gain.exponentialRampToValueAtTime(gain, start + swell);
  } else node.gain.setValueAtTime(gain, start);
  node.gain.exponentialRampToValueAtTime(0.0008, start + swell + length * 2.2);
  node.connect(new StereoPannerNode(context, { pan: Math.min(Math.max(pan, -1), 1) * 0.7 })).connect(level);
  return node;
}

function tones({ context }: Way, note: Note & Tones, start: number, out: AudioNode): void {
  const { bend = 1, length, swell = 0 } = note;
  note.tones.forEach((tone, index) => {
    const sine = new OscillatorNode(context, { frequency: tone, type: index ? 'sine' : 'triangle' });
    if (bend !== 1) {
      sine.frequency.setValueAtTime(tone, start);
      sine.frequency.exponentialRampToValueAtTime(tone * bend, start + swell + length);
    }
    sine.connect(new GainNode(context, { gain: index ? 0.6 : 1 })).connect(out);
    sine.start(start);
    sine.stop(start + swell + length * 2.4);
  });
}

function hiss(
  { context, noise }: Way,
  note: Note & Hiss,
  start: number,
  out: AudioNode,
  offset: number,
): void {
  const { length, swell = 0 } = note;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, {
    type: note.hiss,
    frequency: note.from,
    Q: note.hiss === 'bandpass' ? 1.4 : 0.9,
  });
  filter.frequency.setValueAtTime(note.from, start);
  filter.frequency.exponentialRampToValueAtTime(note.to, start + swell + length);
  source.connect(filter).connect(out);
  source.start(start, offset);
  source.stop(start + swell + length * 2.4);
}
