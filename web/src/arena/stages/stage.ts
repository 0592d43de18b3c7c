/** What draws the box: the 3D scene and the flat view are two of these. No stage depends on a game, a turn or a rule. */
import type { Lying, Placed, Point } from '../geometry';
import type { Edition } from '../../symbols';

export type Quality = 'high' | 'medium' | 'low';

/** px that panels cover on each side: the box is fitted into the rest. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A point on the screen, in px from the upper left corner of the stage, and how many px a metre has there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The camera looks at a point of the arena from nearer: `by` from 0, not at all, to 1. */
export interface CloseUp {
  readonly at: Point;
  readonly by: number;
}

export interface Stage {
  readonly kind: '3d' | 'flat';
  readonly element: HTMLElement | SVGElement;
  /** How finely it draws; a stage that has but one way has none. */
  quality: Quality | null;

  setEdition(edition: Edition): void;
  /** Light and dark, and everything else that comes from the style sheet, was changed. */
  restyle(): void;
  /** Whether anything changed by it; what was drawn is gone then. */
  resize(width: number, height: number, insets: Insets): boolean;

  /** Exactly these dice are there now. */
  lay(lying: Lying): void;
  /** One die is here now, there or not before; `seen` from 0 to 1. */
  place(die: number, placed: Placed, seen?: number): void;
  remove(die: number): void;
  placed(die: number): Placed | undefined;
  dice(): number[];
  /** Blank dice in the hand, or none. */
  hold(dice: readonly Placed[]): void;

  /** Turn the box: the side that is near, in rad. */
  bearing: number;
  /** How steep one looks, in rad; the flat view is always straight down. */
  steepness: number;
  /** A motion plays: the picture after it can be finer. */
  moving: boolean;
  /** How far the camera leans in, 0 to 1. */
  lean: number;
  /** What the camera is close to; the flat view is as far away as ever. */
  closeUp: CloseUp | null;

  /** Where a point of the arena is on the screen. */
  project(point: Point): Spot;
  /** Which point at this height is on the screen there. */
  ground(x: number, y: number, height?: number): Point | null;
  /** The die that is on the screen there. */
  pick(x: number, y: number, among?: readonly number[]): number | null;

  /** The face on top of each die, 0 to 5, read from what is drawn. */
  topFaces(): Record<number, number>;

  /** Draw before the next picture of the screen; `drawn` is called after each drawing. */
  invalidate(): void;
  /** Draw immediately. */
  draw(): void;
  drawn: () => void;
  dispose(): void;
}
