/** The moments of a table, from when they are loaded until it is left. */
import { untrack } from 'svelte';
import { announce } from '../shell/announce.svelte';
import { isStill } from '../state/settings.svelte';
import type { Moment } from '../protocol/messages';
import type { Moments, Place } from './index';
import { loadMoments } from './load';

/** What happened last. */
export type LastMoment = () => Pick<Moment, 'events' | 'version'> | null | undefined;

/** To be called while a component is created; nothing waits for the result. `first`: this is loaded before. */
export function momentsAtTable(
  happened: LastMoment,
  place: Place,
  first: Promise<unknown>,
): () => Moments | null {
  let loaded = $state.raw<Moments | null>(null);
  $effect(() => {
    let left = false;
    const loading = first
      .then(() => loadMoments(place))
      .then(
        (moments) => {
          if (left) moments.dispose();
          else loaded = moments;
          return moments;
        },
        () => null, // the network is gone: the table is played without them
      );
    return () => {
      left = true;
      void loading.then((moments) => moments?.dispose());
      loaded = null;
    };
  });
  let marked = -1;
  $effect(() => {
    const last = happened();
    if (!loaded || !last || last.version === marked || !isStill()) return;
    marked = last.version;
    loaded.mark(last);
  });
  $effect(() => {
    const { events } = happened() ?? { events: [] };
    const turned = events.some(({ is }) => is === 'turn_ended' || is === 'turn_started');
    const over = events.some(({ is }) => is === 'game_over');
    if (turned && !over) untrack(() => showComebacks(place, loaded));
  });
  return () => loaded;
}

/** Counts are compared between turns: dice in the air are nobody's loss yet. */
function showComebacks(place: Place, moments: Moments | null): void {
  const id = place.gameId?.();
  if (id === undefined) return;
  for (const each of place.comebacks?.see(id, place.scene().game, place.counts?.() ?? []) ?? []) {
    moments?.comeback(each, isStill());
    const player = place.called(each);
    const you = player === place.say('page-you') ? 'yes' : 'no';
    announce(place.say('moment-comeback-of', { player, you }));
  }
}
