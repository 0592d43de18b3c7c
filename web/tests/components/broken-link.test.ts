import { afterEach, beforeEach, expect, it } from 'vitest';
import { go, where } from '../../src/shell/router.svelte';

const home = location.href;
const base = document.createElement('base');

beforeEach(() => {
  base.href = '/';
  document.head.append(base);
});

afterEach(() => {
  history.replaceState(null, '', home);
  base.remove();
});

it.each([
  ['t/%', 't', '%'],
  ['g/100%', 'g', '100%'],
  ['t/%E0%A4%A', 't', '%E0%A4%A'],
  ['t/%25', 't', '%'],
])('a link that ends in the middle of a percent sign leads to its room: %s', (path, room, id) => {
  go(path, { replace: true });
  expect(where()).toMatchObject({ room, id });
});
