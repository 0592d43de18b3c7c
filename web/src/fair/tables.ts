/** The table of luck, by the name that a record's header gives the engine. */

import { manners } from '../../../src/throwdown/throwers/luck_table.json';
import { sha256Hex } from './hash';
import type { Chances } from './luck';

type Table = Readonly<Record<string, Chances>>;

export const LUCK: Readonly<Record<string, Table>> = { [`luck ${fingerprint(manners)}`]: manners };

/** The fingerprint of a table, as in `throwers/luck.py`. */
function fingerprint(table: Table): string {
  const entries = Object.keys(table)
    .sort()
    .map((manner) => {
      const { hit, turn, leave, knock, bare } = table[manner]!;
      const [a, b, c, d, e] = [hit, turn, leave, knock, bare].map(decimal);
      return `('${manner}', Manner(hit=${a}, turn=${b}, leave=${c}, knock=${d}, bare=${e}))`;
    });
  return sha256Hex(`[${entries.join(', ')}]`).slice(0, 8);
}

/** A number as Python writes one that is no whole number by its type. */
function decimal(number: number): string {
  return Number.isInteger(number) ? number.toFixed(1) : String(number);
}
