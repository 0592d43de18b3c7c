/** Cards and dice in words. */

import type { Cards } from '../protocol/messages';
import { listed, t } from '../words/words.svelte';
import { COLOURS, faceWord, LETTERS } from './view';

/** "2 yellow and 1 red", or "no cards". */
export function cardsInWords(cards: Cards): string {
  const each = cards.flatMap((count, colour) =>
    count > 0 ? [t(`colour-count-${COLOURS[colour] ?? 'yellow'}`, { count })] : [],
  );
  return each.length ? listed(each) : t('ask-no-cards');
}

/** "yellow, blue, double bar": dice in their order. */
export function diceInWords(dice: readonly string[]): string {
  return dice.map((face) => (face ? t(faceWord(face)) : '?')).join(', ');
}

export function colourName(colour: number): string {
  return t(`colour-${COLOURS[colour] ?? 'yellow'}`);
}

/** The key of a colour: its letter, the same in every language. */
export function keyOf(colour: number): string {
  return LETTERS[colour] ?? '';
}
