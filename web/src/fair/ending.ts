/** Signs the end of a game in which this browser has promised to: after a look at its record, and only if it fits. */

import { api } from '../net/api';
import type { KeyExchange } from './keys';
import { draftHash, readRecord } from './record';
import type { Memory } from './witness';

export interface SignedEnd {
  readonly is: 'sign';
  readonly game: string;
  readonly signer: string;
  readonly signature: string;
}

/** The message with the signature; nothing where the record is not of the game that this browser saw begin. */
export async function signedEnd(
  game: string,
  memory: Memory | null,
  keys: KeyExchange,
): Promise<SignedEnd | null> {
  if (!memory?.signing || memory.draft === undefined) return null;
  const { header, entries, final } = readRecord(await api.record(game));
  const fits = draftHash(header) === memory.draft && header['commitment'] === memory.commitment;
  if (!fits || entries.at(-1)?.['is'] !== 'ended') return null;
  const signed = await keys.signature(game, final);
  return signed && { is: 'sign', game, ...signed };
}
