/** Signs the end of a game in which this browser has promised to: after a look at its record, and only if it fits. */

import { api } from '../net/api';
import type { Result } from '../protocol/messages';
import { canonical, type Json } from './canonical';
import { keyHashOf } from './hash';
import type { KeyExchange } from './keys';
import { list, wholes } from './parse';
import { draftHash, readRecord, RecordDamaged, type GameRecord } from './record';
import type { Memory } from './witness';

export interface SignedEnd {
  readonly is: 'sign';
  readonly game: string;
  readonly signer: string;
  readonly signature: string;
}

/** The record is not of the game that this browser saw: it is not signed. */
export class EndDiffers extends Error {}

/** The message with the signature; nothing where this browser promised none. `result` is what the table showed. */
export async function signedEnd(
  game: string,
  memory: Memory | null,
  keys: KeyExchange,
  result: Result,
): Promise<SignedEnd | null> {
  if (!memory?.signing || memory.draft === undefined) return null;
  const record = read(await api.record(game));
  if (!isSameGame(record, game, memory) || !isSameEnd(record, result)) throw new EndDiffers();
  const signed = await keys.signature(game, record.final);
  return signed && { is: 'sign', game, ...signed };
}

function read(source: string): GameRecord {
  try {
    return readRecord(source);
  } catch (error) {
    throw error instanceof RecordDamaged ? new EndDiffers() : error;
  }
}

/** Id, commitment and draft, and in the own seats the promise, the key and the signer of this browser. */
function isSameGame({ header }: GameRecord, game: string, memory: Memory): boolean {
  const [keys, promises, signers] = [header['keys'], header['promises'], header['signers']].map((field) =>
    list(field ?? []),
  ) as [Json[], Json[], Json[]];
  const missing = wholes(header['missing'] ?? []);
  const places = memory.places ?? promises.map((_, seat) => seat);
  const own = places.flatMap((seat, place) =>
    isPromised(memory, seat) ? [[place, memory.keys[seat]!] as const] : [],
  );
  return (
    header['id'] === game &&
    header['commitment'] === memory.commitment &&
    draftHash(header) === memory.draft &&
    own.every(
      ([place, key]) =>
        promises[place] === keyHashOf(key) &&
        signers[place] === memory.signer &&
        (keys[place] === key || missing.includes(place)),
    )
  );
}

/** Whether the key of this seat was promised, as the table had it when keys were asked for. */
function isPromised({ keys, hashes }: Memory, seat: number): boolean {
  const key = keys[seat];
  return key !== undefined && hashes?.[seat] === keyHashOf(key);
}

function isSameEnd({ entries }: GameRecord, result: Result): boolean {
  const last = entries.at(-1);
  return (
    last?.['is'] === 'ended' && canonical(last['result'] ?? null) === canonical(result as unknown as Json)
  );
}
