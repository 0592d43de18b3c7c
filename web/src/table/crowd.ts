/**
 * Where the things of a line have no room side by side (`data-crowded`), signs replace their words (`.long`): the
 * longest first, and no more of them than necessary (`data-cut`).
 */
export function crowd(node: HTMLElement): () => void {
  function measure(): void {
    delete node.dataset['crowded'];
    const words = [...node.querySelectorAll<HTMLElement>('.long')];
    for (const word of words) delete word.dataset['cut'];
    const wide = words.map((word) => ({ word, width: word.offsetWidth }));
    for (const { word } of wide.sort((a, b) => b.width - a.width)) {
      if (node.scrollWidth <= node.clientWidth + 1) return;
      node.dataset['crowded'] = word.dataset['cut'] = '';
    }
  }
  // In the next frame: signs make the line lower, and others are observed whose sizes follow from that.
  const sizes = new ResizeObserver(() => void requestAnimationFrame(measure));
  const things = new MutationObserver(measure);
  sizes.observe(node);
  things.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    things.disconnect();
  };
}
