/** Signs and dice that are taken over a box: at a table, on the screen of the room, in a replay. */
import { untrack } from 'svelte';
import type { Bearer, TallyCommand } from '../arena/player';
import type { ArenaView } from '../protocol/messages';
import { announce } from '../shell/announce.svelte';
import { isStill } from '../state/settings.svelte';
import { commands, settledFaces, type Shown } from '../table/tally';
import { momentsAtTable, type LastMoment } from './table-moments.svelte';
import type { Moments } from './index';
import type { Place } from './place';

export interface AtBox {
  /** What is shown once the dice of this lie. */
  commandsFor(shown: Shown): TallyCommand[];
  /** Who carries dice out of the box; nobody where nothing is to move. */
  bearer(): Bearer | undefined;
  end(): void;
}

export function momentsAtBox(
  last: LastMoment,
  view: () => ArenaView,
  place: Omit<Place, 'over' | 'face'>,
  first: Promise<unknown>,
): AtBox {
  /** What dice show at the end of the throw that is being shown. */
  let faces = new Map<number, string>();
  const here: Place = { ...place, over: 'edge', face: (die) => faces.get(die) };
  const moments = momentsAtTable(last, here, first);
  $effect(() => {
    const { events } = last() ?? { events: [] };
    const turned = events.some(({ is }) => is === 'turn_ended' || is === 'turn_started');
    const over = events.some(({ is }) => is === 'game_over');
    if (turned && !over) untrack(() => showComebacks(here, view(), moments()));
  });
  return {
    commandsFor(shown) {
      faces = new Map([...view().arena, ...shown.events.flatMap(settledFaces)]);
      return commands(shown, view().supplies.length, (event) => moments()?.before(event) ?? []);
    },
    bearer: () => (isStill() ? undefined : moments()?.bearer),
    end: () => moments()?.end(),
  };
}

/** Counts are compared between turns: dice in the air are nobody's loss yet. */
function showComebacks(place: Place, { game, supplies }: ArenaView, moments: Moments | null): void {
  const id = place.gameId?.();
  if (id === undefined) return;
  for (const each of place.comebacks?.see(id, game, supplies) ?? []) {
    moments?.comeback(each, isStill());
    const player = place.called(each);
    const you = player === place.say('page-you') ? 'yes' : 'no';
    announce(place.say('moment-comeback-of', { player, you }));
  }
}
