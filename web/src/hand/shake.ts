/** Shaking the phone throws: how hard it was shaken is how hard it is thrown. */

/** Slower than this nobody meant it, in m/s²; at the most it is full force. */
const LEAST = 14;
const MOST = 38;
/** A shake is over when the hand has been calm for so long, in ms; and one follows another after so long. */
const CALM = 120;
const APART = 1200;

/** Finds shakes in the readings of a phone's motion sensor. */
export class Shakes {
  private strongest = 0;
  private last = 0;
  private reported = -Infinity;

  /** One more reading (m/s², without gravity) at this time (ms): the force, 0 to 100, when a shake has ended. */
  add(x: number, y: number, z: number, at: number): number | null {
    const strength = Math.hypot(x, y, z);
    if (strength >= LEAST && at - this.reported > APART) {
      this.strongest = Math.max(this.strongest, strength);
      this.last = at;
      return null;
    }
    if (!this.strongest || at - this.last < CALM) return null;
    const force = Math.round((100 * (Math.min(this.strongest, MOST) - LEAST)) / (MOST - LEAST));
    this.strongest = 0;
    this.reported = at;
    return force;
  }
}

/** Whether this phone can be shaken: `insecure` could over https, `ask` wants to be asked by a press. */
export type Ability = 'none' | 'insecure' | 'ask' | 'ready';

/** As some phones have it: they want to be asked first. */
type Motion = typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> };

function asking(): Motion['requestPermission'] {
  const motion: Motion = DeviceMotionEvent;
  return motion.requestPermission;
}

export function ability(): Ability {
  if (!matchMedia('(pointer: coarse)').matches) return 'none';
  if (!isSecureContext) return 'insecure';
  if (typeof DeviceMotionEvent === 'undefined') return 'none';
  return asking() ? 'ask' : 'ready';
}

/** Ask where that is needed; whether it is allowed. */
export async function permitted(): Promise<boolean> {
  const ask = asking();
  if (!ask) return true;
  try {
    return (await ask.call(DeviceMotionEvent)) === 'granted';
  } catch {
    return false; // it was not asked by a press
  }
}

/** Tell every shake until the answer is called. */
export function listenForShakes(shaken: (force: number) => void): () => void {
  const shakes = new Shakes();
  const felt = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
    if (acceleration?.x == null || acceleration.y == null || acceleration.z == null) return;
    const force = shakes.add(acceleration.x, acceleration.y, acceleration.z, timeStamp);
    if (force !== null) shaken(force);
  };
  addEventListener('devicemotion', felt);
  return () => removeEventListener('devicemotion', felt);
}
