/** Fluent without its functions for dates and numbers: no catalogue of ours calls one, as a test makes sure. */

import type { Plugin } from 'vite';

const FUNCTIONS = `
export function NUMBER() { throw new TypeError('numbers are written as they are'); }
export function DATETIME() { throw new TypeError('nothing is said about dates'); }
`;
/** Numbers, too, would be dates. */
const NO_DATES = `export class FluentDateTime extends FluentType {
  static supportsValue() { return false; }
}`;
const DATES = /^export class FluentDateTime [^]*?^}$/m;

export const leanFluent: Plugin = {
  name: 'lean-fluent',
  apply: 'build',
  transform(code, id) {
    if (/@fluent[\\/]bundle[\\/]esm[\\/]builtins\.js$/.test(id)) return { code: FUNCTIONS, map: null };
    if (!/@fluent[\\/]bundle[\\/]esm[\\/]types\.js$/.test(id)) return null;
    if (!DATES.test(code)) throw new Error('Fluent has changed: its dates are not there');
    return { code: code.replace(DATES, NO_DATES), map: null };
  },
};
