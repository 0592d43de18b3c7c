/** Lines over the stage, the same for 3D and flat: arc, rings, force, keys of the dice. Redrawn with each picture. */
import { DIE, type Placed, type Point } from './geometry';
import { arcOf, landingOf, type Intent } from './intent';
import type { Spot, Stage } from './stages/stage';

const SVG = 'http://www.w3.org/2000/svg' as const;

/** What is shown of an aim. */
export interface AimShown {
  readonly intent: Intent;
  /** Where the hand waits. */
  readonly hand: Point;
  readonly force: number;
  /** From this force on the thrown die may well fly out. */
  readonly risky: number;
  /** How wide the hand is, in m: the gauge is bent around it. */
  readonly width: number;
  /** The finger is on it: the gauge is shown larger. */
  readonly held: boolean;
}

/** A ring around a die, with a word or number in it or not. */
export interface Ring {
  readonly die: number;
  readonly kind: 'aimed' | 'marked' | 'changed' | 'taken' | 'movable';
  readonly label?: string | undefined;
}

export interface Shown {
  aim: AimShown | null;
  rings: readonly Ring[];
  /** The key of each die. */
  keys: ReadonlyMap<number, string>;
  /** What else is drawn. */
  more: ((stage: Stage) => SVGElement[]) | null;
}

export class Overlay {
  readonly element = document.createElementNS(SVG, 'svg');
  readonly shown: Shown = { aim: null, rings: [], keys: new Map(), more: null };
  private stage: Stage | null = null;

  constructor() {
    this.element.setAttribute('aria-hidden', 'true');
    this.element.classList.add('overlay');
  }

  attach(stage: Stage): void {
    this.stage = stage;
    stage.drawn = () => this.draw();
  }

  set(shown: Partial<Shown>): void {
    Object.assign(this.shown, shown);
    this.stage?.invalidate();
  }

  private draw(): void {
    const { stage, shown } = this;
    if (!stage) return;
    const parts: SVGElement[] = [];
    for (const ring of shown.rings) parts.push(...this.ring(stage, ring));
    if (shown.aim) parts.push(...this.aim(stage, shown.aim));
    if (shown.more) parts.push(...shown.more(stage));
    for (const [die, key] of shown.keys) parts.push(...this.key(stage, die, key));
    this.element.replaceChildren(...parts);
  }

  private ring(stage: Stage, { die, kind, label }: Ring): SVGElement[] {
    const placed = stage.placed(die);
    if (!placed) return [];
    const wide = { aimed: 1.15, marked: 1, changed: 1.1, taken: 1.15, movable: 1 }[kind];
    const parts = [path(circle(stage, placed.at, DIE.edge * wide, placed.at[2] - DIE.half), `ring ${kind}`)];
    if (label) parts.push(...badge(beside(stage, placed.at), label, 'label'));
    return parts;
  }

  private key(stage: Stage, die: number, key: string): SVGElement[] {
    const placed = stage.placed(die);
    if (!placed) return [];
    const aimed = this.shown.rings.some((ring) => ring.die === die && ring.kind === 'aimed');
    const side = Math.round((placed.at[2] - DIE.half) / DIE.edge) % 2 ? -1 : 1; // in a tower one to the right, one to the left
    return badge(beside(stage, placed.at, side), key, aimed ? 'key aimed' : 'key');
  }

  private aim(stage: Stage, { intent, hand, force, risky, width, held }: AimShown): SVGElement[] {
    const { at, spread } = landingOf(intent);
    const flight = arcOf(intent, 64);
    const struck = this.struck(stage, flight);
    const radius = gaugeRadius(stage.project(hand), width);
    const parts: SVGElement[] = [];
    if (struck) {
      const { at: there } = struck.placed;
      parts.push(
        path(circle(stage, there, Math.max(spread, DIE.edge * 1.15), there[2] - DIE.half), 'spread'),
      );
      parts.push(path(circle(stage, there, DIE.edge * 0.9, there[2] - DIE.half), 'landing'));
    } else if (at[2] < DIE.half * 1.5) {
      parts.push(
        path(circle(stage, at, spread, 0.0005), 'spread'),
        path(circle(stage, at, DIE.edge * 0.6, 0.0005), 'landing'),
      );
    } else {
      const spot = stage.project(at);
      parts.push(shape('circle', { cx: spot.x, cy: spot.y, r: 7 }, 'end'));
    }
    const clear = { ...stage.project(hand), radius: radius + 14 };
    if (falls(intent)) return [...parts, ...dots(stage, [hand, at], 'rise', clear)];
    parts.push(
      ...dots(stage, [hand, flight[0]!], 'rise', clear),
      ...dots(stage, struck ? flight.slice(0, struck.at) : flight, 'dot', clear),
      this.gauge(stage, hand, [force, risky], radius, held),
    );
    return parts;
  }

  /** Faint where it lies over a die, until a finger holds it. */
  private gauge(stage: Stage, hand: Point, forces: Forces, radius: number, held: boolean): SVGElement {
    const spot = stage.project(hand);
    const covers = stage.dice().some((die) => {
      const there = stage.project(stage.placed(die)!.at);
      return Math.hypot(there.x - spot.x, there.y - spot.y) < radius + DIE.edge * there.scale;
    });
    const found = shape('g', {}, covers && !held ? 'faint' : '');
    found.append(...gauge(spot, forces, radius + (held ? 6 : 0), held));
    return found;
  }

  /** The first die that a flight meets, and after how many of its points. */
  private struck(stage: Stage, flight: readonly Point[]): { at: number; placed: Placed } | undefined {
    const dice = stage.dice().map((die) => stage.placed(die)!);
    for (const [at, point] of flight.entries()) {
      const placed = dice.find(
        (die) =>
          Math.hypot(point[0] - die.at[0], point[1] - die.at[1], point[2] - die.at[2]) < DIE.edge * 1.08,
      );
      if (placed) return { at, placed };
    }
    return undefined;
  }
}

/** A way as dots about 15 px apart, smaller with the distance, not over the hand. */
function dots(
  stage: Stage,
  way: readonly Point[],
  kind: 'rise' | 'dot',
  clear: { x: number; y: number; radius: number },
): SVGElement[] {
  const spots = way.map((point) => stage.project(point));
  const size = kind === 'dot' ? 4.2 : 2.6;
  const found: SVGElement[] = [];
  let travelled = 0;
  for (let index = 1; index < spots.length; index++) {
    const [from, to] = [spots[index - 1]!, spots[index]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let next = 15 - (travelled % 15); next <= length; next += 15) {
      const t = next / (length || 1);
      const [x, y] = [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t];
      if (Math.hypot(x - clear.x, y - clear.y) < clear.radius) continue;
      const r = size * (0.55 + 0.45 * (to.scale / spots[0]!.scale));
      found.push(shape('circle', { cx: x, cy: y, r }, kind));
    }
    travelled += length;
  }
  return found;
}

const falls = (intent: Intent) => !intent.vx && !intent.vy && !intent.vz;

const gaugeRadius = (hand: Spot, width: number) => Math.max((width / 2 + DIE.half * 1.1) * hand.scale, 34);

/** The force, and from which one on it is risky. */
type Forces = readonly [force: number, risky: number];

/** The force as a scale bent around the hand, with a mark at each quarter; its risky part has another colour. */
function gauge(hand: Spot, [force, risky]: Forces, radius: number, held: boolean): SVGElement[] {
  const at = (share: number, out = radius): [number, number] => {
    const angle = Math.PI * (1.08 - 1.16 * share);
    return [hand.x + out * Math.cos(angle), hand.y - out * Math.sin(angle)];
  };
  const line = (from: number, to: number) => {
    const steps = Math.max(Math.ceil(40 * (to - from)), 1);
    return (
      'M' +
      Array.from({ length: steps + 1 }, (_, step) =>
        at(from + ((to - from) * step) / steps)
          .map((number) => number.toFixed(1))
          .join(' '),
      ).join('L')
    );
  };
  const [share, risk] = [force, risky].map((of) => Math.min(Math.max(of / 100, 0), 1)) as [number, number];
  const marks = [0.25, 0.5, 0.75]
    .map((quarter) => `M${at(quarter, radius - 5).join(' ')}L${at(quarter, radius + 5).join(' ')}`)
    .join('');
  const knob = at(share);
  const end = at(1);
  const pill = { x: end[0] + 12, y: end[1] - 12 };
  return [
    path(line(0, 1), 'gauge back'),
    path(line(0, 1), 'gauge rest'),
    ...(risk < 1 ? [path(line(risk, 1), 'gauge risky')] : []),
    ...(share > 0.005 ? [path(line(0, Math.min(share, risk)), 'gauge full')] : []),
    ...(share > risk ? [path(line(risk, share), 'gauge over')] : []),
    path(marks, 'gauge mark'),
    shape('circle', { cx: knob[0], cy: knob[1], r: held ? 10 : 8.5 }, 'knob'),
    shape('rect', { ...pill, width: 38, height: 22, rx: 11 }, 'pill'),
    text(pill.x + 19, pill.y + 15.5, String(Math.round(force)), 'pill-text'),
  ];
}

/** Off the corner of a die, so that the face on top is free. */
function beside(stage: Stage, at: Point, side = 1): Pick<Spot, 'x' | 'y'> {
  const { x, y, scale } = stage.project(at);
  const away = DIE.edge * scale * 0.62 + 2;
  return { x: x + side * away, y: y - away };
}

function badge(spot: Pick<Spot, 'x' | 'y'>, label: string, kind: string): SVGElement[] {
  return [
    shape('circle', { cx: spot.x, cy: spot.y, r: 9.5 }, `badge ${kind}`),
    text(spot.x, spot.y + 4.1, label, `badge-text ${kind}`),
  ];
}

/** A circle that lies in the arena, as the stage sees it. */
export function circle(stage: Stage, [x, y]: Point, radius: number, height: number): string {
  const points = Array.from({ length: 49 }, (_, step) => {
    const angle = (step * Math.PI) / 24;
    const spot = stage.project([
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
      Math.max(height, 0),
    ]);
    return `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export function path(d: string, kind: string): SVGElement {
  return shape('path', { d }, kind);
}
function text(x: number, y: number, content: string, kind: string): SVGElement {
  const found = shape('text', { x, y }, kind);
  found.textContent = content;
  return found;
}
export function shape(name: string, attributes: Record<string, string | number>, kind: string): SVGElement {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    found.setAttribute(key, typeof value === 'number' ? value.toFixed(1) : value);
  found.setAttribute('class', kind);
  return found;
}
