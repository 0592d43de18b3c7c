/** Who played, as the viewer calls them. */

import type { Story } from '../protocol/messages';
import { t } from '../words/words.svelte';
import type { Person } from './sentences';

/** "You" for the own seat, unless several people share this device. */
export function personOf(story: Story, seat: number, own: readonly number[]): Person {
  const you = own.length === 1 && own[0] === seat;
  const name = story.players[seat] || t('list-player', { number: seat + 1 });
  return { you, name: you ? t('page-you') : name };
}
