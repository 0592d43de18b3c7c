import type { Sound } from '../arena/sound';
import type { Scene } from './signs';

/** What moments need of their table. Seats are those of the game, unless stated otherwise. */
export interface Place {
  readonly sound: Sound;
  /** Where signs are shown: over its far edge, and large over its middle for an instant; or, small, in its middle. */
  stage(): Element | undefined;
  readonly over: 'edge' | 'middle';
  /** How much larger signs are than at arm's length. */
  signScale?(): number;
  scene(): Scene;
  /** Of the table: counts that are shown before it changes belong to it. */
  version(): number;
  /** The seat of the table of a seat of the game. */
  seatOf(place: number): number;
  called(place: number): string;
  /** How many dice, or cards on the heap, a seat has; nothing where it is hidden. */
  count(place: number): number | null;
  /** Where dice of this seat go if it has no plate: the reader's own hand. */
  home(place: number): Element | null;
  /** What a die shows. */
  face(die: number): string | undefined;
  say(id: string, args?: Record<string, string | number>): string;
  listed(items: readonly string[]): string;
}
