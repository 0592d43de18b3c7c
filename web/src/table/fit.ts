/** How many times text is written smaller before it is scrolled instead. */
const STEPS = 7;

/**
 * Writes smaller, step by step (`--step`), until everything fits its box; what still does not fit is scrolled, by
 * keyboard too, and fades out at the lower edge (`--more`). Nothing is cut, and the box keeps its size.
 */
export function fit(node: HTMLElement): () => void {
  let wide = 0;
  let high = 0;
  const fits = () => node.scrollHeight <= node.clientHeight + 1;

  function measure(): void {
    node.style.setProperty('--more', '0');
    let step = 0;
    do node.style.setProperty('--step', String(step));
    while (!fits() && ++step <= STEPS);
    const more = !fits();
    node.style.setProperty('--more', more ? '1' : '0');
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
    node.scrollTop = 0;
  }

  const sizes = new ResizeObserver(() => {
    if (node.clientWidth === wide && node.clientHeight === high) return;
    [wide, high] = [node.clientWidth, node.clientHeight];
    measure();
  });
  const words = new MutationObserver(measure);
  sizes.observe(node, { box: 'border-box' }); // a scrollbar narrows what is inside of it
  words.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
