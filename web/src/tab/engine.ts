/** What Python in a browser is given for throws and their check: an engine, and signatures. */

import { hexToBytes } from '@noble/hashes/utils.js';
import { RethrowFailed, Rethrower, type Rethrown, type Thrown } from '../arena/physics/rethrow';
import { inflated, readMotion } from '../arena/trajectory';
import { isSigned } from '../fair/signing';
import { faultOf } from './errors';

/** As Python describes a throw: a seed is longer than numbers of JavaScript. */
interface Described extends Omit<Thrown, 'seed'> {
  readonly seed: string;
  /** The motion of a record, as it is there; an empty text outside of records. */
  readonly recorded?: string;
}

/** JSON of what became of the dice, or why not; and their motion, not deflated. */
type Landed = [answer: string, motion: Uint8Array];

/** So often a throw is computed, each time by another engine: the same throw lands the same. */
const TRIES = 2;

/** `throwdown.tab.bridge.JsChecker` calls this. */
export class Checking {
  private engine: Promise<Rethrower> | null = null;

  constructor(
    /** Loads the bytes of the engine: for tables where dice are thrown, since a referee needs none. */
    private readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  ) {}

  /** Loads the engine before the first throw; if that fails, a later throw loads it. */
  prepare(): void {
    void (this.engine ??= this.started()).catch(() => undefined);
  }

  /** `begun`: called with the motion so far while a throw takes long. */
  async throw(described: string, begun?: (motion: Uint8Array) => void): Promise<Landed> {
    const { seed, recorded, ...thrown } = JSON.parse(described) as Described;
    try {
      const motion = recorded ? await unpacked(recorded) : null;
      return landed(await this.thrown({ ...thrown, seed: BigInt(seed) }, motion, begun));
    } catch (error) {
      return [JSON.stringify({ failed: faultOf(error) }), new Uint8Array()];
    }
  }

  isSigned(publicKey: string, message: string, signature: string): boolean {
    return isSigned(publicKey, hexToBytes(message), signature);
  }

  private async thrown(
    thrown: Thrown,
    recorded: Uint8Array | null,
    begun?: (motion: Uint8Array) => void,
  ): Promise<Rethrown> {
    for (let tried = 1; ; tried++) {
      const starting = (this.engine ??= this.started());
      try {
        return await (await starting).rethrow(thrown, recorded, begun);
      } catch (error) {
        if (!isOfEngine(error)) throw error;
        if (this.engine === starting) this.engine = null;
        (await starting).close();
        if (tried === TRIES) throw error;
      }
    }
  }

  private async started(): Promise<Rethrower> {
    try {
      return new Rethrower(await this.bytes());
    } catch (error) {
      this.engine = null; // the next throw loads it again
      throw error;
    }
  }
}

/** The engine could not be started, or died: it computes no other throw either. */
function isOfEngine(error: unknown): boolean {
  return error instanceof RethrowFailed && error.code.startsWith('engine/');
}

function landed({ rest, faces, out, stacks, nudges, motion }: Rethrown): Landed {
  const answer = { rest: [...rest], faces: [...faces], out: [...out], stacks, nudges };
  return [JSON.stringify(answer), motion];
}

/** The motion of a record; one that cannot be read helps the engine with nothing. */
async function unpacked(recorded: string): Promise<Uint8Array | null> {
  try {
    const motion = await inflated(Uint8Array.from(atob(recorded), (letter) => letter.charCodeAt(0)));
    readMotion(motion);
    return motion;
  } catch {
    return null;
  }
}
