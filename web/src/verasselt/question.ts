/** What the reader is asked, or what is waited for, in a sentence; and what lies where. */

import { phaseOf, situationOf } from '../table/narration';
import { nameOf } from '../table/people';
import { listed, t } from '../words/words.svelte';
import type { Play } from './play.svelte';
import { diceInWords, cardsInWords } from './words';
import { group, size } from './view';

export function question(play: Play): string {
  return play.mine ? asked(play) : waited(play);
}

function waited({ visit, game, view, table }: Play): string {
  const phase = phaseOf(situationOf(visit));
  if (phase === 'flight') return t('board-in-flight');
  if (phase === 'nothing') return '';
  const waits = game.waiting_for.map((seat) => nameOf(table, seat));
  if (!waits.length) return '';
  return t(view.phase === 'distribute' ? 'board-wait-split' : 'board-wait', { player: listed(waits) });
}

function asked({ may, view, plain }: Play): string {
  if (may.groups.length === 2 && view.table_catch)
    return t('board-ask-choose', { player: plain(view.table_catch.owner) });
  if (may.groups.length) return t('board-ask-hub');
  if (may.split) return t('board-ask-split', { count: size(may.split.cards), room: may.split.room });
  if (may.topUp) return t('board-ask-top-up', { count: may.topUp.missing });
  if (may.counts.length) return t('ask-consolation');
  if (may.roll?.stop && size(view.own_catch)) return t('board-ask-on', { count: size(view.own_catch) });
  if (!may.roll) return '';
  return t(view.target === 'catch' ? 'board-ask-roll-catch' : 'board-ask-roll', {
    count: size(group(view)),
  });
}

/** Everything that lies open, for screen readers. */
export function where({ view, plain }: Play): string {
  const { table_catch: waiting, own_catch: own } = view;
  return [
    t('board-read-hub', { cards: cardsInWords(view.hub), count: view.deck_size }),
    t('board-dice-show', { faces: diceInWords(view.dice) }),
    ...(waiting && size(waiting.cards)
      ? [t('board-read-catch', { player: plain(waiting.owner), cards: cardsInWords(waiting.cards) })]
      : []),
    ...(size(own) ? [t('board-read-catch', { player: plain(view.active), cards: cardsInWords(own) })] : []),
    ...view.yards.map((cards, place) =>
      t('board-read-yard', {
        player: plain(place),
        cards: cardsInWords(cards),
        heap: view.heaps[place] ?? '?',
      }),
    ),
  ].join(' ');
}
