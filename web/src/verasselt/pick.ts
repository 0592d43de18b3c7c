/** What a player has picked so far, and the action that it makes. The server decides what is legal. */

import type { Action, Cards, RollSpace, SplitSpace, TopUpSpace, VerasseltView } from '../protocol/messages';
import { minus, NO_CARDS, one, plus, size, type Target } from './view';

export interface Choice {
  roll: RollSpace | null;
  split: SplitSpace | null;
  topUp: TopUpSpace | null;
  /** Groups that may be chosen now. */
  groups: Target[];
  /** Numbers of cards that may be drawn after a bust. */
  counts: number[];
}

/** What the reader may do now, sorted by what it needs on the screen. */
export function choice({ actions }: VerasseltView): Choice {
  const written = 'is' in actions ? [] : actions;
  const space = 'is' in actions ? actions : null;
  return {
    roll: space?.is === 'roll_space' ? space : null,
    split: space?.is === 'split_space' ? space : null,
    topUp: space?.is === 'top_up_space' ? space : null,
    groups: written.flatMap((action) => (action.is === 'choose' ? [action.target] : [])),
    counts: written.flatMap((action) => (action.is === 'take_consolation' ? [action.count] : [])),
  };
}

/** Cards that may be picked out of, and how many at most. */
export function source(choice: Choice): { cards: Cards; most: number } {
  if (choice.split) return { cards: choice.split.cards, most: choice.split.room };
  const yard = choice.roll?.yard ?? choice.topUp?.yard ?? NO_CARDS;
  return { cards: yard, most: size(yard) };
}

export function canAdd(choice: Choice, picked: Cards, colour: number): boolean {
  const { cards, most } = source(choice);
  return size(picked) < most && (cards[colour] ?? 0) > (picked[colour] ?? 0);
}

export function add(choice: Choice, picked: Cards, colour: number): Cards {
  return canAdd(choice, picked, colour) ? plus(picked, one(colour)) : picked;
}

export function remove(picked: Cards, colour: number): Cards {
  return (picked[colour] ?? 0) > 0 ? minus(picked, one(colour)) : picked;
}

/** The dice with this one turned over: rolled if it was kept, kept if it was rolled. */
export function toggle(rolled: readonly number[], die: number): number[] {
  return rolled.includes(die)
    ? rolled.filter((each) => each !== die)
    : [...rolled, die].sort((a, b) => a - b);
}

export function allDice(view: VerasseltView): number[] {
  return view.dice.map((_, die) => die);
}

export function rollAction(rolled: readonly number[], boost: Cards): Action {
  return { is: 'roll', dice: rolled, boost };
}

export function splitAction(yard: Cards): Action {
  return { is: 'distribute', to_yard: yard };
}

export function topUpAction(cards: Cards): Action {
  return { is: 'top_up', cards };
}

/** The yard as it lies: for each card its colour, and whether it is picked. Of equal cards the last ones are. */
export function laid(cards: Cards, picked: Cards): { colour: number; picked: boolean }[] {
  return cards.flatMap((count, colour) =>
    Array.from({ length: Math.max(0, count) }, (_, index) => ({
      colour,
      picked: index >= count - (picked[colour] ?? 0),
    })),
  );
}
