/** What the server shows of voll verasselt. Cards are counted by colour, in the order yellow, blue, red, green. */

import type { Cards, Choose, Result, VerasseltView } from '../protocol/messages';

export type Colour = 'yellow' | 'blue' | 'red' | 'green';
export type Target = Choose['target'];

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red', 'green'];
/** The letters of colours, as dice and decks are written. */
export const LETTERS = 'YBRG';
export const NO_CARDS: Cards = [0, 0, 0, 0];
/** Places that are drawn in a yard. */
export const PLACES = 6;

export function size(cards: Cards): number {
  return cards[0] + cards[1] + cards[2] + cards[3];
}

export function plus(cards: Cards, more: Cards): Cards {
  return [cards[0] + more[0], cards[1] + more[1], cards[2] + more[2], cards[3] + more[3]];
}

export function minus(cards: Cards, fewer: Cards): Cards {
  return [cards[0] - fewer[0], cards[1] - fewer[1], cards[2] - fewer[2], cards[3] - fewer[3]];
}

/** One card of this colour. */
export function one(colour: number): Cards {
  const count = (each: number) => Number(each === colour);
  return [count(0), count(1), count(2), count(3)];
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

/** Seats of the game by what they have on their heaps, most first; equal ones are grouped. */
export function ranking(view: VerasseltView, ended: Result): (readonly number[])[] {
  const heaps = ended.scores.length ? ended.scores : view.heaps.map((count) => count ?? 0);
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
