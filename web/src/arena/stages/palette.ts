/** The colours of one game's box and dice. They are defined in styles/tokens.css; here they are read for canvas and WebGL. */
import type { Edition } from '../../symbols';

/** A custom property of a game, as a colour. */
export type Palette = (property: `--${string}`) => string;

/** How this game's colours are now. */
export function paletteOf(edition: Edition): Palette {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.dataset['game'] = edition;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const known = new Map<string, string>();
  for (const property of PROPERTIES) known.set(property, style.getPropertyValue(property).trim());
  probe.remove();
  return (property) => {
    const colour = known.get(property);
    if (!colour) throw new RangeError(`the style sheet has no colour ${property}`);
    return colour;
  };
}

const PROPERTIES = [
  '--mat',
  '--mat-line',
  '--wood',
  '--wood-deep',
  '--band',
  '--box',
  '--die',
  '--die-ink',
  '--el-fire',
  '--el-water',
  '--el-stone',
  '--el-lightning',
  '--el-air',
  '--bug-yellow',
  '--bug-blue',
  '--bug-red',
  '--bug-green',
] as const;
