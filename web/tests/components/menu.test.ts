import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Menu from '../../src/shell/Menu.svelte';
import Settings from '../../src/shell/Settings.svelte';
import { set, settings } from '../../src/state/settings.svelte';
import { faults } from './axe';
import { mounting } from './mounted';

beforeEach(() => {
  set('scheme', 'auto');
  set('muted', true);
});

const stored = () => JSON.parse(localStorage.getItem('throwdown') ?? '{}') as Record<string, unknown>;

it('is a dialog that Escape closes', async () => {
  mounting(Menu, { open: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(dialog).toBeVisible();
  expect(await faults()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('is closed by a click beside it, but not by one inside', async () => {
  mounting(Menu, { open: true });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('heading', { name: 'Menu' }).click();
  await expect.element(dialog).toBeVisible();
  document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

it('has settings behind one door', async () => {
  mounting(Menu, { open: true });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect.element(page.getByRole('radio', { name: 'dark' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My games' })).not.toBeInTheDocument();
});

it('stores each setting on this device', async () => {
  mounting(Settings, {});
  await page.getByRole('radio', { name: 'dark' }).click();
  expect(settings.scheme).toBe('dark');
  expect(stored()['scheme']).toBe('dark');
  await expect.element(page.getByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Sound' }).click();
  await expect.element(page.getByRole('slider', { name: 'Volume' })).toBeVisible();
  expect(stored()['muted']).toBe(false);
});

it.each([
  [true, 'where a finger points and something can vibrate'],
  [false, 'not on a desk'],
])('offers to vibrate: %s, %s', (coarse) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('coarse') && coarse,
        addEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  mounting(Settings, {});
  expect(page.getByRole('checkbox', { name: 'Vibrate' }).elements()).toHaveLength(coarse ? 1 : 0);
  vi.restoreAllMocks();
});
