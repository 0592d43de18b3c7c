/** What both stages do in the same way: which dice are there, which one is meant, when to draw. */
import { DIE, diceOf, placedOf, type Lying, type Placed, type Point } from '../geometry';
import type { Edition } from '../../symbols';
import { NO_INSETS, type CloseUp, type Insets, type Quality, type Spot, type Stage } from './stage';

/** A finger does not hit smaller things than this, in px. */
const FINGER = 22;

export abstract class BaseStage implements Stage {
  abstract readonly kind: Stage['kind'];
  abstract readonly element: Stage['element'];
  abstract quality: Quality | null;
  abstract steepness: number;
  abstract lean: number;
  abstract closeUp: CloseUp | null;
  moving = false;
  drawn: () => void = () => undefined;

  protected size = { width: 1, height: 1, insets: NO_INSETS };
  private side = -Math.PI / 2;
  private readonly demand = new OnDemand(() => {
    this.render();
    this.drawn();
  });

  abstract setEdition(edition: Edition): void;
  abstract restyle(): void;
  abstract place(die: number, placed: Placed, seen?: number): void;
  abstract remove(die: number): void;
  abstract placed(die: number): Placed | undefined;
  abstract hold(dice: readonly Placed[]): void;
  abstract project(point: Point): Spot;
  abstract ground(x: number, y: number, height?: number): Point | null;
  abstract topFaces(): Record<number, number>;

  /** The numbers of the dice that are there, in any order. */
  protected abstract there(): Iterable<number>;
  /** Fit the box into the free part of the stage. */
  protected abstract frame(): void;
  protected abstract render(): void;

  // Size and side

  resize(width: number, height: number, insets: Insets): boolean {
    const before = this.size;
    this.size = { width: Math.max(width, 1), height: Math.max(height, 1), insets };
    if (JSON.stringify(before) === JSON.stringify(this.size)) return false;
    this.frame();
    return true;
  }

  /** The part of the stage that no panel covers. */
  protected get free(): { width: number; height: number } {
    const { width, height, insets } = this.size;
    return {
      width: Math.max(width - insets.left - insets.right, 40),
      height: Math.max(height - insets.top - insets.bottom, 40),
    };
  }

  get bearing(): number {
    return this.side;
  }
  set bearing(bearing: number) {
    this.side = bearing;
    this.frame();
  }

  // Dice

  lay(lying: Lying): void {
    for (const die of this.dice()) if (!(die in lying)) this.remove(die);
    for (const die of diceOf(lying)) this.place(die, placedOf(lying[die]!));
    this.invalidate();
  }

  dice(): number[] {
    return [...this.there()].sort((a, b) => a - b);
  }

  /** The nearest die within reach of a finger; of two that are as near, the higher one. */
  pick(x: number, y: number, among: readonly number[] = this.dice()): number | null {
    let [best, nearest]: [number | null, number] = [null, Infinity];
    for (const die of among) {
      const placed = this.placed(die);
      if (!placed) continue;
      const spot = this.project(placed.at);
      const away = Math.hypot(spot.x - x, spot.y - y);
      const rank = away - placed.at[2] * spot.scale;
      const reach = Math.max(FINGER, DIE.edge * spot.scale * 0.75);
      if (away < reach && rank < nearest) [best, nearest] = [die, rank];
    }
    return best;
  }

  // Drawing

  invalidate(): void {
    this.demand.invalidate();
  }

  draw(): void {
    this.demand.now();
  }

  dispose(): void {
    this.demand.cancel();
    this.element.remove();
  }
}

/** Draws once per picture of the screen at most, and only on request. */
class OnDemand {
  private asked = 0;
  constructor(private readonly draw: () => void) {}

  invalidate(): void {
    if (!this.asked) this.asked = requestAnimationFrame(() => this.now());
  }
  now(): void {
    this.cancel();
    this.draw();
  }
  cancel(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
  }
}
