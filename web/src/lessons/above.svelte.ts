/** How far down a card over the far rim reaches: the box is drawn below it, so that no die is covered. */

let bottom = $state(0);

export function cardBottom(): number {
  return bottom;
}

/** A card stands there, so many px high from the top of the stage; answers with its end. */
export function cardStands(px: number): () => void {
  bottom = px;
  return () => (bottom = 0);
}
