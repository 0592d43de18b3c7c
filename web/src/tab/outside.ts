/** What the host in the tab is given from outside: a database, an engine and signatures. Plain values go both ways. */

import * as ed25519 from '@noble/ed25519';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Change, Database, Row } from './database';
import { Checking } from './engine';
import { faultOf } from './errors';

/** `throwdown.tab.bridge.JsOutside` calls this. */
export class Outside extends Checking {
  constructor(
    private readonly database: Database,
    bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  ) {
    super(bytes);
  }

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

  publicKey(seed: string): string {
    return bytesToHex(ed25519.getPublicKey(hexToBytes(seed)));
  }

  sign(seed: string, message: string): string {
    return bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(seed)));
  }
}
