/** What the reader may do now, sorted by what it needs on the screen. Whether it is legal the server has said. */

import type { Action, ArenaView } from '../net/messages';

export interface Choices {
  /** Everything that puts dice into the air; the first is the plain one. */
  throws: Action[];
  stop: Action | null;
  symbols: string[];
  collect: boolean;
  keep: boolean;
  extras: (number | null)[];
  tower: number[] | null;
}

const THROWS = ['throw', 'throw_all', 'react', 'throw_pile', 'throw_from_pile'];

export function choices(view: ArenaView): Choices {
  const actions = Array.isArray(view.actions) ? view.actions : [view.actions];
  const named = (name: string) => actions.filter((action) => action.is === name);
  const towers = actions.find((action) => action.is === 'build_tower' || Array.isArray(action['dice']));
  return {
    throws: actions
      .filter((action) => THROWS.includes(action.is))
      .sort((a, b) => THROWS.indexOf(a.is) - THROWS.indexOf(b.is)),
    stop: named('stop')[0] ?? null,
    symbols: named('place_start').map((action) => String(action['symbol'])),
    collect: named('collect').length > 0,
    keep: named('keep_piles').length > 0,
    extras: named('take_extra').map((action) => action['die'] as number | null),
    tower: towers ? (towers['dice'] as number[]) : null,
  };
}

/** The number of the own pile that this throw is about, if it is about one. */
export function pileOf(action: Action): number | null {
  return typeof action['pile'] === 'number' ? action['pile'] : null;
}

/** How many dice this throw takes into the hand. */
export function handful(action: Action, view: ArenaView, place: number): number {
  if (action.is === 'throw_all') return view.supplies[place] ?? 1;
  const pile = pileOf(action);
  if (pile !== null && action.is !== 'throw_from_pile') return view.piles[place]?.[pile] ?? 1;
  return 1;
}

/** What is asked, as a message of the catalogue with its arguments. */
export function question(
  choices: Choices,
  view: ArenaView,
  place: number,
): [string, Record<string, number>?] | null {
  if (choices.symbols.length) return ['ask-place'];
  if (choices.collect) return ['ask-collect'];
  if (choices.keep) return ['ask-piles', { count: view.piles[place]?.length ?? 1 }];
  if (choices.extras.length) return ['ask-extra'];
  if (choices.tower) return ['ask-tower', { count: choices.tower.length }];
  if (choices.throws.some((action) => action.is === 'react')) return ['ask-reaction'];
  if (choices.throws.some((action) => action.is === 'throw_all')) return ['ask-throw-all'];
  if (choices.throws.length) return [choices.stop ? 'ask-choice' : 'ask-turn'];
  return null;
}
