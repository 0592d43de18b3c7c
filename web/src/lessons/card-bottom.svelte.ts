/** How far down a card over the far rim reaches: the box is drawn below it, so that no die is covered. */

let bottom = $state(0);

export function cardBottom(): number {
  return bottom;
}

/** A card is shown, so many px high from the top of the stage; returns what ends it. */
export function setCardBottom(px: number): () => void {
  bottom = px;
  return () => (bottom = 0);
}
