({
  /** Every word that a reader could meet: texts, names for screen readers, hints. */
  words() {
    const said = [document.title, document.body.innerText];
    for (const each of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(each.getAttribute(name) ?? '');
      if (each.matches('.sr, option')) said.push(each.textContent);
    }
    return said.join('\n');
  },

  /** Whatever sticks out of the window to its side, or out of its button. */
  sticksOut() {
    const wide = document.documentElement.clientWidth;
    const whole = document.scrollingElement.scrollWidth;
    const found = whole > wide ? [`the page is ${whole} px wide`] : [];
    const scrolls = (each) => {
      for (let up = each.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    };
    const named = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${each.textContent.trim().slice(0, 40)}"`;
    for (const each of document.querySelectorAll('body *')) {
      const seen = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!seen || each.closest('.sr, svg, option, [class*=skip]') || getComputedStyle(each).clipPath !== 'none') continue;
      const says = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
      const { left, right, width } = each.getBoundingClientRect();
      if (says && width > 1 && (right > wide + 1 || left < -1) && !scrolls(each)) {
        found.push(`${named(each)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
      }
      if (each.matches('button, .btn, .seg label') && each.scrollWidth > each.clientWidth + 1) {
        found.push(`${named(each)} needs ${each.scrollWidth} px and has ${each.clientWidth}`);
      }
    }
    return found;
  },

  /** The middle of the first element that matches, is named so and can be touched; nothing if there is none. */
  middle([selector, words]) {
    const name = (each) => (each.ariaLabel || each.innerText || each.textContent).trim().replace(/\s+/g, ' ');
    for (const each of document.querySelectorAll(selector)) {
      if (each.disabled || !new RegExp(words).test(name(each))) continue;
      each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const there = width && height ? document.elementFromPoint(x, y) : null;
      if (there && (each.contains(there) || there.contains(each) || each.closest('svg'))) return [x, y];
    }
    return null;
  },

  /** What axe-core finds with the rules of these tags, or with these rules; its script has run before. */
  async axe(runOnly) {
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    const told = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(told).join(' | ')}`);
  },

  /** Another language in the settings, as anybody can at any time; done when it is spoken. They stay open. */
  async choose(language) {
    const patience = performance.now() + 180_000;
    const until = async (is) => {
      while (!is()) {
        if (performance.now() > patience) throw new Error(`in vain: ${is}`);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    };
    const pick = () => document.querySelector('dialog[open] select:has(option[lang])');
    const menu = () => document.querySelector('dialog[open] button.door');
    if (!pick()) {
      if (!menu()) [...document.querySelectorAll('header button[aria-haspopup=dialog]')].at(-1).click();
      await until(menu);
      menu().click();
    }
    await until(pick);
    pick().value = language;
    pick().dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => document.documentElement.lang === language);
  },

  async closeMenu() {
    const menu = document.querySelector('dialog[open]');
    // the page hears of it a moment later: a press on the button before that would be lost
    const closed = new Promise((heard) => menu.addEventListener('close', heard, { once: true }));
    menu.close();
    await closed;
  },

  /** What a table asks its reader now. */
  asked() {
    const hand = document.querySelector('section[aria-label="Your turn"]');
    const lane = document.querySelector('button.lane.go:not(:disabled)');
    const main = hand?.querySelector('button[data-main]');
    const buttons = hand ? [...hand.querySelectorAll('button')] : [];
    return {
      over: document.querySelector('section[aria-label="End of the game"]') !== null,
      race: lane !== null && lane.querySelector('i:not(.on)') !== null,
      mine: hand !== null,
      ready: main?.disabled === false,
      stop: buttons.some((each) => !each.disabled && each.textContent.startsWith('Stop')),
      short: main?.disabled === true && main.textContent.includes('at least') && buttons.some((each) => each.matches('.yard button[aria-pressed=false]')),
      split: buttons.some((each) => each.matches('.split button[aria-pressed=false]')),
      alert: document.querySelector('[role=alert]')?.textContent ?? '',
    };
  },
})
