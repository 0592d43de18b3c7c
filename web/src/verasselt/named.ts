/** What choices of voll verasselt are called: in the words of their buttons. */

import { same } from '../advice/told';
import type { Action, Chosen } from '../net/messages';
import { inside, t } from '../words/words.svelte';
import { faces, told } from './tell';
import { NO_CARDS, size, type Cards, type VerasseltView } from './view';

export function choiceName({ action }: Chosen, view: VerasseltView, name: (place: number) => string): string {
  switch (action.is) {
    case 'choose':
      return action['target'] === 'hub'
        ? t('board-take-hub')
        : t('board-plunder', { player: name(view.table_catch?.owner ?? 0) });
    case 'roll':
      return rollName(action, view);
    case 'distribute':
      return size(cardsOf(action))
        ? t('board-hint-yard', { cards: told(cardsOf(action)) })
        : t('board-hint-heap');
    case 'top_up':
      return t('board-hint-add', { cards: told(cardsOf(action)) });
    case 'take_consolation':
      return inside(t('ask-consolation-draw', { count: Number(action['count']) }));
    default:
      return t('page-stop');
  }
}

/** "Roll 5 (keep yellow, double bar; add 1 red)". */
function rollName(action: Action, view: VerasseltView): string {
  const roll = t('board-roll', { count: rolledBy(action).length });
  const kept = keptBy(action, view);
  const boost = cardsOf(action);
  const how = [
    ...(kept.length ? [t('board-hint-keep', { faces: faces(kept) })] : []),
    ...(size(boost) ? [t('board-hint-add', { cards: told(boost) })] : []),
  ];
  return how.length ? `${roll} (${how.join('; ')})` : roll;
}

/** The dice that this action rolls. */
export function rolledBy(action: Action): number[] {
  return (action['dice'] as number[] | undefined) ?? [];
}

/** What the dice show that a roll keeps. */
export function keptBy(action: Action, view: VerasseltView): string[] {
  return view.dice.filter((_, die) => !rolledBy(action).includes(die));
}

/** Whether two actions do the same: it does not matter which of equal dice is kept. */
export function alike(one: Action, other: Action, view: VerasseltView): boolean {
  const whole = (action: Action) =>
    action.is === 'roll' ? { ...action, dice: keptBy(action, view).sort() } : action;
  return same(whole(one), whole(other));
}

/** The cards that this action takes out of the yard, or puts into it. */
export function cardsOf(action: Action): Cards {
  return (action['boost'] ?? action['to_yard'] ?? action['cards'] ?? NO_CARDS) as Cards;
}
