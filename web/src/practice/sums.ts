/** What came of the throws of one visit to the practice arena. */

import type { Practised } from '../protocol/messages';

export interface Sums {
  throws: number;
  dice: number;
  out: number;
  /** Dice that lay there and were turned or knocked out. */
  turned: number;
  faces: Readonly<Record<string, number>>;
}

export const NO_THROWS: Sums = { throws: 0, dice: 0, out: 0, turned: 0, faces: {} };

/** One throw more. `before` says what each die showed that lay there. */
export function summed(sums: Sums, before: Readonly<Record<string, string>>, practised: Practised): Sums {
  const faces = { ...sums.faces };
  let { dice, out, turned } = sums;
  for (const [die, face] of Object.entries(practised.faces)) {
    if (die in before) {
      if (before[die] !== face) turned += 1;
      continue;
    }
    dice += 1;
    faces[face] = (faces[face] ?? 0) + 1;
  }
  for (const die of Object.keys(practised.out)) {
    if (die in before) turned += 1;
    else {
      dice += 1;
      out += 1;
    }
  }
  return { throws: sums.throws + 1, dice, out, turned, faces };
}

/** What every die shows after this throw. */
export function shownAfter(
  before: Readonly<Record<string, string>>,
  practised: Practised,
): Record<string, string> {
  const all = { ...before, ...practised.faces };
  return Object.fromEntries(Object.entries(all).filter(([die]) => !(die in practised.out)));
}
