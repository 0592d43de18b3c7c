import { expect, it } from 'vitest';
import Supply from '../../src/table/Supply.svelte';
import { mounting } from './mounted';

it.each([
  [4, 900],
  [7, 220],
  [13, 300],
])('draws all of %i dice within %i px', (owned, width) => {
  const main = mounting(Supply, { edition: 'strike', seat: 0, owned });
  Object.assign(main.style, { width: `${width}px`, containerType: 'inline-size', display: 'flex' });
  const right = main.getBoundingClientRect().right;
  const dice = [...main.querySelectorAll('.die')].map((die) => die.getBoundingClientRect());
  expect(dice).toHaveLength(owned);
  for (const die of dice) {
    expect(die.width).toBeGreaterThanOrEqual(6);
    expect(die.right).toBeLessThanOrEqual(right + 1);
  }
});
