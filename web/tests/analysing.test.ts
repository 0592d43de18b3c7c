import { expect, test } from 'vitest';
import { ApiFailure } from '../src/net/api';
import { Analysing } from '../src/mine/analysing.svelte';

test('games are analysed one after the other, also after one that cannot be', async () => {
  const asked: string[] = [];
  const analysing = new Analysing((game) => {
    asked.push(`${game} ${analysing.done}`);
    return game === 'b' ? Promise.reject(new ApiFailure('page/offline', 'no')) : Promise.resolve();
  });
  await analysing.run(['a', 'b', 'c']);
  expect(asked).toEqual(['a 0', 'b 1', 'c 2']);
  expect(analysing.done).toBeNull();
  expect(analysing.failure).toBe('no');
});

test('what is stopped begins no other game', async () => {
  const asked: string[] = [];
  const analysing = new Analysing((game) => {
    asked.push(game);
    analysing.stop();
    return Promise.resolve();
  });
  await analysing.run(['a', 'b']);
  expect(asked).toEqual(['a']);
  await analysing.run(['b']);
  expect(asked).toEqual(['a', 'b']);
});
