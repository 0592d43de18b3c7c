/**
 * Everything that is heard, made on the spot: knocks from the recorded contacts, and a few signs of the table.
 * Nothing sounds before the page was touched (browsers want it so): call `wake` from any tap or key.
 */
import { CONTACTS, OUT, SIGNS, type ContactSound, type Sign } from './scores';
import { FOAM, isDie, TABLE, WALL, type Contact, type Motion } from './trajectory';
import { voice, wayOf, type Score, type Way } from './voices';

export type { Sign } from './scores';

export interface Sound {
  /** 0 to 1; 0.6 at first. */
  volume: number;
  muted: boolean;
  /** Whether strong contacts are felt too. */
  buzz: boolean;
  /** Somebody touched the page: sound is allowed from now on. */
  wake(): void;
  /**
   * What was struck; `pan` −1 (left) to 1 (right), `onRim` if a wall was struck at its top. `pace`: how fast it is
   * shown; slower is quieter and lower.
   */
  contact(contact: Contact, pan: number, onRim?: boolean, pace?: number): void;
  /** A die left the box on that side. */
  out(pan: number): void;
  /** The two strongest contacts of a motion buzz when they come: the times in ms. */
  strongest(motion: Motion): number[];
  sign(name: Sign): void;
  /** Any other score; one of the same name that began just now is not doubled. */
  play(name: string, score: Score, pan?: number): void;
  buzzNow(newtons: number): void;
  close(): void;
}

/** Contacts of this force are at full strength, in N. */
const REFERENCE = 40;
const LOUDEST_VOICES = 12;
/** Contacts closer than this are one, in s. */
const MERGED = 0.008;

export function createSound(stored?: { volume: number; muted: boolean }): Sound {
  return new Synth(stored);
}

class Synth implements Sound {
  buzz = true;
  private context: AudioContext | null = null;
  private way: Way | null = null;
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
    this.way?.level.gain.setTargetAtTime(this.quiet ? 0 : this.loud, this.way.context.currentTime, 0.01);
  }

  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    if (!this.context) {
      this.context = new AudioContext({ latencyHint: 'interactive' });
      this.way = wayOf(this.context, this.quiet ? 0 : this.loud);
    }
    // `suspended` at first, `interrupted` on an iPhone after a call or the lock screen; a later touch may be allowed more
    if (this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }

  close(): void {
    void this.context?.close();
    this.context = this.way = null;
  }

  // What is heard

  contact(contact: Contact, pan: number, onRim = false, pace = 1): void {
    const struck = struckBy(contact, onRim);
    if (!struck) return;
    const slow = Math.sqrt(Math.min(pace, 1));
    const gain = Math.min((contact.newtons / REFERENCE) ** 0.6, 1.4) * slow;
    const pitch = (1 + (Math.random() * 2 - 1) * 0.04) * slow;
    this.play(struck, CONTACTS[struck](gain, pitch), pan);
  }

  out(pan: number): void {
    this.play('out', OUT, Math.sign(pan) * Math.max(Math.abs(pan), 0.5));
  }

  sign(name: Sign): void {
    this.play(name, SIGNS[name]);
  }

  play(name: string, score: Score, pan = 0): void {
    const { way } = this;
    if (!way || this.quiet || this.context?.state !== 'running') return;
    score.forEach((note, index) => {
      const start = this.begins(`${name} ${index}`, note.wait ?? 0, (note.swell ?? 0) + note.length);
      if (start !== null) voice(way, note, start, pan, Math.random() * 0.3);
    });
  }

  /** When a voice may start, or nothing: too many sound already, or the same one did just now. */
  private begins(kind: string, wait: number, length: number): number | null {
    const now = this.way!.context.currentTime;
    const start = now + wait;
    this.voices = this.voices.filter((end) => end > now);
    if (this.voices.length >= LOUDEST_VOICES || Math.abs(start - (this.latest.get(kind) ?? -1)) < MERGED)
      return null;
    this.voices.push(start + length);
    this.latest.set(kind, start);
    return start;
  }

  // What is felt

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
}

function struckBy({ what, on }: Contact, onRim: boolean): ContactSound | null {
  const things = [what, on];
  if (things.every(isDie)) return 'dice';
  if (things.includes(FOAM)) return 'mat';
  if (things.includes(TABLE)) return 'table';
  if (!things.includes(WALL)) return null;
  return onRim ? 'rim' : 'wall';
}
