/** The arena straight from above, as an SVG: for reduced motion, and where there is no WebGL. */
import { FACES, drawn, faceLook, type Edition } from '../../symbols';
import { RIM_OUT } from './rim';
import { ARENA, DIE, heights, octagon, rim, topOf, yawOf, type Placed, type Point } from '../geometry';
import { BaseStage } from './base';
import type { Spot } from './stage';

const SVG = 'http://www.w3.org/2000/svg';
/** Higher is drawn a little farther away, so that one sees that dice stand on each other; px up per px of height. */
const RISE = 0.35;

export class FlatStage extends BaseStage {
  readonly kind = 'flat';
  quality = null;
  readonly element = shape('svg', 'flat');
  readonly steepness = Math.PI / 2;
  lean = 0;
  closeUp = null;

  private readonly box = shape('g', 'box');
  private readonly floor = shape('g', 'dice');
  private readonly fist = shape('g', 'hand');
  private readonly poses = new Map<number, Placed>();
  private readonly drawings = new Map<number, SVGElement>();
  private readonly scales = new Map<number, number>();
  private held: readonly Placed[] = [];
  private middle = { x: 0, y: 0, scale: 1 };
  private readonly marks = new Map<string, SVGElement[]>();

  constructor(private edition: Edition) {
    super();
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(this.box, this.floor, this.fist);
  }

  setEdition(edition: Edition): void {
    if (edition === this.edition) return;
    this.edition = edition;
    this.floor.replaceChildren();
    this.drawings.clear();
    this.invalidate();
  }

  restyle(): void {
    this.invalidate(); // the style sheet does it all
  }

  protected frame(): void {
    const { free } = this;
    const { insets } = this.size;
    const reach = 2 * RIM_OUT;
    const scale = Math.min(free.width, free.height) / (reach * 1.05);
    this.middle = { x: insets.left + free.width / 2, y: insets.top + free.height / 2, scale };
    this.drawBox();
  }

  private drawBox(): void {
    const ring = (apothem: number, kind: string) => {
      const points = octagon(apothem).map(([x, y]) => this.project([x, y, 0]));
      const found = shape('path', kind);
      found.setAttribute('d', `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`);
      return found;
    };
    const wall = (ARENA.apothem + rim(ARENA.wallHeight)) / 2;
    this.box.replaceChildren(
      ring(RIM_OUT, 'rim'),
      ring((rim(ARENA.wallHeight) * 2 + RIM_OUT) / 3, 'inlay'),
      ring(rim(ARENA.wallHeight), 'wall'),
      ring(wall, 'wall deep'),
      ring(ARENA.apothem, 'mat'),
      ring(0.052, 'line'),
      ring(0.026, 'line'),
    );
    this.invalidate();
  }

  // Dice

  place(die: number, placed: Placed, seen = 1): void {
    this.poses.set(die, placed);
    this.scales.set(die, seen);
    this.invalidate();
  }
  remove(die: number): void {
    this.poses.delete(die);
    this.scales.delete(die);
    this.drawings.get(die)?.remove();
    this.drawings.delete(die);
    this.invalidate();
  }
  placed(die: number): Placed | undefined {
    return this.poses.get(die);
  }
  protected there(): Iterable<number> {
    return this.poses.keys();
  }
  hold(dice: readonly Placed[]): void {
    this.held = dice;
    this.invalidate();
  }

  topFaces(): Record<number, number> {
    this.draw();
    return Object.fromEntries(
      [...this.drawings].map(([die, drawing]) => [die, Number(drawing.dataset['face'])]),
    );
  }

  // Screen and arena

  project([x, y, z]: Point): Spot {
    const [sin, cos] = [Math.sin(this.bearing), Math.cos(this.bearing)];
    const [right, near] = [-x * sin + y * cos, x * cos + y * sin];
    const { scale } = this.middle;
    return {
      x: this.middle.x + right * scale,
      y: this.middle.y + (near - Math.max(z - DIE.half, 0) * RISE) * scale,
      scale,
    };
  }
  ground(x: number, y: number, height = 0): Point {
    const { scale } = this.middle;
    const [right, near] = [
      (x - this.middle.x) / scale,
      (y - this.middle.y) / scale + Math.max(height - DIE.half, 0) * RISE,
    ];
    const [sin, cos] = [Math.sin(this.bearing), Math.cos(this.bearing)];
    return [near * cos - right * sin, near * sin + right * cos, height];
  }
  // Drawing

  protected render(): void {
    this.element.setAttribute('viewBox', `0 0 ${this.size.width} ${this.size.height}`);
    const byHeight = [...this.poses].sort((one, other) => one[1].at[2] - other[1].at[2]);
    const drawings = byHeight.map(([die, placed]) => this.drawing(die, placed));
    if (drawings.some((drawing, index) => this.floor.children[index] !== drawing))
      this.floor.replaceChildren(...drawings);
    while (this.fist.children.length > this.held.length) this.fist.lastElementChild!.remove();
    while (this.fist.children.length < this.held.length) this.fist.append(this.blank());
    this.held.forEach((placed, index) => this.turn(this.fist.children[index] as SVGElement, placed, 1));
  }

  private drawing(die: number, placed: Placed): SVGElement {
    const face = topOf(placed.turned);
    let drawing = this.drawings.get(die);
    if (!drawing || drawing.dataset['face'] !== String(face)) {
      const id = FACES[this.edition][face]!;
      drawing = this.blank();
      drawing.dataset['die'] = String(die);
      drawing.dataset['face'] = String(face);
      const look = faceLook(this.edition, id);
      (drawing.firstElementChild as SVGElement).style.fill = `var(${look.ground})`;
      drawing.lastElementChild!.append(...this.mark(look.name));
      (drawing.lastElementChild as SVGElement).style.color = `var(${look.ink})`;
      this.drawings.set(die, drawing);
    }
    return this.turn(drawing, placed, this.scales.get(die) ?? 1);
  }

  private blank(): SVGElement {
    const drawing = shape('g', 'die');
    const body = shape('rect', 'body');
    for (const [name, value] of Object.entries({ x: -16, y: -16, width: 32, height: 32, rx: 5.5 }))
      body.setAttribute(name, String(value));
    const ink = shape('g', 'ink');
    ink.setAttribute('transform', 'translate(-12.8 -12.8) scale(.8)');
    drawing.append(body, ink);
    return drawing;
  }

  private mark(name: string): Node[] {
    let found = this.marks.get(name);
    if (!found) this.marks.set(name, (found = [...drawn(name).documentElement.children] as SVGElement[]));
    return found.map((part) => document.importNode(part, true));
  }

  /** A die on an edge is drawn smaller: only a part of its top is seen. */
  private turn(drawing: SVGElement, { at, turned }: Placed, seen: number): SVGElement {
    const spot = this.project(at);
    const level = Math.max(...heights(turned));
    const size =
      ((DIE.edge * spot.scale) / 32) *
      (0.86 + 0.14 * level) *
      (1 + 1.2 * Math.max(at[2] - DIE.half, 0)) *
      seen;
    const angle = ((-yawOf(turned) + this.bearing + Math.PI / 2) * 180) / Math.PI;
    drawing.setAttribute(
      'transform',
      `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${size.toFixed(4)})`,
    );
    return drawing;
  }
}

function shape<K extends keyof SVGElementTagNameMap>(name: K, kind: string): SVGElementTagNameMap[K] {
  const found = document.createElementNS(SVG, name);
  found.setAttribute('class', kind);
  return found;
}
