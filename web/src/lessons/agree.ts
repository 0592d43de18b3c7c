/** What the rulebook of an edition leaves to the table: a lesson names it at its end, before a game of one's own. */

import type { CatalogueEntry } from '../protocol/messages';
import { dashed } from '../words/fluent';
import { listed, t } from '../words/words.svelte';

/** One sentence; empty where the rulebook leaves nothing. */
export function choicesSentence(game: CatalogueEntry, edition: string): string {
  const choices = Object.keys(game.choices[edition] ?? {}).map((option) =>
    t(`lesson-agree-${dashed(option)}`),
  );
  return choices.length ? t('lesson-agree', { choices: listed(choices) }) : '';
}
