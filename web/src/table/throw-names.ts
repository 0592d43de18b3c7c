import type { Action, ArenaView } from '../protocol/messages';
import { t } from '../words/words.svelte';
import { pileOf } from './decisions';

/** What is thrown: a loose die, or a pile of the seat at this place. */
export function throwName(action: Action, view: ArenaView, place: number): string {
  const pile = pileOf(action);
  if (pile === null) return t('page-hand-loose');
  const count = view.piles[place]?.[pile] ?? 2;
  return t(action.is === 'throw_from_pile' ? 'page-hand-from-pile' : 'page-hand-pile', { count });
}
