import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import Mine from '../../src/mine/Mine.svelte';
import { HOST_KEY, useTransport } from '../../src/net/transport';
import { faults } from './axe';
import { mounting } from './mounted';

const game = (id: string, together = 1) => ({
  id,
  game: 'strike',
  started: 1_790_000_000,
  ended: 1_790_000_600,
  players: ['Ada', 'Flint'],
  together,
});
let games = [game('g1'), game('g2', 3)];
const asked: string[] = [];
const host = {
  request: (method: string, path: string) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') games = games.filter(({ id }) => !path.endsWith(id));
    return Promise.resolve(method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(games));
  },
  open: () => {
    throw new Error('no socket is needed');
  },
};

afterEach(async () => {
  sessionStorage.removeItem(HOST_KEY);
  await new Promise((resolve) => (indexedDB.deleteDatabase('throwdown-tab').onsuccess = resolve));
});

it('lists the finished games of this device, and removes one after asking', async () => {
  sessionStorage.setItem(HOST_KEY, 'tab');
  useTransport(host);
  const target = mounting(Mine, { id: '' });
  await expect
    .element(page.getByRole('link', { name: 'Look back' }).first())
    .toHaveAttribute('href', './g/g1');
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await expect.element(page.getByText('Remove all 3 games of this table')).toBeVisible();
  expect(asked).not.toContain('DELETE /api/finished/g2');
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await vi.waitFor(() => expect(target.querySelectorAll('li')).toHaveLength(1));
  expect(asked).toContain('DELETE /api/finished/g2');
});
