import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import RadioGroup from '../../src/shell/RadioGroup.svelte';
import { mounting } from './mounted';

it('reports the value that is chosen, by mouse and by keyboard', async () => {
  const onchange = vi.fn();
  mounting(RadioGroup, { name: 'scheme', values: ['auto', 'light', 'dark'], value: 'auto', onchange });
  await expect.element(page.getByRole('group', { name: 'Light or dark' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'as the device' })).toBeChecked();
  await page.getByRole('radio', { name: 'dark' }).click();
  expect(onchange).toHaveBeenLastCalledWith('dark');
  await userEvent.keyboard('{ArrowLeft}');
  expect(onchange).toHaveBeenLastCalledWith('light');
});
