import { observeSize } from '../shell/observe-size';

/** Calls `measure` when the words of an element have changed, and after its size has. */
export function remeasure(node: HTMLElement, measure: () => void): () => void {
  const unobserve = observeSize(node, measure);
  const words = new MutationObserver(measure);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    unobserve();
    words.disconnect();
  };
}
