/** What Python in the tab is given from outside: a database, an engine and signatures. Plain values go both ways. */

import * as ed25519 from '@noble/ed25519';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { RethrowFailed, Rethrower, type Rethrown, type Thrown } from '../arena/physics/rethrow';
import { isSigned } from '../fair/signing';
import type { Change, Database, Row } from './database';
import { faultOf } from './errors';

/** As Python describes a throw: a seed is longer than numbers of JavaScript. */
interface Described extends Omit<Thrown, 'seed'> {
  readonly seed: string;
}

/** JSON of what became of the dice, or why not; and their motion, not deflated. */
type Landed = [answer: string, motion: Uint8Array];

/** So often a throw is computed, each time by another engine: the same throw lands the same. */
const TRIES = 2;

/** `throwdown.tab.bridge.JsOutside` calls this. */
export class Outside {
  private engine: Promise<Rethrower> | null = null;

  constructor(
    private readonly database: Database,
    /** Loads the bytes of the engine: for tables where dice are thrown, since a referee needs none. */
    private readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  ) {}

  load(store: string, prefix: string): Promise<Row[]> {
    return this.database.load(store, prefix);
  }

  forget(store: string, prefix: string): void {
    this.database.forget(store, prefix);
  }

  /** The code of what went wrong, or nothing: an exception would lose it on its way to Python. */
  async write(changes: string): Promise<string> {
    try {
      await this.database.write(JSON.parse(changes) as Change[]);
      return '';
    } catch (error) {
      return faultOf(error).code;
    }
  }

  /** Loads the engine before the first throw; if that fails, a later throw loads it. */
  prepare(): void {
    void (this.engine ??= this.started()).catch(() => undefined);
  }

  /** `begun`: called with the motion so far while a throw takes long. */
  async throw(described: string, begun?: (motion: Uint8Array) => void): Promise<Landed> {
    const { seed, ...thrown } = JSON.parse(described) as Described;
    try {
      return landed(await this.thrown({ ...thrown, seed: BigInt(seed) }, begun));
    } catch (error) {
      return [JSON.stringify({ failed: faultOf(error) }), new Uint8Array()];
    }
  }

  publicKey(seed: string): string {
    return bytesToHex(ed25519.getPublicKey(hexToBytes(seed)));
  }

  sign(seed: string, message: string): string {
    return bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(seed)));
  }

  isSigned(publicKey: string, message: string, signature: string): boolean {
    return isSigned(publicKey, hexToBytes(message), signature);
  }

  private async thrown(thrown: Thrown, begun?: (motion: Uint8Array) => void): Promise<Rethrown> {
    for (let tried = 1; ; tried++) {
      const starting = (this.engine ??= this.started());
      try {
        return await (await starting).rethrow(thrown, null, begun);
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
