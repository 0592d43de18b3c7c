import { remeasure } from './remeasure';

/** How many times text is written smaller before it is scrolled instead. */
const STEPS = 7;

/**
 * Writes smaller, step by step (`--step`), until everything fits its box; what still does not fit is scrolled, by
 * keyboard too, and fades out at the lower edge (`--more`). Nothing is cut, and the box keeps its size.
 */
export function fit(node: HTMLElement): () => void {
  const fits = () => node.scrollHeight <= node.clientHeight + 1;

  return remeasure(node, () => {
    node.style.setProperty('--more', '0');
    let step = 0;
    do node.style.setProperty('--step', String(step));
    while (!fits() && ++step <= STEPS);
    const more = !fits();
    node.style.setProperty('--more', more ? '1' : '0');
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    node.scrollTop = 0;
  });
}
