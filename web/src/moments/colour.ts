const COLOURS = ['Y', 'B', 'R', 'G'] as const;

/** The colour of cards that there is most of. */
export function colourOf(cards: readonly number[]): string {
  return COLOURS[cards.indexOf(Math.max(...cards))] ?? 'Y';
}
