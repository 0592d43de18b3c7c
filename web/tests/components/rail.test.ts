import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import Rail from '../../src/table/Rail.svelte';
import { arenaView } from '../games';
import { mounting } from './mounted';

const beside = (edition: 'hp_strike' | 'impact', elements: string[]) =>
  mounting(Rail, {
    view: arenaView({ game: edition, elements }),
    edition,
    keys: [],
    faces: new Map<number, string>(),
    canAim: false,
    extras: [],
    aimed: null,
    onpick: () => undefined,
    onwhere: () => undefined,
  });

it('folds all spells into one line, which unfolds on a press', async () => {
  beside('hp_strike', []);
  const name = page.getByText('Accio', { exact: true });
  await expect.element(name).not.toBeVisible();
  document.querySelector('summary')!.click();
  await expect.element(name).toBeVisible();
});

it('folds all powers, and lists the one that is active', async () => {
  beside('impact', ['FIRE', 'WATER', 'STONE', 'LIGHTNING', 'AIR']);
  expect(document.querySelector<HTMLDetailsElement>('details')?.open).toBe(false);
  document.querySelector('main')!.remove();
  beside('impact', ['FIRE']);
  expect(document.querySelector('details')).toBeNull();
  await expect.element(page.getByText('Column of Fire')).toBeVisible();
});
