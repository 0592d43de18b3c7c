/** What is shown after a throw: which dice sink, are taken, leave. Told by the events, in their order. */

import { bearingOf } from '../arena/intent';
import type { Lying, Pose } from '../arena/geometry';
import type { GameEvent, Moment } from '../net/messages';

export type Command =
  | { act: 'sink'; dice: number[] }
  | { act: 'take'; dice: number[]; to: number; label?: string }
  | { act: 'gone'; dice: number[]; to?: number }
  | { act: 'lay'; lying: Lying }
  | { act: 'ring'; dice: number[] }
  | { act: 'wait'; ms: number };

export function lyingOf(told: readonly [number, readonly number[]][]): Lying {
  return Object.fromEntries(told.map(([die, pose]) => [die, pose as unknown as Pose]));
}

export function commands(moment: Moment, seats: number): Command[] {
  const told = (moment.events ?? []).flatMap((event) => command(event, seats));
  const built = moment.events?.some((event) => event.is === 'tower_built');
  if (built && moment.game) told.push({ act: 'lay', lying: lyingOf(moment.game.lying) });
  return told;
}

function command(event: GameEvent, seats: number): Command[] {
  switch (event.is) {
    case 'dice_left_arena':
      return [{ act: 'gone', dice: (event['dice'] as [number, string][]).map(([die]) => die) }];
    case 'x_removed':
      return [{ act: 'sink', dice: event['dice'] as number[] }];
    case 'dice_collected': {
      const dice = event['dice'] as number[];
      return [
        { act: 'take', dice, to: bearingOf(event['seat'] as number, seats), label: String(dice.length) },
      ];
    }
    case 'accio_taken':
      return [{ act: 'take', dice: [event['die'] as number], to: bearingOf(event['seat'] as number, seats) }];
    case 'dice_settled': {
      const changed = (event['changed'] as [number, string][]).map(([die]) => die);
      return changed.length ? [{ act: 'ring', dice: changed }] : [];
    }
    default:
      return [];
  }
}
