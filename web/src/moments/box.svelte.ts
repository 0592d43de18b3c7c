/** Signs and dice that are taken over a box: at a table, on the screen of the room, in a replay. */
import type { Bearer, TallyCommand } from '../arena/player';
import type { ArenaView } from '../protocol/messages';
import { isStill } from '../state/settings.svelte';
import { commands, settledFaces, type Shown } from '../table/tally';
import { momentsAtTable, type LastMoment } from './table-moments.svelte';
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
  place: Omit<Place, 'over' | 'face' | 'counts'>,
  first: Promise<unknown>,
): AtBox {
  /** What dice show at the end of the throw that is being shown. */
  let faces = new Map<number, string>();
  const here: Place = {
    ...place,
    over: 'edge',
    face: (die) => faces.get(die),
    counts: () => view().supplies,
  };
  const moments = momentsAtTable(last, here, first);
  return {
    commandsFor(shown) {
      faces = new Map([...view().arena, ...shown.events.flatMap(settledFaces)]);
      return commands(shown, view().supplies.length, (event) => moments()?.before(event) ?? []);
    },
    bearer: () => (isStill() ? undefined : moments()?.bearer),
    end: () => moments()?.end(),
  };
}
