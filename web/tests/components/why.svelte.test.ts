import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Why from '../../src/table/Why.svelte';
import { mounting } from './mounted';

it('gives the focus to the game when the rule was read', async () => {
  const main = document.createElement('main');
  const arena = document.createElement('div');
  arena.setAttribute('role', 'application');
  arena.tabIndex = 0;
  main.append(arena);
  document.body.append(main);
  mounting(Why, { clauses: ['CORE-15'] });
  const why = page.getByRole('button', { name: 'Why?' });
  await why.click();
  await expect.element(page.getByRole('dialog', { name: 'Why?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(arena);
  await userEvent.keyboard(' ');
  expect(document.querySelector('dialog[open]')).toBeNull();
  main.remove();
});

it('stays open while the game goes on behind it', async () => {
  const props = $state({ clauses: ['CORE-15'] });
  mounting(Why, props);
  await page.getByRole('button', { name: 'Why?' }).click();
  const rule = page.getByRole('dialog', { name: 'Why?' }).getByRole('listitem');
  await expect.element(rule).toBeVisible();
  props.clauses = [];
  flushSync();
  await expect.element(rule).toBeVisible();
  expect(page.getByRole('button', { name: 'Why?' }).elements()).toHaveLength(0);
});
