/** What choices of the arena games are called: in the words of their buttons. */

import type { Chosen } from '../advice/advice';
import type { ArenaView, HandDone } from '../protocol/messages';
import { faceName, inside, t } from '../words/words.svelte';
import { throwName } from './throw-names';

export function choiceName({ action, manner, hand }: Chosen, view: ArenaView, place: number): string {
  if (hand) return handName(hand);
  const face = (die: number | undefined) => faceName(view.arena.find(([each]) => each === die)?.[1] ?? '');
  switch (action.is) {
    case 'stop':
      return t('page-stop');
    case 'place_start':
      return faceName(action.symbol);
    case 'collect':
      return inside(t(action.take ? 'ask-collect-take' : 'ask-collect-leave'));
    case 'keep_piles':
      return inside(t(action.keep ? 'ask-piles-keep' : 'ask-piles-dissolve'));
    case 'take_extra':
      return action.die === null ? inside(t('ask-extra-none')) : face(action.die);
    case 'build_tower':
      return t('page-hint-tower', { symbol: face(action.dice.at(-1)) });
    default:
      return thrownName({ action, manner }, view, place);
  }
}

/** A throw in the arena is called after what the hand did. */
function handName({ strength, force, meets, symbol }: HandDone): string {
  return t('learn-hand', { strength, force, meets, symbol: symbol ? faceName(symbol) : '' });
}

/** Where there is but one thing to throw, the manner says it all. */
function thrownName({ action, manner }: Chosen, view: ArenaView, place: number): string {
  const several = action.is !== 'throw_all' && (view.piles[place]?.length ?? 0) > 0;
  if (!manner) return several ? throwName(action, view, place) : t('page-throw');
  const how = t(`arena-manner-${manner}`);
  return several ? t('page-hint-throw', { throw: throwName(action, view, place), manner: how }) : how;
}
