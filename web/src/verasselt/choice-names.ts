/** What choices of voll verasselt are called: in the words of their buttons. */

import { same, type Chosen } from '../advice/advice';
import type { Action, Cards, Roll, VerasseltView } from '../protocol/messages';
import { inside, t } from '../words/words.svelte';
import { diceInWords, cardsInWords } from './words';
import { NO_CARDS, size } from './view';

export function choiceName({ action }: Chosen, view: VerasseltView, name: (place: number) => string): string {
  switch (action.is) {
    case 'choose':
      return action.target === 'hub'
        ? t('board-take-hub')
        : t('board-plunder', { player: name(view.table_catch?.owner ?? 0) });
    case 'roll':
      return rollName(action, view);
    case 'distribute':
      return size(cardsOf(action))
        ? t('board-hint-yard', { cards: cardsInWords(cardsOf(action)) })
        : t('board-hint-heap');
    case 'top_up':
      return t('board-hint-add', { cards: cardsInWords(cardsOf(action)) });
    case 'take_consolation':
      return inside(t('ask-consolation-draw', { count: action.count }));
    default:
      return t('page-stop');
  }
}

/** "Roll 5 (keep yellow, double bar; add 1 red)". */
function rollName(action: Roll, view: VerasseltView): string {
  const roll = t('board-roll', { count: rolledBy(action).length });
  const kept = heldBy(action, view);
  const boost = cardsOf(action);
  const how = [
    ...(kept.length ? [t('board-hint-keep', { faces: diceInWords(kept) })] : []),
    ...(size(boost) ? [t('board-hint-add', { cards: cardsInWords(boost) })] : []),
  ];
  return how.length ? `${roll} (${how.join('; ')})` : roll;
}

/** The dice that this action rolls. */
export function rolledBy(action: Action): readonly number[] {
  return action.is === 'roll' ? action.dice : [];
}

/** What the dice show that a roll keeps. */
export function heldBy(action: Action, view: VerasseltView): string[] {
  return view.dice.filter((_, die) => !rolledBy(action).includes(die));
}

/** Whether two actions do the same: it does not matter which of equal dice is kept. */
export function alike(one: Action, other: Action, view: VerasseltView): boolean {
  if (one.is !== 'roll' || other.is !== 'roll') return same(one, other);
  const kept = (roll: Roll) => heldBy(roll, view).sort().join();
  return kept(one) === kept(other) && one.boost.join() === other.boost.join();
}

/** The cards that this action takes out of the yard, or puts into it. */
export function cardsOf(action: Action): Cards {
  switch (action.is) {
    case 'roll':
      return action.boost;
    case 'distribute':
      return action.to_yard;
    case 'top_up':
      return action.cards;
    default:
      return NO_CARDS;
  }
}
