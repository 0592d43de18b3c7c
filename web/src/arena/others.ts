/** The aim of another player: a hand over the rim on their side, and a ring where they aim. */
import { SHAPES } from '../shell/marks';
import { DIE, placedOf, type Lying, type Point } from './geometry';
import { inHand, waitingOver } from './held';
import type { Manner } from './intent';
import { circle, path, shape, type Overlay } from './overlay';
import type { Stage } from './stages/stage';

/** An aim as it comes from another client. */
export interface OtherAim {
  /** The seat of the table: its colour and shape. */
  readonly seat: number;
  readonly manner: Manner;
  readonly force: number;
  /** The target, in mm. */
  readonly x: number;
  readonly y: number;
  /** The side from which the hand throws, in mrad. */
  readonly side: number;
  readonly dice: number;
}

/** A hand over the rim, and where it aims. */
export interface HandSeen {
  readonly hand: Point;
  readonly target: Point;
}

/** What is drawn over the stage of such a hand. */
interface Drawn extends HandSeen {
  readonly seat: number | null;
  readonly force: number | null;
}

/** Aims come so often, in ms: the hand glides from one to the next in that time. */
const GLIDE = 250;
/** How high the bow of the force is above a hand, in dice. */
const BOW = 0.8;
/** A target so near to a die is that die, in m. */
const NEAR = 0.002;
/** So long after it a hand that is gone still counts as seen, in ms. */
const RECENT = 500;

/** Numbers that glide to the next ones that come. */
export class Glide {
  private from: readonly number[] = [];
  private begun = 0;

  constructor(
    private to: readonly number[],
    private readonly ms = GLIDE,
  ) {
    this.from = to;
  }

  set(next: readonly number[], now: number): void {
    this.from = this.at(now);
    this.to = next;
    this.begun = now;
  }

  at(now: number): readonly number[] {
    const t = Math.min((now - this.begun) / this.ms, 1);
    return this.to.map((number, index) => this.from[index]! + (number - this.from[index]!) * t);
  }

  isDone(now: number): boolean {
    return now - this.begun >= this.ms;
  }
}

const pointOf = (numbers: readonly number[]): Point => [numbers[0]!, numbers[1]!, numbers[2]!];

/** Shows the aim of another: smoothly between two messages, at once where nothing is to move. */
export class Others {
  private aim: OtherAim | null = null;
  private glide: Glide | null = null;
  private frame = 0;
  private last: HandSeen | null = null;
  private leftAt = -Infinity;

  constructor(
    private readonly stage: Stage,
    private readonly overlay: Pick<Overlay, 'set'>,
    private readonly still: () => boolean,
    private readonly lying: () => Lying,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** This aim, or none. */
  show(aim: OtherAim | null): void {
    if (!aim) return this.hide();
    const next = this.numbers(aim);
    if (this.still() || this.aim?.seat !== aim.seat || !this.glide) this.glide = new Glide(next);
    else this.glide.set(next, this.now());
    this.aim = aim;
    this.draw();
  }

  private draw(): void {
    cancelAnimationFrame(this.frame);
    const { aim, glide } = this;
    if (!aim || !glide) return;
    const now = this.now();
    const numbers = glide.at(now);
    const seen = { hand: pointOf(numbers), target: pointOf(numbers.slice(3)) };
    this.last = seen;
    this.stage.hold(inHand(aim.dice, seen.hand, aim.side / 1000, 0));
    drawHand(this.overlay, { ...seen, seat: aim.seat, force: numbers[6]! });
    if (!glide.isDone(now)) this.frame = requestAnimationFrame(() => this.draw());
  }

  /** The hand that is seen, or was a moment ago: its throw begins there. */
  get seen(): HandSeen | null {
    return this.aim || this.now() - this.leftAt < RECENT ? this.last : null;
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
  }

  private hide(): void {
    cancelAnimationFrame(this.frame);
    if (!this.aim) return;
    this.aim = this.glide = null;
    this.leftAt = this.now();
    this.stage.hold([]);
    this.overlay.set({ more: null });
  }

  private numbers({ force, x, y, side }: OtherAim): number[] {
    const lying = this.lying();
    return [...waitingIn(this.stage, side / 1000, lying), ...targetAt(x / 1000, y / 1000, lying), force];
  }
}

/** On the mat, or on the die that lies there. */
function targetAt(x: number, y: number, lying: Lying): Point {
  const there = Object.values(lying)
    .map((pose) => placedOf(pose).at)
    .filter((at) => Math.hypot(at[0] - x, at[1] - y) < NEAR);
  return [x, y, Math.max(DIE.half, ...there.map((at) => at[2]))];
}

/** Where the hand of this side waits, in the window. */
export function waitingIn(stage: Stage, bearing: number, lying: Lying): Point {
  return inView(stage, waitingOver(stage, bearing, lying));
}

/** The hand, or as near to it as it is in the window: that of a player opposite is beyond the far rim. */
function inView(stage: Stage, hand: Point): Point {
  for (let inwards = 0; inwards < 1; inwards += 0.05) {
    const at: Point = [hand[0] * (1 - inwards), hand[1] * (1 - inwards), hand[2]];
    if (isSeen(stage, at, BOW)) return at;
  }
  return hand;
}

/** Whether a hand there is in the window, with so much above it, in dice. */
export function isSeen(stage: Stage, hand: Point, above = 0): boolean {
  const { width, height } = stage.element.getBoundingClientRect();
  const { x, y, scale } = stage.project(hand);
  const room = DIE.edge * scale;
  return Math.min(x, width - x, height - y) > 0.7 * room && y > (0.7 + above) * room;
}

// What it looks like

/** Draw the hand of another over the stage. */
export function drawHand(overlay: Pick<Overlay, 'set'>, drawn: Drawn): void {
  overlay.set({ more: (stage) => handParts(stage, drawn) });
}

/** A ring where it aims, a line there, the mark of the seat beside the hand, and how hard as a bow around it. */
function handParts(stage: Stage, { seat, hand, target, force }: Drawn): SVGElement[] {
  const found = shape('g', {}, 'other');
  found.style.setProperty('--seat', seat === null ? 'var(--mark)' : `var(--mark-seat-${(seat % 5) + 1})`);
  const ring = circle(stage, target, DIE.edge * 0.95, target[2] - DIE.half);
  const [from, to] = [stage.project(hand), stage.project(target)];
  const radius = Math.max(DIE.edge * 1.25 * from.scale, 20);
  const thick = Math.min(Math.max(radius / 48, 1), 2.5);
  found.style.setProperty('--thick', thick.toFixed(2));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [start, end] = [radius + 6, length - DIE.edge * to.scale];
  const at = (way: number) =>
    `${(from.x + (dx / length) * way).toFixed(1)} ${(from.y + (dy / length) * way).toFixed(1)}`;
  const lines = [
    ring,
    ...(end > start ? [`M${at(start)}L${at(end)}`] : []),
    ...(force ? [bow(from, radius, force)] : []),
  ];
  const kinds = ['ring', ...(end > start ? ['line'] : []), 'bow'];
  for (const kind of ['back', 'front'])
    lines.forEach((line, index) => found.append(path(line, `${kind} ${kinds[index]}`)));
  if (seat !== null) found.append(markOf(seat, from.x + radius * 0.95, from.y - radius * 0.95, thick));
  return [found];
}

/** How hard, as a bow around the hand: a half circle for the hardest. */
function bow({ x, y }: { x: number; y: number }, radius: number, force: number): string {
  const steps = Math.max(Math.round(force / 5), 1);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = Math.PI * (1 - (step / steps) * (force / 100));
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The shape of a seat, as on its plate. */
function markOf(seat: number, x: number, y: number, size: number): SVGElement {
  const mark = path(SHAPES[seat % SHAPES.length]!, 'seat');
  mark.setAttribute(
    'transform',
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)}) translate(-9 -9)`,
  );
  return mark;
}
