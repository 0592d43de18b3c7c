/**
 * Everything that is heard, made on the spot: knocks from the recorded contacts, and a few signs of the table.
 * Nothing sounds before somebody touched the page (browsers want it so): call `wake` from any tap or key.
 */
import { FOAM, isDie, TABLE, WALL, type Contact, type Motion } from './trajectory';

export interface Sound {
  /** 0 to 1; 0.6 at first. */
  volume: number;
  muted: boolean;
  /** Whether strong contacts are felt too. */
  buzz: boolean;
  /** Somebody touched the page: sound is allowed from now on. */
  wake(): void;
  /** What was struck; `pan` −1 (left) to 1 (right), `onRim` if a wall was struck at its top. */
  contact(contact: Contact, pan: number, onRim?: boolean): void;
  /** A die left the box on that side. */
  out(pan: number): void;
  /** The two strongest contacts of a motion buzz when they come: the times in ms. */
  strongest(motion: Motion): number[];
  sign(name: Sign): void;
  buzzNow(newtons: number): void;
  close(): void;
}

/** `tick` and `quarter`: a dry tick; `turn`: two notes; the rest says what happened to dice and cards. */
export type Sign = 'turn' | 'tick' | 'quarter' | 'card' | 'bust' | 'taken' | 'lost' | 'rattle';

/** Contacts of this force are at full strength, in N. */
const REFERENCE = 40;
const LOUDEST_VOICES = 12;
/** Contacts closer than this are one, in s. */
const MERGED = 0.008;

/** −6 dB. */
const LIMIT = -6;

export function createSound(stored?: { volume: number; muted: boolean }): Sound {
  return new Synth(stored);
}

class Synth implements Sound {
  buzz = true;
  private context: AudioContext | null = null;
  private out_: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private loud: number;
  private quiet: boolean;
  private voices: number[] = [];
  private latest = new Map<string, number>();

  constructor(stored?: { volume: number; muted: boolean }) {
    this.loud = stored?.volume ?? 0.6;
    this.quiet = stored?.muted ?? false;
  }

  get volume(): number {
    return this.loud;
  }
  set volume(volume: number) {
    this.loud = Math.min(Math.max(volume, 0), 1);
    this.level();
  }
  get muted(): boolean {
    return this.quiet;
  }
  set muted(muted: boolean) {
    this.quiet = muted;
    this.level();
  }

  private level(): void {
    if (this.context && this.out_)
      this.out_.gain.setTargetAtTime(this.quiet ? 0 : this.loud, this.context.currentTime, 0.01);
  }

  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    if (!this.context) this.open();
    if (this.context!.state === 'suspended') void this.context!.resume();
  }

  private open(): void {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const limiter = new DynamicsCompressorNode(context, {
      threshold: LIMIT,
      knee: 3,
      ratio: 20,
      attack: 0.002,
      release: 0.08,
    });
    this.out_ = new GainNode(context, { gain: this.quiet ? 0 : this.loud });
    this.out_.connect(limiter).connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    this.context = context;
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  // Contacts

  contact(contact: Contact, pan: number, onRim = false): void {
    const gain = Math.min((contact.newtons / REFERENCE) ** 0.6, 1.4);
    const pitch = 1 + (Math.random() * 2 - 1) * 0.04;
    const things = [contact.what, contact.on];
    if (things.every(isDie)) this.dice(gain, pan, pitch);
    else if (things.includes(FOAM)) this.mat(gain, pan, pitch);
    else if (things.includes(TABLE)) this.knock(gain, pan, [300 * pitch], 0.05);
    else if (things.includes(WALL) && onRim) this.knock(gain * 0.8, pan, [1100 * pitch], 0.02);
    else if (things.includes(WALL)) this.knock(gain * 0.8, pan, [420 * pitch, 680 * pitch], 0.045);
  }

  private mat(gain: number, pan: number, pitch: number): void {
    this.hiss('mat', gain * 1.5, pan, { type: 'lowpass', from: 180 * pitch, to: 90 * pitch, length: 0.06 });
  }
  private dice(gain: number, pan: number, pitch: number): void {
    this.tones('dice', gain * 0.5, pan, [2100 * pitch, 3400 * pitch], 0.025);
  }
  private knock(gain: number, pan: number, tones: readonly number[], length: number): void {
    this.tones(`knock ${tones.length}`, gain * 0.7, pan, tones, length);
    this.hiss('grain', gain * 0.12, pan, { type: 'bandpass', from: 900, to: 600, length: 0.012 });
  }

  out(pan: number): void {
    const side = Math.sign(pan) * Math.max(Math.abs(pan), 0.5);
    this.knock(0.9, side, [300], 0.07);
    [0.09, 0.16, 0.21, 0.25].forEach((wait, index) =>
      this.tones('rattle out', 0.25 / (index + 1), side, [760 - index * 40], 0.02, wait),
    );
  }

  strongest(motion: Motion): number[] {
    return [...motion.contacts]
      .sort((one, other) => other.newtons - one.newtons)
      .slice(0, 2)
      .map(({ ms }) => ms);
  }

  buzzNow(newtons: number): void {
    if (!this.buzz || this.quiet || typeof navigator.vibrate !== 'function' || !this.context) return;
    navigator.vibrate(Math.round(Math.min(8 + (12 * newtons) / REFERENCE, 20)));
  }

  // Signs

  sign(name: Sign): void {
    const clack = (tone: number, wait: number, gain = 0.35) =>
      this.tones(`sign ${tone} ${wait}`, gain, 0, [tone, tone * 1.62], 0.03, wait);
    const wood = (tone: number, wait: number) =>
      this.tones(`wood ${tone}`, 0.42, 0, [tone, tone * 2.4], 0.09, wait);
    if (name === 'turn') [587, 784].forEach((tone, index) => wood(tone, index * 0.14)); // a fourth apart
    if (name === 'tick') this.tones('tick', 0.3, 0, [1500], 0.012);
    if (name === 'quarter') this.tones('quarter', 0.12, 0, [1900], 0.008);
    if (name === 'taken') [1500, 1800, 2200].forEach((tone, index) => clack(tone, index * 0.06));
    if (name === 'lost') this.tones('lost', 0.5, 0, [420], 0.11, 0, 0.5);
    if (name === 'card') this.hiss('card', 0.3, 0, { type: 'bandpass', from: 1000, to: 4000, length: 0.08 });
    if (name === 'bust')
      [0, 0.11, 0.22].forEach((wait, index) =>
        this.hiss(`bust ${index}`, 0.5 - index * 0.1, 0, {
          type: 'lowpass',
          from: 520 - index * 90,
          to: 160,
          length: 0.09,
          wait,
        }),
      );
    if (name === 'rattle')
      [0, 0.05, 0.09, 0.15].forEach((wait) =>
        this.tones(`rattle ${wait}`, 0.1, 0, [1700 + Math.random() * 500], 0.012, wait),
      );
  }

  // Voices

  /** When a voice may start, or nothing: too many sound already, or the same one did just now. */
  private voice(kind: string, wait: number, length: number): number | null {
    if (!this.context || this.quiet || this.context.state !== 'running') return null;
    const start = this.context.currentTime + wait;
    this.voices = this.voices.filter((end) => end > this.context!.currentTime);
    if (this.voices.length >= LOUDEST_VOICES || Math.abs(start - (this.latest.get(kind) ?? -1)) < MERGED)
      return null;
    this.voices.push(start + length);
    this.latest.set(kind, start);
    return start;
  }

  private envelope(start: number, gain: number, length: number, pan: number): GainNode {
    const context = this.context!;
    const node = new GainNode(context, { gain: 0 });
    node.gain.setValueAtTime(gain, start);
    node.gain.exponentialRampToValueAtTime(0.0008, start + length * 2.2);
    node
      .connect(new StereoPannerNode(context, { pan: Math.min(Math.max(pan, -1), 1) * 0.7 }))
      .connect(this.out_!);
    return node;
  }

  /** Damped sines; the later ones are quieter. `bend`: the share of the tone at which it ends. */
  private tones(
    kind: string,
    gain: number,
    pan: number,
    tones: readonly number[],
    length: number,
    wait = 0,
    bend = 1,
  ): void {
    const start = this.voice(kind, wait, length);
    if (start === null) return;
    const envelope = this.envelope(start, gain, length, pan);
    tones.forEach((tone, index) => {
      const sine = new OscillatorNode(this.context!, { frequency: tone, type: index ? 'sine' : 'triangle' });
      if (bend !== 1) sine.frequency.exponentialRampToValueAtTime(tone * bend, start + length);
      sine.connect(new GainNode(this.context!, { gain: index ? 0.6 : 1 })).connect(envelope);
      sine.start(start);
      sine.stop(start + length * 2.4);
    });
  }

  private hiss(
    kind: string,
    gain: number,
    pan: number,
    how: { type: BiquadFilterType; from: number; to: number; length: number; wait?: number },
  ): void {
    const start = this.voice(kind, how.wait ?? 0, how.length);
    if (start === null) return;
    const source = new AudioBufferSourceNode(this.context!, { buffer: this.noise });
    const filter = new BiquadFilterNode(this.context!, {
      type: how.type,
      frequency: how.from,
      Q: how.type === 'lowpass' ? 0.9 : 1.4,
    });
    filter.frequency.exponentialRampToValueAtTime(how.to, start + how.length);
    source.connect(filter).connect(this.envelope(start, gain, how.length, pan));
    source.start(start, Math.random() * 0.3, how.length * 2.4);
  }
}
