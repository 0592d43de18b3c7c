/** What is shown after a throw: which dice sink, are taken, leave. Taken from the events, in their order. */

import { bearingOf } from '../arena/intent';
import type { Lying } from '../arena/geometry';
import type { TallyCommand } from '../arena/player';
import type { GameEvent, GameInfo, Moment } from '../protocol/messages';

export function lyingOf(lying: GameInfo['lying']): Lying {
  return Object.fromEntries(lying);
}

/** What is shown of a moment: its events, and where the dice lie after it. */
export interface Shown {
  events: readonly GameEvent[];
  lying: GameInfo['lying'] | null;
}

export function shownOf({ events, game }: Moment): Shown {
  return { events, lying: game?.lying ?? null };
}

/** With these the dice lie as they fell. */
const LANDINGS = ['dice_left_arena', 'nudged', 'dice_settled', 'dice_rolled'];

/** How many events, counted from the first, are seen as soon as the dice lie. */
export function landed(events: readonly GameEvent[]): number {
  return events.findLastIndex(({ is }) => LANDINGS.includes(is)) + 1;
}

/** `before`: what is shown before the dice of an event move. Each event is announced as it begins to be shown. */
export function commands(
  { events, lying }: Shown,
  seats: number,
  before: (event: GameEvent) => TallyCommand[] = () => [],
): TallyCommand[] {
  const commands = events.flatMap((event, index): TallyCommand[] => [
    { act: 'shows', events: index + 1 },
    ...before(event),
    ...command(event, seats),
  ]);
  const built = events.some((event) => event.is === 'tower_built');
  if (built && lying) commands.push({ act: 'lay', lying: lyingOf(lying) });
  return commands;
}

function command(event: GameEvent, seats: number): TallyCommand[] {
  switch (event.is) {
    case 'dice_left_arena':
      return [{ act: 'gone', dice: event.dice.map(([die]) => die) }];
    case 'x_removed':
      return [{ act: 'sink', dice: event.dice }];
    case 'dice_collected': {
      const { dice, seat } = event;
      return [{ act: 'take', dice, to: bearingOf(seat, seats), seat, label: String(dice.length) }];
    }
    case 'accio_taken':
      return [{ act: 'take', dice: [event.die], to: bearingOf(event.seat, seats), seat: event.seat }];
    case 'immobulus_held':
    case 'dice_held':
      return [{ act: 'ring', dice: event.dice }];
    case 'dice_settled': {
      const changed = event.changed.map(([die]) => die);
      return changed.length ? [{ act: 'ring', dice: changed }] : [];
    }
    default:
      return [];
  }
}

/** What dice show once they lie, according to an event. */
export function settledFaces(event: GameEvent): (readonly [number, string])[] {
  if (event.is === 'dice_settled') return [...event.thrown, ...event.changed];
  return event.is === 'nudged' ? [...event.faces] : [];
}
