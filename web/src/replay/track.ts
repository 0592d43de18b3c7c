/** A finished game as a line of moments to slide along: a tick for every throw. */

import type { GameEvent, ReplayStep } from '../protocol/messages';

/** How many times faster than it happened; with the highest only results are shown. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Tick {
  /** The step whose result it marks. */
  step: number;
  /** Seats that threw; in a storm several. */
  seats: number[];
  /** Dice that were lost, or 1 for a bust. */
  lost: number;
}

const LANDED = ['dice_settled', 'dice_rolled', 'dice_left_arena'];

/** Every throw, with who threw it and what it cost. A start die that a player places is not a throw. */
export function ticks(steps: readonly ReplayStep[]): Tick[] {
  const found: Tick[] = [];
  let seats: number[] = [];
  for (const [at, step] of steps.entries()) {
    const { events } = step;
    for (const event of events)
      if (event.is === 'throw_committed' || event.is === 'reaction_committed') seats.push(event.seat);
    const landed = events.some((event) => LANDED.includes(event.is));
    if (!step.motion && (!landed || step.action)) continue;
    const rolled = events.find((event) => event.is === 'dice_rolled');
    found.push({
      step: at,
      seats: rolled ? [rolled.seat] : [...new Set(seats)],
      lost: lost(events),
    });
    seats = [];
  }
  return found;
}

function lost(events: readonly GameEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.is === 'x_removed' || event.is === 'dice_left_arena') return sum + event.dice.length;
    return event.is === 'busted' ? sum + 1 : sum;
  }, 0);
}

/** How many throws had landed before this step. */
export function throwsBefore(found: readonly Tick[], at: number): number {
  return found.filter(({ step }) => step < at).length;
}

/** Where the next or the last throw is; the ends of the game otherwise. */
export function throwFrom(found: readonly Tick[], at: number, forward: boolean, last: number): number {
  if (forward) return found.find(({ step }) => step > at)?.step ?? last;
  return found.findLast(({ step }) => step < at)?.step ?? 0;
}

/** How long a step is shown before the next, in ms: time to read it. Slow motion does not read more slowly. */
export function readingTime(step: Pick<ReplayStep, 'told'>, speed: number): number {
  const letters = step.told.join(' ').length;
  return (letters === 0 ? 120 : Math.min(3200, 500 + letters * 28)) / Math.max(speed, 1);
}

/** How a speed is written: with a fraction where it is slower. */
export const nameOfSpeed = (speed: Speed): string => `${{ 0.25: '¼', 0.5: '½', 1: 1, 2: 2, 4: 4 }[speed]}×`;

export function bytesOf(motion: string): Uint8Array {
  return Uint8Array.from(atob(motion), (letter) => letter.charCodeAt(0));
}

/** A day of the calendar, from seconds since 1970. */
export function dayOf(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleDateString(language, { dateStyle: 'medium' });
}
