/** Which sentences of a moment belong to which of its events. */

import type { Moment } from '../protocol/messages';

/** The sentences about so many events, counted from the first; one that is about no event comes after all of them. */
export function sentencesOf({ told, about }: Pick<Moment, 'told' | 'about'>, events: number): string[] {
  return told.filter((_, index) => (about[index] ?? Infinity) < events);
}
