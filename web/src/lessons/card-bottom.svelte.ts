/**
 * How far down cards over the far rim reach: the box is drawn below them, so that no die is covered.
 *
 * Within one table it only grows: a box must not move because a card comes or goes.
 */

let bottom = $state(0);

export function cardBottom(): number {
  return bottom;
}

/** A card is shown, so many px high from the top of the stage. */
export function reserve(px: number): void {
  bottom = Math.max(bottom, px);
}

/** Another table, another size of the window, or no card at all. */
export function release(): void {
  bottom = 0;
}
