/** SHA-256 and HMAC. Not the browser's own: that is missing on plain http, and is asynchronous. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export function sha256(message: Uint8Array | string): Uint8Array {
  return digest(bytesOf(message));
}

export function sha256Hex(message: Uint8Array | string): string {
  return bytesToHex(sha256(message));
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(digest, key, message);
}

/** What a seat shows of its key before all keys are shown. */
export function keyHashOf(key: string): string {
  return sha256Hex(joined('throwdown key', key));
}

/** Parts as bytes, each after its length in four bytes, so that no two lists give the same bytes. */
export function joined(...parts: (string | number | Uint8Array)[]): Uint8Array {
  return concatBytes(...parts.map(bytesOf).flatMap((part) => [lengthOf(part), part]));
}

function lengthOf(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return length;
}

function bytesOf(part: string | number | Uint8Array): Uint8Array {
  return part instanceof Uint8Array ? part : utf8ToBytes(String(part));
}
