import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NAMED_KEY, useTransport } from '../../src/net/transport';
import { hasDeviceGames } from '../../src/people/device-games';
import Stored from '../../src/people/Stored.svelte';
import { savedGames, saveReplay } from '../../src/replay/saved';
import { suggestedName } from '../../src/state/me.svelte';
import { openDatabase } from '../../src/tab/database';
import type { Replay } from '../../src/protocol/messages';
import { mounting } from './mounted';

const server = {
  request: () => Promise.resolve(new Response(null, { status: 204 })),
  open: () => {
    throw new Error('no socket is needed');
  },
};

afterEach(async () => {
  localStorage.clear();
  await new Promise((resolve) => (indexedDB.deleteDatabase('throwdown-tab').onsuccess = resolve));
});

async function deleteMe(): Promise<void> {
  document.querySelector<HTMLElement>('#stored summary')?.click();
  await page.getByRole('button', { name: 'Delete me', exact: true }).click();
}

it('leaves nothing of a deleted person in this browser', async () => {
  useTransport(server);
  const name = suggestedName();
  localStorage.setItem(NAMED_KEY, '1');
  const database = await openDatabase();
  await database.write([['people', 'p', '["Ada"]']]);
  await saveReplay({ id: 'g', game: 'strike', players: ['Ada'], started: 1 } as unknown as Replay);
  await caches.open('throwdown-games');
  const ondeleted = vi.fn();
  mounting(Stored, { attempt: (what: () => Promise<unknown>) => what().then(() => true), ondeleted });
  await vi.waitFor(() => expect(document.querySelector('#stored')).not.toBeNull());
  await deleteMe();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Delete me for good' }).click();
  await vi.waitFor(() => expect(ondeleted).toHaveBeenCalledOnce());
  expect(localStorage.getItem('throwdown-guest')).not.toBe(name);
  expect(await savedGames()).toEqual([]);
  expect(await database.load('people')).toEqual([]);
  expect(await hasDeviceGames()).toBe(false);
  await vi.waitFor(async () => expect(await caches.has('throwdown-games')).toBe(false));
  database.close();
});

it('asks about games of this device only where there are some', async () => {
  useTransport(server);
  mounting(Stored, { attempt: vi.fn(), ondeleted: vi.fn() });
  await vi.waitFor(() => expect(document.querySelector('#stored')).not.toBeNull());
  await deleteMe();
  await expect.element(page.getByRole('button', { name: 'Delete me for good' })).toBeVisible();
  expect(document.querySelector('#stored input')).toBeNull();
});
