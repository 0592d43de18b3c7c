/** How many things one can press where everybody comes by: few, so that the one that matters is found. */

import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Front from '../../src/lobby/Front.svelte';
import New from '../../src/lobby/New.svelte';
import Bar from '../../src/shell/Bar.svelte';
import Footer from '../../src/shell/Footer.svelte';
import Menu from '../../src/shell/Menu.svelte';
import End from '../../src/table/End.svelte';
import TableMenu from '../../src/table/TableMenu.svelte';
import { arenaView } from '../games';
import { mounting } from './mounted';
import { visiting } from './visits';

const without = window.fetch;
beforeEach(() => {
  window.fetch = (asked, init) =>
    (asked instanceof Request ? asked.url : String(asked)).includes('/api/catalogue')
      ? Promise.resolve(Response.json({ games: [] }))
      : without(asked, init);
});
afterEach(() => {
  window.fetch = without;
});

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Everything that can be pressed; inside a closed fold nothing can. */
function controls(): string[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((each) => each.checkVisibility())
    .map((each) =>
      (each.ariaLabel ?? (each.textContent.trim() || each.getAttribute('name') || each.tagName)).trim(),
    );
}

it('the front has at most 14, and one for each game', () => {
  mounting(Bar, {});
  mounting(Front, {});
  mounting(Footer, {});
  const found = controls();
  expect(found.length, found.join('; ')).toBeLessThanOrEqual(14);
  expect(found.length).toBeGreaterThan(9);
  for (const game of ['strike', 'impact', 'hp_strike', 'verasselt'])
    expect(document.querySelectorAll(`main [href*='game=${game}']`)).toHaveLength(1);
});

it.each(['', 'game=impact'])('a new table (%s) asks at most 12 things before its one fold', (query) => {
  mounting(Bar, {});
  mounting(New, { query: new URLSearchParams(query) });
  const found = controls();
  const fold = found.indexOf('More settings');
  expect(fold, found.join('; ')).toBe(found.length - 1);
  expect(fold).toBeLessThanOrEqual(12);
});

it('the menu has at most 10', () => {
  mounting(Menu, { open: true });
  const found = controls();
  expect(found.length, found.join('; ')).toBeLessThanOrEqual(10);
  expect(found).toEqual(expect.arrayContaining(['My games', 'Account', 'Settings']));
});

it('the menu at a table has at most 10, whatever the game adds', () => {
  const { visit } = visiting({ view: arenaView() }, { game: 'impact_avatar', hints: true });
  mounting(Menu, {
    open: true,
    children: createRawSnippet<[]>(() => ({ render: () => '<div id="own"></div>' })),
  });
  const around = controls().length;
  mounting(TableMenu, {
    visit,
    onclose: () => undefined,
    onrules: () => undefined,
    entries: createRawSnippet<[]>(() => ({ render: () => '<label><input type="checkbox" /></label>' })),
  });
  const found = controls();
  expect(found.length, found.join('; ')).toBeLessThanOrEqual(10);
  expect(found.length).toBeGreaterThan(around + 2);
});

it('the end has at most 6: play again, look back and share', async () => {
  const { visit } = visiting(
    { view: arenaView(), result: { winners: [0], eliminated: [[1]] } as never },
    { game: 'strike' },
  );
  mounting(End, { visit });
  await vi.waitFor(() => expect(controls()).toContain('Share'));
  const found = controls();
  expect(found.length, found.join('; ')).toBeLessThanOrEqual(6);
  expect(found).toEqual(expect.arrayContaining(['Play again', 'Look back', 'Share']));
});
