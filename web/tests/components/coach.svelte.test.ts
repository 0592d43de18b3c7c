import { expect, it, onTestFinished } from 'vitest';
import Coach from '../../src/lessons/Coach.svelte';
import { cardBottom, release } from '../../src/lessons/card-bottom.svelte';
import { complaining, pictures } from './complaints';
import { mounting } from './mounted';

it('moves the box below its card without a complaint of the browser', async () => {
  const complaints = complaining();
  onTestFinished(release);
  const main = mounting(Coach, { sentence: 'Pull the dice back and let them go.' });
  const observer = new ResizeObserver(() => undefined);
  observer.observe(main);
  onTestFinished(() => observer.disconnect());
  const follow = () => {
    $effect(() => {
      main.style.height = `${300 + cardBottom()}px`;
    });
  };
  onTestFinished($effect.root(follow));
  await pictures();
  const card = main.querySelector<HTMLElement>('.coach')!;
  expect(cardBottom()).toBeGreaterThan(card.offsetHeight);
  expect(main.clientHeight).toBe(300 + cardBottom());
  card.style.height = '200px';
  await pictures();
  expect(main.clientHeight).toBeGreaterThan(500);
  expect(complaints).toEqual([]);
});
