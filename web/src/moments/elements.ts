/** Small things that moments are drawn with: elements, symbols, dice, marks of seats. Nothing is put in as HTML. */
import { paths } from '../shell/drawing';
import { SHAPES } from '../shell/marks';
import { faceLook, symbolName, type Edition } from '../symbols';

const SVG = 'http://www.w3.org/2000/svg';

export function createElement(kind: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.className = kind;
  element.append(...inside);
  return element;
}

function drawing(
  kind: string,
  side: number,
  shapes: readonly Readonly<Record<string, string>>[],
): SVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('class', kind);
  drawn.setAttribute('viewBox', `0 0 ${side} ${side}`);
  for (const attributes of shapes) {
    const path = document.createElementNS(SVG, 'path');
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    drawn.append(path);
  }
  return drawn;
}

export const glyph = (name: string): SVGElement => drawing('glyph', 32, paths(name));

/** The mark of a seat of the table, in its colour. */
export const seatMark = (seat: number): SVGElement =>
  drawing(`mark s${(seat % 5) + 1}`, 18, [{ d: SHAPES[seat % 5] ?? '', fill: 'currentColor' }]);

/** A line that breaks off to the sides on its way, as lightning does. */
export function bolt(from: Spot, to: Spot): SVGElement {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const points = [0, 0.3, 0.42, 0.66, 0.74, 1].map((share, index) => {
    const aside = index === 0 || index === 5 ? 0 : index % 2 ? 0.07 : -0.05;
    return `${(from.x + dx * share - dy * aside).toFixed(1)} ${(from.y + dy * share + dx * aside).toFixed(1)}`;
  });
  const line = drawing('bolt', 1, [{ d: `M${points.join('L')}`, pathLength: '1' }]);
  line.removeAttribute('viewBox');
  return line;
}

/** A point of the window, in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Ink {
  readonly ink: string;
  readonly ground: string;
}

export function paint(element: HTMLElement, { ink, ground }: Ink): HTMLElement {
  element.style.color = `var(${ink})`;
  element.style.background = `var(${ground})`;
  return element;
}

/** A die as seen from above, or a card of voll verasselt; blank without a face. */
export function die(game: string, face: string | undefined, kind = 'die'): HTMLElement {
  if (!face) return createElement(kind);
  const edition = game as Edition;
  return paint(createElement(kind, glyph(symbolName(edition, face))), faceLook(edition, face));
}
