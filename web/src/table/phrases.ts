import type { ChatLine, Phrase } from '../protocol/messages';
import { has, t } from '../words/words.svelte';

/** Phrases that everybody reads in the own language; those for the middle of a game come first. */
export const PHRASES: readonly Phrase[] = [
  'well_thrown',
  'ouch',
  'thanks',
  'hello',
  'good_luck',
  'one_moment',
  'again',
  'good_game',
  'bye',
];

export function phraseName(name: string): string {
  const id = `page-phrase-${name.replace('_', '-')}`;
  return has(id) ? t(id) : name;
}

/** The author of a line, as this person reads it. */
export function speaker(line: ChatLine, you: string): string {
  return line.person === you ? t('page-you') : line.name;
}

/** The text of a line: own words, or a phrase. */
export function wordsOf(line: ChatLine): string {
  return line.phrase ? phraseName(line.phrase) : line.text;
}
