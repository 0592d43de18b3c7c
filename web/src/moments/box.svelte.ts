/** Signs and dice that are taken over a box: at a table, on the screen of the room, in a replay. */
import type { ArenaHandle } from '../arena/handle';
import type { ThrownFrom } from '../arena/lead-in';
import type { ArenaView } from '../protocol/messages';
import { isStill } from '../state/settings.svelte';
import type { Shows } from '../state/visit.svelte';
import { commands, landed, settledFaces, type Shown } from '../table/tally';
import { decisiveIn, matterOf } from './matters';
import { momentsAtTable, type LastMoment } from './table-moments.svelte';
import type { Place } from './place';

/** The arena in which it is shown. */
type Box = Pick<ArenaHandle, 'play' | 'tally'>;
type Looking = Pick<ArenaHandle, 'lookAgain' | 'endLook'>;

/** How it is shown: the throw, if there is one, and who threw it; whom to tell how far it is. */
interface How {
  readonly motion?: Uint8Array | null;
  readonly from?: ThrownFrom;
  readonly shows?: Shows;
  /** How much faster than it happened. */
  readonly pace?: number;
}

/** After what came of a throw, in ms; after the end its winner is looked at first. */
const PAUSE = 320;
const PAUSE_AT_END = 1600;

export interface AtBox {
  /** Play a throw, if there is one, and then what came of it, event by event. */
  show(arena: Box | undefined, shown: Shown, how: How): Promise<void>;
  /** Look at the latest throw once more, if it mattered: what it brought, and what was seen while it flew. */
  again(arena: Looking | undefined, shown: Shown, before: ArenaView): Promise<void>;
  endLook(): void;
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
  let endLook: () => void = () => undefined;
  return {
    async show(arena, shown, { motion, from, shows, pace }) {
      faces = new Map([...view().arena, ...shown.events.flatMap(settledFaces)]);
      const follows = commands(shown, view().supplies.length, (event) => moments()?.before(event) ?? []);
      const how = {
        onrest: () => shows?.(landed(shown.events)),
        onshows: shows,
        from,
        pace,
        decisive: decisiveIn(shown.events),
        bearer: isStill() ? undefined : moments()?.bearer,
      };
      if (motion) await arena?.play(motion, follows, how);
      else if (follows.some(({ act }) => act !== 'shows')) await arena?.tally(follows, how);
    },
    async again(arena, { events }, before) {
      const matter = isStill() ? null : matterOf(events, before);
      if (!arena || !matter) return;
      let ended = false;
      await new Promise<void>((done) => {
        const timer = setTimeout(done, matter.why === 'end' ? PAUSE_AT_END : PAUSE);
        endLook = () => {
          clearTimeout(timer);
          ended = true;
          arena.endLook();
          done();
        };
      });
      if (!ended) await arena.lookAgain(matter.dice);
      endLook = () => undefined;
    },
    endLook: () => endLook(),
    end: () => moments()?.end(),
  };
}
