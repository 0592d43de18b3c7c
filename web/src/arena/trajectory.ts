/** The recorded motion of a throw: read from the wire (layout: docs/physics.md), and asked where a die is when. */
import constants from './constants.json';
import { mix, slerp, type Placed } from './geometry';

const {
  version: VERSION,
  framesPerSecond: FRAMES,
  step: STEP,
  turn: TURN,
  largest: LARGEST,
} = constants.motion;
export const { foam: FOAM, wall: WALL, table: TABLE } = constants.motion;
const HEAD = 6;
const CONTACT = 5;
const PLANES = 7;

/** Something was struck: `what` and `on` are numbers of dice, or FOAM, WALL, TABLE. */
export interface Contact {
  readonly ms: number;
  readonly what: number;
  readonly on: number;
  readonly strength: number;
  /** The peak force. */
  readonly newtons: number;
}

/** These bytes are no recorded motion. */
export class MotionDamaged extends Error {
  readonly code = 'record/motion';
}

export class Motion {
  constructor(
    readonly dice: readonly number[],
    readonly frames: number,
    /** x, y, z in m and a quaternion w, x, y, z for each die of each frame. */
    private readonly poses: Float64Array,
    readonly contacts: readonly Contact[],
  ) {}

  get seconds(): number {
    return (this.frames - 1) / FRAMES;
  }

  /** A die in one of the recorded frames. */
  frame(frame: number, die: number): Placed {
    const start = (frame * this.dice.length + this.column(die)) * PLANES;
    const number = (plane: number) => this.poses[start + plane] ?? 0;
    return { at: [number(0), number(1), number(2)], turned: [number(3), number(4), number(5), number(6)] };
  }

  /** A die at any time, between the frames too. Before the start and after the end it is where it was then. */
  at(seconds: number, die: number): Placed {
    const exact = Math.min(Math.max(seconds * FRAMES, 0), this.frames - 1);
    const before = Math.floor(exact);
    const from = this.frame(before, die);
    if (exact === before) return from;
    const to = this.frame(before + 1, die);
    return { at: mix(from.at, to.at, exact - before), turned: slerp(from.turned, to.turned, exact - before) };
  }

  /** How fast a die is at this time, in m/s: over the frame that ends there. */
  speed(seconds: number, die: number): readonly [number, number, number] {
    const now = this.at(seconds, die).at;
    const earlier = this.at(seconds - 1 / FRAMES, die).at;
    return [(now[0] - earlier[0]) * FRAMES, (now[1] - earlier[1]) * FRAMES, (now[2] - earlier[2]) * FRAMES];
  }

  /** Where every die of the motion comes to rest. */
  rest(): Map<number, Placed> {
    return new Map(this.dice.map((die) => [die, this.frame(this.frames - 1, die)]));
  }

  private column(die: number): number {
    const column = this.dice.indexOf(die);
    if (column < 0) throw new RangeError(`die ${die} does not move here`);
    return column;
  }
}

/** The motion that these bytes (as they come from the server) hold; damage raises MotionDamaged. */
export async function decodeMotion(bytes: Uint8Array): Promise<Motion> {
  return readMotion(await inflated(bytes));
}

/** The same bytes as they were before they were deflated. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate');
  const reader = readable.getReader();
  // not by a Blob: WebKit loads those like files, and fails where a page is left; damage is found by the reader
  const writer = writable.getWriter();
  for (const written of [writer.write(bytes as Uint8Array<ArrayBuffer>), writer.close()])
    written.catch(() => undefined);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.length;
      if (size > LARGEST) throw new RangeError('it is longer than any motion');
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw new MotionDamaged(`this is no recorded motion (${(error as Error).message})`);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** The same from bytes that are already inflated. */
export function readMotion(data: Uint8Array): Motion {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < HEAD || data[0] !== VERSION)
    throw new MotionDamaged(`the layout of this motion is not ${VERSION}`);
  const dice = view.getUint8(1);
  const frames = view.getUint16(2, true);
  const struck = view.getUint16(4, true);
  const body = HEAD + dice;
  const numbers = dice * frames * PLANES;
  const end = body + 2 * numbers;
  if (!frames || data.length !== end + struck * CONTACT) {
    throw new MotionDamaged(
      `${data.length} bytes do not fit ${dice} dice, ${frames} frames and ${struck} contacts`,
    );
  }
  const planes = unfolded(data.subarray(body, body + numbers), data.subarray(body + numbers, end), frames);
  return new Motion(
    [...data.subarray(HEAD, body)],
    frames,
    posesOf(planes, dice, frames),
    contactsOf(view, end, struck),
  );
}

/** Low and high bytes of folded differences, as the numbers themselves: plane, die, frame. */
function unfolded(low: Uint8Array, high: Uint8Array, frames: number): Int16Array {
  const numbers = new Int16Array(low.length);
  for (let index = 0; index < low.length; index++) {
    const folded = low[index]! | (high[index]! << 8);
    const difference = (folded >> 1) ^ -(folded & 1);
    numbers[index] = (index % frames ? numbers[index - 1]! : 0) + difference; // modulo 65536, as the array does
  }
  return numbers;
}

function posesOf(planes: Int16Array, dice: number, frames: number): Float64Array {
  const poses = new Float64Array(dice * frames * PLANES);
  for (let frame = 0; frame < frames; frame++) {
    for (let die = 0; die < dice; die++) {
      const number = (plane: number) => planes[(plane * dice + die) * frames + frame]!;
      const start = (frame * dice + die) * PLANES;
      for (let axis = 0; axis < 3; axis++) poses[start + axis] = number(axis) * STEP;
      unfoldTurn(poses, start + 3, number(3), number(4) * TURN, number(5) * TURN, number(6) * TURN);
    }
  }
  return poses;
}

/** The largest component is left out on the wire: it is positive and follows from the others. */
function unfoldTurn(
  to: Float64Array,
  start: number,
  largest: number,
  one: number,
  two: number,
  three: number,
): void {
  const square = 1 - one * one - two * two - three * three;
  if (largest < 0 || largest > 3 || square <= 0)
    throw new MotionDamaged('a quaternion has four components and the length 1');
  to[start + largest] = Math.sqrt(square);
  to[start + (largest > 0 ? 0 : 1)] = one;
  to[start + (largest > 1 ? 1 : 2)] = two;
  to[start + (largest > 2 ? 2 : 3)] = three;
}

function contactsOf(view: DataView, start: number, count: number): Contact[] {
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * CONTACT;
    const strength = view.getUint8(at + 4);
    return {
      ms: view.getUint16(at, true),
      what: view.getUint8(at + 2),
      on: view.getUint8(at + 3),
      strength,
      newtons: constants.motion.faintest * constants.motion.louder ** strength,
    };
  });
}

export const isDie = (thing: number): boolean => thing < FOAM;

/** How fast two things meet in this contact, in m/s. */
export function meeting(motion: Motion, contact: Contact): number {
  const velocity = (thing: number) =>
    motion.dice.includes(thing)
      ? motion.speed(contact.ms / 1000 - 0.5 / FRAMES, thing)
      : ([0, 0, 0] as const);
  const [a, b] = [velocity(contact.what), velocity(contact.on)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The first time in ms at which a die strikes a die faster than this, or nothing. */
export function firstStrike(motion: Motion, fasterThan: number): Contact | undefined {
  return motion.contacts.find(
    (contact) => isDie(contact.what) && isDie(contact.on) && meeting(motion, contact) > fasterThan,
  );
}
