/** What is wrong with how a screen is laid out, in words. `told` says how much is asked of it. */
(told) => {
  const TAP = 43.5;
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const named = (each) =>
    `${each.tagName.toLowerCase()}.${each.getAttribute('class')?.replace(/ ?svelte-\w+/g, '') ?? ''} "${each.textContent.trim().slice(0, 30) || each.getAttribute('aria-label')}"`;
  const shown = (each) =>
    each.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    !each.closest('.sr, [inert]') &&
    getComputedStyle(each).clipPath === 'none';
  const box = (each) => each.getBoundingClientRect();
  const style = (each) => getComputedStyle(each);
  const scrolls = (each) => /auto|scroll/.test(`${style(each).overflowX} ${style(each).overflowY}`);
  const clips = (each) => /hidden|clip/.test(`${style(each).overflowX} ${style(each).overflowY}`);
  const ancestors = function* (each) {
    for (let up = each.parentElement; up && up !== document.documentElement; up = up.parentElement) yield up;
  };
  const within = (one, other, by = 1) =>
    one.left >= other.left - by && one.right <= other.right + by && one.top >= other.top - by && one.bottom <= other.bottom + by;
  const screen = { left: 0, top: 0, right: wide, bottom: high };
  /** Pushed out of sight in something that scrolls. */
  const scrolledAway = (each) => [...ancestors(each)].some((up) => scrolls(up) && !within(box(each), box(up)));
  const faults = [];

  // text that is cut
  for (const each of root.querySelectorAll('*')) {
    const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!says || !shown(each) || each.closest('svg, option, select, a.skip, [role=application]')) continue;
    const shortened = each.matches('.strip .who b'); // names, last of all
    if (clips(each) && !shortened && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1))
      faults.push(`${named(each)} is cut`);
    if (scrolledAway(each)) continue;
    for (const up of ancestors(each))
      if (clips(up) && !shortened && !within(box(each), box(up), 2)) faults.push(`${named(each)} is cut by ${named(up)}`);
    if (!within(box(each), screen, 1)) faults.push(`${named(each)} is off the screen`);
  }

  // what is pressed: big enough, and nothing lies over it
  const pressed = [...root.querySelectorAll('button, a[href], select, .seg label, label.check, summary')].filter(
    (each) => shown(each) && !scrolledAway(each) && !each.matches('a.skip, [role=application] *'),
  );
  for (const each of pressed) {
    const { left, top, width, height } = box(each);
    if (width < TAP || height < TAP) faults.push(`${named(each)} is ${Math.round(width)} by ${Math.round(height)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(each.contains(hit) || hit.contains(each))) faults.push(`${named(each)} lies under ${hit && named(hit)}`);
  }
  for (const [index, one] of pressed.entries()) {
    const a = box(one);
    for (const other of pressed.slice(index + 1)) {
      const b = box(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2 && !one.contains(other) && !other.contains(one))
        faults.push(`${named(one)} and ${named(other)} overlap by ${Math.round(across)} by ${Math.round(down)}`);
    }
  }

  // who plays, and how many dice each has
  if (told.players) {
    const plates = [...document.querySelectorAll('.strip .cnt, .corners .cnt, .supply')].filter(shown);
    const whole = plates.filter((each) => within(box(each), screen) && each.scrollWidth <= each.clientWidth + 1);
    if (whole.length < told.players) faults.push(`${whole.length} of ${told.players} players have their dice on the screen`);
  }
  // one main act, and the sentence as a whole
  const main = told.main ? document.querySelector('[data-main]') : null;
  if (told.main && !(main && within(box(main), screen) && !scrolledAway(main))) faults.push('the main act is off the screen');
  const words = document.querySelector('.words');
  if (told.whole && words && words.scrollHeight > words.clientHeight + 1)
    faults.push(`the sentence needs ${words.scrollHeight} px and has ${words.clientHeight}`);
  const stage = box(document.querySelector('[role=application]'));
  return { faults: [...new Set(faults)], stage: [stage.left, stage.top, stage.width, stage.height].map(Math.round) };
}
