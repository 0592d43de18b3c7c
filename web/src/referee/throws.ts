/** The throws that a player may choose from, as the referee names them. */

import type { Action, ArenaView } from '../protocol/messages';
import { pileOf } from '../table/decisions';
import { t } from '../words/words.svelte';

export function throwName(action: Action, view: ArenaView, place: number): string {
  const pile = pileOf(action);
  if (pile === null) return t('page-hand-loose');
  const count = view.piles[place]?.[pile] ?? 2;
  return t(action.is === 'throw_from_pile' ? 'page-hand-from-pile' : 'page-hand-pile', { count });
}
