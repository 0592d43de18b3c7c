/** Whether a record is of the game that this device saw: what it remembers, beside the header. */

import type { Json, JsonObject } from './canonical';
import { list, Malformed } from './parse';
import { draftHash } from './record';
import type { Witness } from './witness';

/** `unseen`: this device was not at the table. */
export type Seen = 'holds' | 'differs' | 'unseen';

export function seenIn(record: string, witness: Witness | null): Seen {
  if (!witness) return 'unseen';
  try {
    return isSame(JSON.parse(record.slice(0, record.indexOf('\n'))) as JsonObject, witness)
      ? 'holds'
      : 'differs';
  } catch (error) {
    if (error instanceof Malformed || error instanceof SyntaxError || error instanceof RangeError)
      return 'differs';
    throw error;
  }
}

/** The commitment, all that was agreed when the own keys were given, and the own keys themselves. */
function isSame({ hash: _, ...header }: JsonObject, { commitment, draft, keys }: Witness): boolean {
  const recorded: readonly Json[] = list(header['keys'] ?? []);
  return (
    header['commitment'] === commitment &&
    (draft === undefined || draftHash(header) === draft) &&
    Object.entries(keys).every(([seat, key]) => recorded[Number(seat)] === key)
  );
}
