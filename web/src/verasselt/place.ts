/** What moments know of a table of voll verasselt. */
import { Comebacks } from '../moments/comeback';
import { countAt } from '../moments/plates.svelte';
import type { Place } from '../moments';
import { colourOf } from '../moments/colour';
import type { VerasseltGame } from '../protocol/games';
import type { Visit } from '../state/visit.svelte';
import { seatOf } from '../state/table';
import { calledOf } from '../table/people';
import { sound } from '../table/sound.svelte';
import { listed, t } from '../words/words.svelte';

export function placeOf(visit: () => Visit, game: () => VerasseltGame): Place {
  const view = () => game().view;
  const state = () => visit().state;
  const seat = (place: number) => seatOf(game(), place);
  return {
    sound,
    over: 'middle',
    stage: () => document.querySelector('main .stage') ?? undefined,
    comebacks: new Comebacks(),
    gameId: () => game().id,
    counts: () => view().heaps,
    scene: () => {
      const waiting = view().table_catch;
      return {
        game: 'verasselt',
        active: view().active,
        prey: waiting && { seat: waiting.owner, face: colourOf(waiting.cards) },
      };
    },
    version: () => state().version,
    seatOf: seat,
    called: (place) => calledOf(state().table!, seat(place), state().seats),
    count: (place) => countAt(state().version, place) ?? view().heaps[place] ?? null,
    home: (place) => (state().seats.includes(seat(place)) ? document.querySelector('section.hand') : null),
    face: () => undefined,
    say: t,
    listed,
  };
}
