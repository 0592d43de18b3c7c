/** The chance of one game: every stream that flows from its revealed secret (`throwers/fairness.py`). */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { hmacSha256, joined, sha256Hex } from './hash';
import { Stream } from './stream';

const SECRET = /^[0-9a-f]{64}$/;

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** What is published before the game. */
export function commitmentOf(id: string, secret: string): string {
  return sha256Hex(joined('throwdown commitment', id, hexToBytes(secret)));
}

/** The key of a bot: it follows from the secret, so that the table cannot choose it after it saw those of people. */
export function botKeyOf(id: string, secret: string, seat: number): string {
  return bytesToHex(hmacSha256(hexToBytes(secret), joined('bot key', id, seat)));
}

export class Chance {
  private readonly secret: Uint8Array;

  /** `bound`: the hash of the header, which has everything that the players agreed on. */
  constructor(
    private readonly id: string,
    secret: string,
    private readonly bound: string,
  ) {
    this.secret = hexToBytes(secret);
  }

  /** Of the throw of this number; a further attempt is made only where the engine failed. */
  throw(number: number, attempt = 0): Stream {
    return attempt ? this.stream('again', number, attempt) : this.stream('throw', number);
  }

  /** Of the shuffle before the game. */
  deck(): Stream {
    return this.stream('deck');
  }

  /** Of who begins. */
  first(): Stream {
    return this.stream('first');
  }

  private stream(what: string, ...numbers: number[]): Stream {
    return new Stream(hmacSha256(this.secret, joined(what, this.id, ...numbers, this.bound)));
  }
}
