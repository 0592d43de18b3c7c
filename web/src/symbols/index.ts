/** Our own symbols as SVG text, and which of them is on which face. */
import constants from '../arena/constants.json';
import { trusted } from '../shell/trusted';

export type Edition = keyof typeof constants.faces;

/** The pictures of throws are drawn from the same files. */
const FOLDER = '../../../src/throwdown/symbols';
const texts = import.meta.glob<string>('../../../src/throwdown/symbols/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Face ids of an edition in the order of the die's faces 0 to 5. */
export const FACES = constants.faces as Readonly<Record<Edition, readonly string[]>>;
export const EDITIONS = Object.keys(FACES) as Edition[];

const NAMES: Readonly<Record<Edition, Readonly<Record<string, string>>>> = constants.symbols;

/** The name of the symbol for a face: the name of its file, too. */
export function symbolName(edition: Edition, face: string): string {
  const name = NAMES[edition][face];
  if (name === undefined) throw new RangeError(`no die of ${edition} has the face ${face}`);
  return name;
}

/** The line below a symbol that would be something else upside down: it says where its foot is. */
export const GROUND_LINE = 'M9.5 29.3h13';

/** Its paths as SVG text (web/symbols.ts), by the name of the symbol; drawn in `currentColor` on 32 by 32. */
export function symbol(name: string): string {
  const text = texts[`${FOLDER}/${name}.svg`];
  if (text === undefined) throw new RangeError(`there is no symbol ${name}`);
  return text;
}

/** What a face looks like: the custom properties of its ink and of its ground. */
export interface FaceLook {
  readonly name: string;
  readonly ink: `--${string}`;
  readonly ground: `--${string}`;
}

const INKS: Readonly<Record<string, `--${string}`>> = {
  FIRE: '--el-fire',
  WATER: '--el-water',
  STONE: '--el-stone',
  LIGHTNING: '--el-lightning',
  AIR: '--el-air',
};
const GROUNDS: Readonly<Record<string, `--${string}`>> = {
  Y: '--bug-yellow',
  B: '--bug-blue',
  R: '--bug-red',
  G: '--bug-green',
};

export function faceLook(edition: Edition, face: string): FaceLook {
  const ground = edition === 'verasselt' ? (GROUNDS[face] ?? '--die') : '--die';
  return {
    name: symbolName(edition, face),
    ink: INKS[face] ?? '--die-ink',
    ground,
  };
}

/** A symbol as a document, to be drawn. */
export function drawn(name: string): Document {
  return new DOMParser().parseFromString(
    trusted(`<svg xmlns="http://www.w3.org/2000/svg">${symbol(name)}</svg>`),
    'image/svg+xml',
  );
}
