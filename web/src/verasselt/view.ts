/** What the server shows of voll verasselt. Cards are counted by colour, in the order yellow, blue, red, green. */

import type { Action, GameInfo, Result } from '../net/messages';

export type Cards = readonly [number, number, number, number];
export type Colour = 'yellow' | 'blue' | 'red' | 'green';
export type Target = 'hub' | 'catch';

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red', 'green'];
/** The letters of colours, as dice and decks are written. */
export const LETTERS = 'YBRG';
export const NO_CARDS: Cards = [0, 0, 0, 0];
/** Places that are drawn in a yard. */
export const PLACES = 6;

export interface Catch {
  owner: number;
  cards: Cards;
}

export interface RollSpace extends Action {
  is: 'roll_space';
  yard: Cards;
  stop: boolean;
}

export interface SplitSpace extends Action {
  is: 'split_space';
  cards: Cards;
  room: number;
}

export interface TopUpSpace extends Action {
  is: 'top_up_space';
  yard: Cards;
  missing: number;
}

export interface VerasseltView {
  is: string;
  seat: number | null;
  seats: number;
  options: [string, unknown][];
  phase:
    | 'setup'
    | 'choose'
    | 'distribute'
    | 'top_up'
    | 'roll'
    | 'rolling'
    | 'roll_or_stop'
    | 'consolation'
    | 'over';
  active: number;
  to_act: number | null;
  first_turn: boolean;
  turn: number;
  dice: string[];
  rolling: number[];
  hub: Cards;
  table_catch: Catch | null;
  target: Target | null;
  own_catch: Cards;
  yards: Cards[];
  heaps: (number | null)[];
  deck_size: number;
  received: Catch | null;
  left: number[];
  groups: Target[];
  hub_ends_game: boolean;
  actions: Action[] | Action;
  result: Result | null;
}

export type VerasseltGame = GameInfo<VerasseltView>;

export function size(cards: Cards): number {
  return cards[0] + cards[1] + cards[2] + cards[3];
}

export function plus(cards: Cards, more: Cards): Cards {
  return cards.map((count, colour) => count + (more[colour] ?? 0)) as unknown as Cards;
}

export function minus(cards: Cards, fewer: Cards): Cards {
  return cards.map((count, colour) => count - (fewer[colour] ?? 0)) as unknown as Cards;
}

/** One card of this colour. */
export function one(colour: number): Cards {
  return COLOURS.map((_, each) => (each === colour ? 1 : 0)) as unknown as Cards;
}

/** The cards one by one, as numbers of their colours. */
export function spread(cards: Cards): number[] {
  return cards.flatMap((count, colour) => Array.from({ length: Math.max(0, count) }, () => colour));
}

/** "YYB" for two yellow cards and a blue one. */
export function lettered(cards: Cards): string {
  return spread(cards)
    .map((colour) => LETTERS[colour])
    .join('');
}

/** The name of a face for the catalogue: a colour, or the bar. */
export function faceWord(face: string): string {
  const colour = COLOURS[LETTERS.indexOf(face)];
  return colour ? `colour-${colour}` : 'colour-bar';
}

/** The cards that are rolled for now. */
export function group(view: VerasseltView): Cards {
  return view.target === 'catch' && view.table_catch ? view.table_catch.cards : view.hub;
}

/** Seats of the game by what they have on their heaps, most first; equal ones stand together. */
export function ranking(view: VerasseltView, ended: Result): number[][] {
  const heaps = ended.scores ?? view.heaps.map((count) => count ?? 0);
  const rest = view.yards.map((_, seat) => seat).filter((seat) => !ended.winners.includes(seat));
  const sorted = rest.sort((a, b) => (heaps[b] ?? 0) - (heaps[a] ?? 0));
  const groups: number[][] = [];
  for (const seat of sorted) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && heaps[last[0]] === heaps[seat]) last.push(seat);
    else groups.push([seat]);
  }
  return [ended.winners, ...groups];
}
