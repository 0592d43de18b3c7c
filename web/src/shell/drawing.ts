/** Our symbols as paths with their attributes, so that they are drawn without putting text into the page as HTML. */

import { symbol } from '../symbols';

export type Path = Record<string, string>;

const drawn = new Map<string, Path[]>();

export function paths(name: string): Path[] {
  const known = drawn.get(name);
  if (known) return known;
  const found = [...symbol(name).matchAll(/<path\s([^>]*?)\/?>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  );
  drawn.set(name, found);
  return found;
}
