import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import Controls from '../../src/replay/Controls.svelte';
import Scrubber from '../../src/replay/Scrubber.svelte';
import { mounting } from './mounted';

const marks = [2, 5, 9].map((step) => ({ step, seats: [0], lost: 0 }));

function controls(at: number, more: { playing?: boolean; moving?: boolean } = {}) {
  const called = { onseek: vi.fn(), onplay: vi.fn(), onforward: vi.fn(), onverify: vi.fn() };
  mounting(Controls, {
    at,
    last: 10,
    playing: false,
    moving: false,
    marks,
    number: 2,
    speed: 1 as const,
    ...called,
    ...more,
  });
  return called;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('goes by steps and by throws', async () => {
  const { onseek, onplay, onforward, onverify } = controls(5);
  await button('One step back').click();
  await button('Previous throw').click();
  await button('Next throw').click();
  expect(onseek.mock.calls).toEqual([[4], [2], [9]]);
  await button('One step forward').click();
  await button('Play').click();
  await button('Check the dice').click();
  expect([onforward, onplay, onverify].map((each) => each.mock.calls.length)).toEqual([1, 1, 1]);
});

it('does not go beyond the ends, nor on while a throw is shown', async () => {
  controls(0, { moving: true, playing: true });
  await expect.element(button('One step back')).toBeDisabled();
  await expect.element(button('Previous throw')).toBeDisabled();
  await expect.element(button('One step forward')).toBeDisabled();
  await expect.element(button('Next throw')).toBeEnabled();
  await expect.element(button('Pause')).toBeVisible();
});

it('slides along the game with the arrow keys, and says where it is', async () => {
  const onseek = vi.fn();
  mounting(Scrubber, { at: 5, last: 10, ticks: marks, slips: [9], label: 'throw 2 of 3', onseek });
  const line = page.getByRole('slider', { name: 'Position in the game' });
  await expect.element(line).toHaveAttribute('aria-valuetext', 'throw 2 of 3');
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onseek).toHaveBeenLastCalledWith(6);
  await userEvent.keyboard('{Home}');
  expect(onseek).toHaveBeenLastCalledWith(0);
});
