/** Marks a line whose things have no room side by side (`data-crowded`): then signs replace their words. */
export function crowd(node: HTMLElement): () => void {
  function measure(): void {
    delete node.dataset['crowded'];
    if (node.scrollWidth > node.clientWidth + 1) node.dataset['crowded'] = '';
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
