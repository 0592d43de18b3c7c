/** Throws that `tests/physics/recorded.py` wrote down natively. */

import type { Pose } from '../src/arena/geometry';
import type { Throw } from '../src/arena/physics/loading';
import type { Cause, Landing, Thrown } from '../src/arena/physics/throw';
import { SAME } from '../src/arena/physics/ties';

/** `scripts/test --deep` takes all throws: they take minutes. */
export const DEEP = Boolean(import.meta.env['VITE_DEEP']);

export interface Row {
  arena: string;
  lying: [number, Pose][];
  throws: [number, Throw['at'], Throw['velocity'], Throw['spin'], Throw['orientation'], number][];
  towers: boolean;
  seed: string;
  rest: [number, Pose][];
  faces: [number, number][];
  out: [number, Cause][];
  stacks: number[][];
  nudges: number[];
  flattened: number[];
  steps: number;
  /** A checksum of each frame. */
  frames: string;
  /** A hash of the recorded motion. */
  motion: string;
}

export interface Fixture {
  models: [arena: string, dice: number, hash: string][];
  drawn: [seed: string, numbers: number[]][];
  throws: Row[];
}

export function thrownIn(row: Row): Thrown {
  return {
    arena: row.arena,
    lying: row.lying,
    throws: row.throws.map(([die, at, velocity, spin, orientation, turn]) => ({
      die,
      at,
      velocity,
      spin,
      orientation,
      turn,
    })),
    towers: row.towers,
    seed: BigInt(row.seed),
  };
}

/** The first frame with another checksum; one that is there on one side only counts. */
export function differsFrom(row: Row): (landing: Landing) => number {
  const bytes = Uint8Array.from(atob(row.frames), (letter) => letter.charCodeAt(0));
  const theirs = new DataView(bytes.buffer);
  return ({ frames }) => {
    const longer = Math.max(frames.length, bytes.length / 4);
    for (let frame = 0; frame < longer; frame++) {
      const mine = frames[frame];
      if (!mine || 4 * frame >= bytes.length) return frame;
      if (crc32(new Uint8Array(mine.buffer)) !== theirs.getUint32(4 * frame, true)) return frame;
    }
    return SAME;
  };
}

/** As zlib computes it; browsers have none. */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

export function landedAs(row: Row, landing: Landing): boolean {
  const { rest, faces, out, stacks, nudges, flattened, steps } = landing;
  const mine = [[...rest], [...faces], [...out], stacks, nudges, flattened, steps];
  const theirs = [row.rest, row.faces, row.out, row.stacks, row.nudges, row.flattened, row.steps];
  return JSON.stringify(mine) === JSON.stringify(theirs);
}

/** The quickest throws that have something which none of the others has. */
export function ofEachKind(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows
    .map((row, index) => ({ row, features: featuresOf(row, index), cost: row.steps * diceIn(row) }))
    .sort((one, other) => one.cost - other.cost)
    .filter(({ features }) => {
      const before = seen.size;
      for (const feature of features) seen.add(feature);
      return seen.size > before;
    })
    .map(({ row }) => row);
}

function featuresOf(row: Row, index: number): string[] {
  const { out, nudges, flattened, stacks, towers } = row;
  const ends = { nudges, flattened, stacks, towers: towers ? [1] : [] };
  return [
    `kind ${index % 10}`, // as `recorded.py` makes them in turn
    `dice ${Math.ceil(diceIn(row) / 3)}`,
    ...out.map(([, cause]) => cause),
    ...Object.entries(ends).flatMap(([name, found]) => (found.length ? [name] : [])),
  ];
}

export function diceIn({ lying, throws: thrown }: Row): number {
  return lying.length + thrown.length;
}
