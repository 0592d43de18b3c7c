/** Parses values of a record, which is untrusted, into the types they should have. */

import { isList, isObject, type Json, type JsonObject } from './canonical';

/** A value in a record has the wrong type or range. */
export class Malformed extends Error {}

/** No list in a record that is drawn from is longer, and no number of dice or pace larger. */
const MOST_ITEMS = 200;
const MOST = 1_000_000_000;

export function whole(value: Json | undefined, most = MOST): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= most) return value;
  throw new Malformed();
}

export function text(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  throw new Malformed();
}

export function list(value: Json | undefined): readonly Json[] {
  if (value !== undefined && isList(value) && value.length <= MOST_ITEMS) return value;
  throw new Malformed();
}

export function object(value: Json | undefined): JsonObject {
  if (isObject(value)) return value;
  throw new Malformed();
}

export function wholes(value: Json | undefined): number[] {
  return list(value).map((each) => whole(each));
}
