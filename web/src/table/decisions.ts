/** What the reader may do now, sorted by what it needs on the screen. The server decides what is legal. */

import type { Action, ActionSpace, ArenaView } from '../protocol/messages';

export interface Choices {
  /** Everything that puts dice into the air; the first is the plain one. */
  throws: ThrowAction[];
  stop: Action | null;
  symbols: string[];
  collect: boolean;
  keep: boolean;
  extras: (number | null)[];
  tower: readonly number[] | null;
}

/** The actions that put dice into the air; the plain one comes first. */
const THROWS = ['throw', 'throw_all', 'react', 'throw_pile', 'throw_from_pile'] as const;

export type ThrowAction = Extract<Action, { is: (typeof THROWS)[number] }>;

export function isThrow(action: Action): action is ThrowAction {
  return THROWS.some((name) => name === action.is);
}

export function choices({ actions }: ArenaView): Choices {
  const written = 'is' in actions ? [] : actions;
  const rank = (action: ThrowAction) => THROWS.indexOf(action.is);
  return {
    throws: written.filter(isThrow).sort((a, b) => rank(a) - rank(b)),
    stop: written.find((action) => action.is === 'stop') ?? null,
    symbols: written.flatMap((action) => (action.is === 'place_start' ? [action.symbol] : [])),
    collect: written.some((action) => action.is === 'collect'),
    keep: written.some((action) => action.is === 'keep_piles'),
    extras: written.flatMap((action) => (action.is === 'take_extra' ? [action.die] : [])),
    tower: towerDice(actions),
  };
}

/** The dice that a tower may be built of, if one is asked for. */
function towerDice(actions: ActionSpace): readonly number[] | null {
  if ('is' in actions) return actions.is === 'tower_orders' ? actions.dice : null;
  return actions.find((action) => action.is === 'build_tower')?.dice ?? null;
}

/** The number of the own pile that this throw is about, if it is about one. */
export function pileOf(action: Action): number | null {
  return 'pile' in action ? action.pile : null;
}

/** How many dice this throw takes into the hand. */
export function handful(action: Action, view: ArenaView, place: number): number {
  if (action.is === 'throw_all') return view.supplies[place] ?? 1;
  const pile = pileOf(action);
  if (pile !== null && action.is !== 'throw_from_pile') return view.piles[place]?.[pile] ?? 1;
  return 1;
}

/** The spell or power behind a decision, by the phase in which it is made; a reaction has one of two. */
const CAUSES: Record<string, string> = { accio: 'accio', tower: 'leviosa', piles: 'fire' };

/** The name of what asks this, if a spell or a power does: a message of the catalogue. */
export function causeOf({ phase, effects }: Pick<ArenaView, 'phase' | 'effects'>): string | null {
  const cause = phase === 'reaction' ? effects.at(-1)?.toLowerCase() : CAUSES[phase];
  return cause ? `effect-${cause}` : null;
}

/** What is asked, as a message of the catalogue with its arguments; `effect` is what asks it. */
export function question(
  choices: Choices,
  view: ArenaView,
  place: number,
  effect = '',
): [string, Record<string, number | string>?] | null {
  if (choices.symbols.length) return ['ask-place'];
  if (choices.collect) return ['ask-collect'];
  if (choices.keep) return ['told-ask-piles', { effect, count: view.piles[place]?.length ?? 1 }];
  if (choices.extras.length)
    return [choices.extras.includes(null) ? 'told-ask-extra' : 'told-ask-extra-must', { effect }];
  if (choices.tower) return ['told-ask-tower', { effect, count: choices.tower.length }];
  if (choices.throws.some((action) => action.is === 'react')) return ['told-ask-reaction', { effect }];
  if (choices.throws.some((action) => action.is === 'throw_all')) return ['ask-throw-all'];
  if (choices.throws.length) return [choices.stop ? 'ask-choice' : 'ask-turn'];
  return null;
}

/** By die: the face on top. */
export function facesOf({ arena }: ArenaView): ReadonlyMap<number, string> {
  return new Map(arena);
}
