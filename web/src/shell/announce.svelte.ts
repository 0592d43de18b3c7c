/** What is read out by a screen reader: one sentence after another, politely. */

let text = $state('');
let turn = false;

export function announce(sentence: string): void {
  if (!sentence) return;
  turn = !turn; // the same sentence twice is read twice
  text = sentence + (turn ? '\u00a0' : '');
}

export function announced(): string {
  return text;
}
