/** What somebody has picked so far, and the action that it makes. What is legal the server has said or will say. */

import type { Action } from '../net/messages';
import {
  minus,
  NO_CARDS,
  one,
  plus,
  size,
  type Cards,
  type RollSpace,
  type SplitSpace,
  type TopUpSpace,
  type VerasseltView,
} from './view';

export interface Choice {
  roll: RollSpace | null;
  split: SplitSpace | null;
  topUp: TopUpSpace | null;
  /** Groups that may be chosen now. */
  groups: ('hub' | 'catch')[];
  /** Numbers of cards that may be drawn after a bust. */
  counts: number[];
}

/** What the reader may do now, sorted by what it needs on the screen. */
export function choice(view: VerasseltView): Choice {
  const told = Array.isArray(view.actions) ? view.actions : [view.actions];
  const space = <Space extends Action>(name: string) =>
    (told.find((action) => action.is === name) as Space | undefined) ?? null;
  return {
    roll: space<RollSpace>('roll_space'),
    split: space<SplitSpace>('split_space'),
    topUp: space<TopUpSpace>('top_up_space'),
    groups: told
      .filter((action) => action.is === 'choose')
      .map((action) => action['target'] as 'hub' | 'catch'),
    counts: told
      .filter((action) => action.is === 'take_consolation')
      .map((action) => action['count'] as number),
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
  return { is: 'roll', dice: [...rolled], boost: [...boost] };
}

export function splitAction(yard: Cards): Action {
  return { is: 'distribute', to_yard: [...yard] };
}

export function topUpAction(cards: Cards): Action {
  return { is: 'top_up', cards: [...cards] };
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
