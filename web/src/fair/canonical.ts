/** JSON in the one form that is hashed: keys sorted, no spaces, nothing but ASCII, whole numbers only. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function canonical(value: Json): string {
  return written(value, (fields) => fields.sort(byCodePoint));
}

/** The same with the keys in the order in which they are. */
export function written(value: Json, inOrder = (fields: string[]) => fields): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return whole(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map((each) => written(each, inOrder)).join(',')}]`;
  const fields = inOrder(Object.keys(value));
  return `{${fields.map((field) => `${quoted(field)}:${written(value[field]!, inOrder)}`).join(',')}}`;
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

function whole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
  return String(value);
}

function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** As Python sorts; `<` on strings compares halves of characters beyond U+FFFF. */
function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (const [at, letter] of left.entries()) {
    const other = right[at];
    if (other === undefined) return 1;
    if (letter !== other) return letter.codePointAt(0)! - other.codePointAt(0)!;
  }
  return left.length - right.length;
}
