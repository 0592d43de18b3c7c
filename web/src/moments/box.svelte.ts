/** Signs and dice that are taken over a box: at a table, on the screen of the room, in a replay. */
import type { ArenaHandle } from '../arena/handle';
import type { ThrownFrom } from '../arena/lead-in';
import type { ArenaView } from '../protocol/messages';
import { isStill } from '../state/settings.svelte';
import type { Shows } from '../state/visit.svelte';
import { commands, landed, settledFaces, type Shown } from '../table/tally';
import { momentsAtTable, type LastMoment } from './table-moments.svelte';
import type { Place } from './place';

/** The arena in which it is shown. */
type Box = Pick<ArenaHandle, 'play' | 'tally'>;

/** How it is shown: the throw, if there is one, and who threw it; whom to tell how far it is. */
interface How {
  readonly motion?: Uint8Array | null;
  readonly from?: ThrownFrom;
  readonly shows?: Shows;
}

export interface AtBox {
  /** Play a throw, if there is one, and then what came of it, event by event. */
  show(arena: Box | undefined, shown: Shown, how: How): Promise<void>;
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
    async show(arena, shown, { motion, from, shows }) {
      faces = new Map([...view().arena, ...shown.events.flatMap(settledFaces)]);
      const follows = commands(shown, view().supplies.length, (event) => moments()?.before(event) ?? []);
      const how = {
        onrest: () => shows?.(landed(shown.events)),
        onshows: shows,
        from,
        bearer: isStill() ? undefined : moments()?.bearer,
      };
      if (motion) await arena?.play(motion, follows, how);
      else if (follows.some(({ act }) => act !== 'shows')) await arena?.tally(follows, how);
    },
    end: () => moments()?.end(),
  };
}
