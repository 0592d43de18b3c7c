/**
 * Calls `measure` when the words of an element have changed, and when its size has changed: then in the next frame. What
 * it does may change sizes that are observed, too, and browsers complain if that happens while they report sizes.
 */
export function remeasure(node: HTMLElement, measure: () => void): () => void {
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  const words = new MutationObserver(measure);
  sizes.observe(node);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    words.disconnect();
  };
}
