/** The parameters by which dice land alike everywhere (`physics/arenas.py`), and the engine's models of them. */

import constants from './constants.json';

/** Steps to which the state of the dice is rounded after every step of the engine, as powers of two. */
export interface Grain {
  readonly place: number;
  readonly turn: number;
  readonly speed: number;
  readonly spin: number;
}

export interface Arena {
  readonly grain: Grain;
  /** The model of one die, and the model of the arena with one die in it: for few dice, and for many. */
  readonly die: string;
  readonly few: string;
  readonly many: string;
}

const ARENAS: Readonly<Record<string, Arena>> = constants.ARENAS;

/** The set of this name, if this page knows it. */
export function arenaOf(name: string): Arena | null {
  return Object.hasOwn(ARENAS, name) ? ARENAS[name]! : null;
}

/** The arena with so many dice in the engine's language. */
export function described(dice: number, arena: Arena): string {
  const one = dice >= constants.MANY ? arena.many : arena.few;
  return one.replace(arena.die, () => arena.die.repeat(dice));
}
