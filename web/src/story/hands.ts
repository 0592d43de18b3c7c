/** The hands of a finished game, thrown again as `bots/analysis/hands.py` throws them: with the same draws. */

import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Pose } from '../arena/geometry';
import { codeOf } from '../arena/physics/failure';
import type { Rethrown, Thrown } from '../arena/physics/rethrow';
import { thrownWith, type Engine } from '../fair/thrown';
import { sha256 } from '../fair/hash';
import { Stream } from '../fair/stream';
import type { HandLanding, HandToThrow } from '../protocol/messages';

/** What the engine is given for this draw. */
export function drawOf(hand: HandToThrow, number: number): Thrown {
  const counted = new Uint8Array(8);
  new DataView(counted.buffer).setBigUint64(0, BigInt(number));
  const chance = new Stream(sha256(concatBytes(hexToBytes(hand.seed), counted)));
  const lying = hand.lying as readonly (readonly [number, Pose])[];
  const { dice, intent } = hand;
  return thrownWith(hand, [{ seat: 0, dice, intent, aimed: 'hand' }], lying, chance);
}

/** What came of one draw; null if the engine cannot compute it. */
export async function thrownOnce(
  hand: HandToThrow,
  number: number,
  engine: Engine,
): Promise<HandLanding | null> {
  try {
    return landingOf(await engine.rethrow(drawOf(hand, number), null));
  } catch (error) {
    if (codeOf(error).startsWith('throw/')) return null;
    throw error;
  }
}

/** Empty parts are left out. */
function landingOf({ faces, out, stacks, nudges }: Rethrown): HandLanding {
  return {
    faces: Object.fromEntries(faces),
    ...(out.size && { out: Object.fromEntries(out) }),
    ...(stacks.length && { stacks }),
    ...(nudges.length && { nudges }),
  };
}
