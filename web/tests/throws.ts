/** Throws that `tests/physics/recorded.py` wrote down natively. */

import type { Pose } from '../src/arena/geometry';
import type { Throw } from '../src/arena/physics/loading';
import type { Cause, Thrown } from '../src/arena/physics/throw';

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
