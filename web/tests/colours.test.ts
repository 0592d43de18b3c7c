/** Each game has colours of its own: distinct, and its dice and symbols are seen. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS, FACES, faceLook, type Edition } from '../src/symbols';

const sheet = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf-8');

/** The colours that a selector sets; rules of the style sheet are as simple as this reads them. */
function colours(matches: (selector: string) => boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors, body] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors!.split(',').some((each) => matches(each.trim())))
      for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\s*;/g))
        found.set(name!, value!);
  return found;
}

function paletteOf(edition: Edition): (name: string) => string {
  const all = new Map([
    ...colours((each) => each === ':root'),
    ...colours((each) => each === `[data-game='${edition}']`),
  ]);
  return (name) => {
    expect(all.has(name), name).toBe(true);
    return all.get(name)!;
  };
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];

/** WCAG 2: relative luminance. */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(EDITIONS)('%s', (edition) => {
  const palette = paletteOf(edition);
  const looks = FACES[edition].map((face) => faceLook(edition, face));

  it('has symbols that are read on their dice', () => {
    for (const { name, ink, ground } of looks)
      expect(contrast(palette(ink), palette(ground)), name).toBeGreaterThanOrEqual(4.5);
  });

  it('has dice that are seen on the mat', () => {
    for (const { name, ground } of looks)
      expect(contrast(palette(ground), palette('--mat')), name).toBeGreaterThanOrEqual(3);
  });

  it('has a lid whose symbols are read', () => {
    expect(contrast(palette('--die'), palette('--mat'))).toBeGreaterThanOrEqual(4.5);
  });

  it('shows marks on the mat', () => {
    for (const mark of ['--mark', '--mark-you', '--mark-aim'])
      expect(contrast(palette(mark), palette('--mat')), mark).toBeGreaterThanOrEqual(3);
  });
});

it('distinguishes the games by the colour of the mat', () => {
  const mats = EDITIONS.map((edition) => channels(paletteOf(edition)('--mat')));
  mats.forEach((mat, index) => {
    for (const other of mats.slice(index + 1))
      expect(Math.hypot(...mat.map((part, at) => part - other[at]!))).toBeGreaterThan(0.15);
  });
});
