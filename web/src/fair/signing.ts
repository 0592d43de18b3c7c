/**
 * Ed25519, and the hash of a key: loaded when a table has a next game. Not the browser's own: only newer ones have it, and
 * only over https.
 */

import * as ed25519 from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { joined } from './hash';

export { keyHashOf } from './hash';

ed25519.hashes.sha512 = sha512;

const PUBLIC = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;

/** What the server signs for what it was given before a game. */
export interface Receipt {
  readonly is: 'receipt';
  readonly given: 'promise' | 'key';
  readonly game: string;
  readonly commitment: string;
  /** Of the table. */
  readonly seat: number;
  /** Of the key. */
  readonly hash: string;
  /** The public key that was promised with it. */
  readonly signer: string;
  /** The public key of the server. */
  readonly server: string;
  readonly signature: string;
}

export function isSigned(publicKey: string, message: Uint8Array, signature: string): boolean {
  if (!PUBLIC.test(publicKey) || !SIGNATURE.test(signature)) return false;
  try {
    // Strictly, as OpenSSL does it: page and command must agree on every signature.
    return ed25519.verify(hexToBytes(signature), message, hexToBytes(publicKey), { zip215: false });
  } catch {
    return false; // no point of the curve
  }
}

function endMessage(final: string): Uint8Array {
  return joined('throwdown end', final);
}

/** Whether this is a signature of the end of a game, by the hash of its last line. */
export function isEndSigned(publicKey: string, final: string, signature: string): boolean {
  return isSigned(publicKey, endMessage(final), signature);
}

export function signEnd(secret: string, final: string): string {
  return bytesToHex(ed25519.sign(endMessage(final), hexToBytes(secret)));
}

export function publicKeyOf(secret: string): string {
  return bytesToHex(ed25519.getPublicKey(hexToBytes(secret)));
}

export function isReceipt(receipt: Receipt): boolean {
  const { given, game, commitment, seat, hash, signer, server, signature } = receipt;
  const message = joined('throwdown receipt', given, game, commitment, seat, hash, signer);
  return isSigned(server, message, signature);
}
