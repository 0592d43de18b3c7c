import { expect, it } from 'vitest';
import { EDITIONS, FACES, GROUND_LINE, symbol, symbolName } from '../../src/symbols';

const NAMES = [
  ...new Set(EDITIONS.flatMap((edition) => FACES[edition].map((face) => symbolName(edition, face)))),
];
const SIZE = 48;
/** From so large a shared part of their ink on, two signs are taken for each other. */
const ALIKE = 0.8;
/** Upside down they show another thing, which is not on any die. */
const OTHER_THINGS = { 'impact-fire': 'a heart' };

/** Which pixels a drawing covers, as large as the square allows. */
function inked(draw: (to: CanvasRenderingContext2D) => void, turned = 0): boolean[] {
  const sheet = new OffscreenCanvas(128, 128).getContext('2d')!;
  sheet.translate(64, 64);
  sheet.rotate((turned * Math.PI) / 180);
  sheet.scale(2, 2);
  sheet.translate(-16, -16);
  draw(sheet as unknown as CanvasRenderingContext2D);
  const { data } = sheet.getImageData(0, 0, 128, 128);
  const on = (x: number, y: number) => data[4 * (128 * y + x) + 3]! > 127;
  const places = Array.from({ length: 128 }, (_, place) => place);
  const columns = places.filter((x) => places.some((y) => on(x, y)));
  const rows = places.filter((y) => places.some((x) => on(x, y)));
  const [left, top] = [columns[0]!, rows[0]!];
  const step = Math.max(columns.at(-1)! - left, rows.at(-1)! - top) / (SIZE - 1);
  const aside = (SIZE - (columns.at(-1)! - left) / step) / 2;
  const above = (SIZE - (rows.at(-1)! - top) / step) / 2;
  return Array.from({ length: SIZE * SIZE }, (_, at) =>
    on(
      Math.round(left + ((at % SIZE) - aside) * step),
      Math.round(top + (Math.floor(at / SIZE) - above) * step),
    ),
  );
}

/** A symbol, with or without its ground line. */
function drawing(name: string, whole = true): (to: CanvasRenderingContext2D) => void {
  return (to) => {
    to.lineCap = to.lineJoin = 'round';
    for (const [, d = '', rest = ''] of symbol(name).matchAll(/<path d="([^"]*)"([^>]*)>/g)) {
      if (d === GROUND_LINE && !whole) continue;
      if (!rest.includes('fill="none"'))
        to.fill(new Path2D(d), rest.includes('evenodd') ? 'evenodd' : 'nonzero');
      to.lineWidth = Number(/stroke-width="([^"]*)"/.exec(rest)?.[1] ?? 0);
      if (to.lineWidth && rest.includes('stroke=')) to.stroke(new Path2D(d));
    }
  };
}

/** The digits that are on no die of ours, in the hand of those that are. */
const DIGITS = {
  '0': 'M16 4.9c4.4 0 7.3 4.3 7.3 11.1S20.4 27.1 16 27.1 8.7 22.8 8.7 16 11.6 4.9 16 4.9Z',
  '1': 'M10.6 9.8 17.6 5V27.2',
  '7': 'M8.6 5.2h14.6L13.4 27.2',
  '8': 'M16 5c3.6 0 6 2 6 5s-2.4 5-6 5-6-2-6-5 2.4-5 6-5ZM16 15c4.3 0 7.2 2.5 7.2 6S20.3 27.1 16 27.1 8.8 24.6 8.8 21 11.7 15 16 15Z',
  '9': 'M11.2 27.2c7-3.2 12.1-9.1 12.1-14.9 0-4.4-3.1-7.4-7.3-7.4s-7.3 2.9-7.3 6.9c0 3.9 2.9 6.6 6.8 6.6 3.3 0 6.2-2 7.4-4.9',
};

const digit = (path: string) => (to: CanvasRenderingContext2D) => {
  to.lineCap = to.lineJoin = 'round';
  to.lineWidth = 4.8;
  to.stroke(new Path2D(path));
};

function shared(a: boolean[], b: boolean[]): number {
  const both = a.filter((ink, at) => ink && b[at]).length;
  return both / a.filter((ink, at) => ink || b[at]).length;
}

/** What a reader may take a symbol for: others of its die, and any digit where there are digits. */
const others = (name: string) =>
  new Map([
    ...NAMES.filter((other) => other !== name && other.split('-')[0] === name.split('-')[0]).map(
      (other): [string, boolean[]] => [other, inked(drawing(other, false))],
    ),
    ...(name.startsWith('strike') ? Object.entries(DIGITS) : []).map(([text, path]): [string, boolean[]] => [
      text,
      inked(digit(path)),
    ]),
  ]);

function takenFor(name: string, whole: boolean): string[] {
  return [90, 180, 270].flatMap((turned) => {
    const seen = inked(drawing(name, whole), turned);
    return [...others(name)]
      .filter(([, ink]) => shared(seen, ink) > ALIKE)
      .map(([other]) => `${name} at ${turned}° is ${other}`);
  });
}

const hasLine = (name: string) => symbol(name).includes(`d="${GROUND_LINE}"`);

it('a symbol that looks like another one when it is turned has a ground line', () => {
  const misread = NAMES.filter((name) => takenFor(name, false).length || name in OTHER_THINGS);
  expect(misread).toContain('strike-6');
  expect(NAMES.filter(hasLine).sort()).toEqual(misread.sort());
});

it('with its ground line no symbol looks like another one, however it is turned', () => {
  expect(NAMES.flatMap((name) => takenFor(name, true))).toEqual([]);
});
