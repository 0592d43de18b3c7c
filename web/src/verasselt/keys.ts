/** What keys do at the table of voll verasselt. */

import type { Choice } from './pick';
import { LETTERS } from './view';

export type Command =
  | { is: 'where' | 'hint' | 'odds' | 'skip' | 'undo' | 'stop' | 'hub' | 'catch' | 'main' }
  | { is: 'die'; die: number }
  | { is: 'add' | 'remove'; colour: number };

type Plain = 'where' | 'hint' | 'odds' | 'skip' | 'undo';

/** Keys that work in every player's turn. */
const ALWAYS: Record<string, Plain> = { W: 'where', H: 'hint', O: 'odds', U: 'undo', Escape: 'skip' };

/** The keys as they are written in the menu, with the sentence that says what they do. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 7', 'hub-key-dice'],
  ['Y B R G', 'hub-key-cards'],
  ['Shift Y B R G', 'hub-key-back'],
  ['Enter', 'hub-key-main'],
  ['S', 'hub-key-stop'],
  ['M', 'hub-key-hub'],
  ['C', 'hub-key-catch'],
  ['U', 'hub-key-undo'],
  ['W', 'hub-key-where'],
];
/** The same for keys that need a table with hints. */
export const HINT_KEYS: readonly (readonly [string, string])[] = [
  ['O', 'hub-key-odds'],
  ['H', 'hub-key-hint'],
];

/** What this key means now; `free`: the reader is on turn and nothing is on its way. */
export function commandOf(key: string, shift: boolean, may: Choice, free: boolean): Command | null {
  const pressed = key.length === 1 ? key.toUpperCase() : key;
  const always = ALWAYS[pressed];
  if (always) return { is: always };
  return free ? onTurn(pressed, shift, may) : null;
}

function onTurn(pressed: string, shift: boolean, may: Choice): Command | null {
  const colour = pressed.length === 1 ? LETTERS.indexOf(pressed) : -1;
  if (may.roll && /^[1-7]$/.test(pressed)) return { is: 'die', die: Number(pressed) - 1 };
  if (colour >= 0 && (may.roll || may.split || may.topUp)) return { is: shift ? 'remove' : 'add', colour };
  if (pressed === 'S' && may.roll?.stop) return { is: 'stop' };
  if (pressed === 'M' && may.groups.includes('hub')) return { is: 'hub' };
  if (pressed === 'C' && may.groups.includes('catch')) return { is: 'catch' };
  return pressed === 'Enter' ? { is: 'main' } : null;
}
