/** Short codes of tables, and what a person types or pastes to join one. */

import { decoded } from '../net/base';

/** The letters that codes are made of: no vowels, and of letters that look or sound alike only one. */
const CODE = /^[BCDFGHJKMPQRSTWXYZ]{6}$/;
/** A link to a table, to a hand at it or to its screen. */
const LINK = /\/(?:t|j|hand|screen)\/([^/?#\s]+)/;
/** Ids are as long as this; what is shorter and no code is a slip. */
const ID = /^[\w-]{16,}$/;

/** The code in what was typed, in any case and however it was grouped; null if there is none. */
export function readCode(text: string): string | null {
  const letters = text.replace(/[\s\-–—·.]+/g, '').toUpperCase();
  return CODE.test(letters) ? letters : null;
}

/** The code or the id of a table out of typed or pasted text: a code, an id or a whole link. */
export function tableIn(text: string): string | null {
  const typed = text.trim();
  const link = LINK.exec(typed);
  const meant = link?.[1] ? decoded(link[1]) : typed;
  return readCode(meant) ?? (ID.test(meant) ? meant : null);
}

/** A code as it is spoken: in two groups. */
export function grouped(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
