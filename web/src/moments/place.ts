import type { Sound } from '../arena/sound';
import type { Comebacks, Counts } from './comeback';
import type { Tower } from './finish';
import type { RaceFilm } from './race-film.svelte';
import type { Scene } from './signs';

/** What a table needs to show the finish of a race once more. */
export interface RacePlace {
  readonly film: RaceFilm;
  /** How far everybody was when it was over, by seats of the table. */
  towers(): readonly Tower[];
}

/** What moments need of their table. Seats are those of the game, unless stated otherwise. */
export interface Place {
  readonly sound: Sound;
  /** Signs are shown over its far edge; with `edge` large over its middle, too, for an instant. */
  stage(): Element | undefined;
  readonly over: 'edge' | 'middle';
  /** On a screen that is seen from far: how much larger signs are. They are slower there, and nothing flickers. */
  signScale?(): number;
  readonly race?: RacePlace;
  readonly comebacks?: Comebacks;
  /** The game that comebacks are looked for in. */
  gameId?(): string;
  /** What everybody has there, by seats of the game. */
  counts?(): Counts;
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
