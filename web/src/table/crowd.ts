import { remeasure } from './remeasure';

/**
 * Where the things of a line have no room side by side (`data-crowded`), signs replace their words (`.long`): the
 * longest first, and no more of them than necessary (`data-cut`).
 */
export function crowd(node: HTMLElement): () => void {
  return remeasure(node, () => {
    delete node.dataset['crowded'];
    const words = [...node.querySelectorAll<HTMLElement>('.long')];
    for (const word of words) delete word.dataset['cut'];
    const wide = words.map((word) => ({ word, width: word.offsetWidth }));
    for (const { word } of wide.sort((a, b) => b.width - a.width)) {
      if (node.scrollWidth <= node.clientWidth + 1) return;
      node.dataset['crowded'] = word.dataset['cut'] = '';
    }
  });
}
