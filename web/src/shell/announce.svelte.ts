/** What is read out by a screen reader: one sentence after another, politely. */

import { untrack } from 'svelte';

export interface Announcement {
  readonly number: number;
  readonly sentence: string;
}

/** So many stay: what is taken away too soon is not read. */
const STAY = 8;

let all = $state.raw<readonly Announcement[]>([]);
let number = 0;

export function announce(sentence: string): void {
  if (!sentence) return;
  number += 1;
  // an effect that announces something does not wait for other announcements
  all = [...untrack(() => all), { number, sentence }].slice(-STAY);
}

export function announced(): readonly Announcement[] {
  return all;
}
