/**
 * Calls `act` in the frame after the size of an element was first seen or has changed. What it does may change sizes
 * that are observed, too, and browsers complain if that happens while they report sizes.
 */
export function observeSize(element: Element, act: () => void): () => void {
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  });
  sizes.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}
