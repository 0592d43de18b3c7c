/** What is wrong with how a table is laid out, in words. */

const TAP = 43.5;

export interface Wanted {
  /** So many players have their dice on the screen. */
  players: number;
  /** The main act is on the screen, and the sentence is whole. */
  main?: boolean;
  whole?: boolean;
}

type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const box = (each: Element) => each.getBoundingClientRect();
const styleOf = (each: Element) => getComputedStyle(each);
const overflows = (each: Element, how: RegExp) =>
  how.test(`${styleOf(each).overflowX} ${styleOf(each).overflowY}`);
const scrolls = (each: Element) => overflows(each, /auto|scroll/);
const clips = (each: Element) => overflows(each, /hidden|clip/);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const named = (each: Element) =>
  `${each.tagName.toLowerCase()}.${each.className} "${each.textContent.trim().slice(0, 30) || each.ariaLabel}"`;
const shown = (each: Element) =>
  each.checkVisibility({ visibilityProperty: true }) &&
  !each.closest('.sr, [inert]') &&
  styleOf(each).clipPath === 'none';
const within = (one: Sides, other: Sides, by = 1) =>
  one.left >= other.left - by &&
  one.right <= other.right + by &&
  one.top >= other.top - by &&
  one.bottom <= other.bottom + by;

function above(each: Element): Element[] {
  const up = each.parentElement;
  return up && up !== document.body ? [up, ...above(up)] : [];
}

/** Pushed out of sight in something that scrolls. */
const scrolledAway = (each: Element) => above(each).some((up) => scrolls(up) && !within(box(each), box(up)));

function cutTexts(screen: Sides): string[] {
  const found: string[] = [];
  for (const each of all('body *')) {
    const says = [...each.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!says || !shown(each) || each.closest('svg, option, select, style, [role=application]')) continue;
    const shortened = each.matches('.strip .who b'); // names, last of all
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
    if (clips(each) && !shortened && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
      found.push(`${named(each)} is cut`);
    if (scrolledAway(each)) continue;
    for (const up of above(each))
      if (clips(up) && !shortened && !within(box(each), box(up), 2))
        found.push(`${named(each)} is cut by ${named(up)}`);
    if (!within(box(each), screen)) found.push(`${named(each)} is off the screen`);
  }
  return found;
}

/** What is pressed is as big as a finger, and nothing lies over it. */
function hiddenButtons(): string[] {
  const found: string[] = [];
  const pressed = all('button, a[href], select, summary').filter(
    (each) => shown(each) && !scrolledAway(each) && !each.matches('[role=application] *'),
  );
  for (const [index, one] of pressed.entries()) {
    const { left, top, width, height } = box(one);
    if (width < TAP || height < TAP)
      found.push(`${named(one)} is ${Math.round(width)} by ${Math.round(height)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(one.contains(hit) || hit.contains(one)))
      found.push(`${named(one)} lies under ${hit && named(hit)}`);
    for (const other of pressed.slice(index + 1)) {
      const [a, b] = [box(one), box(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2 && !one.contains(other) && !other.contains(one))
        found.push(`${named(one)} and ${named(other)} overlap`);
    }
  }
  return found;
}

export function faultsOf({ players, main = false, whole = false }: Wanted): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const screen = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const found = [...cutTexts(screen), ...hiddenButtons()];
  const plates = all('.strip .cnt, .corners .cnt, .supply').filter(shown);
  const counted = plates.filter(
    (each) => within(box(each), screen) && each.scrollWidth <= each.clientWidth + 1,
  );
  if (counted.length < players)
    found.push(`${counted.length} of ${players} players have their dice on the screen`);
  const button = document.querySelector('[data-main]');
  if (main && !(button && within(box(button), screen) && !scrolledAway(button)))
    found.push('the main act is off the screen');
  const words = document.querySelector('.words');
  if (whole && words && words.scrollHeight > words.clientHeight + 1)
    found.push(`the sentence needs ${words.scrollHeight} px and has ${words.clientHeight}`);
  return [...new Set(found)];
}
