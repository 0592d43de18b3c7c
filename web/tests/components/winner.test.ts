import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { winnerOf } from '../../src/moments/pictures';
import type { Place } from '../../src/moments/place';
import { clearGameContext, listed, setGameContext, t } from '../../src/words/words.svelte';
import End from '../../src/table/End.svelte';
import { arenaView } from '../games';
import { mounting } from './mounted';
import { visiting } from './visits';

afterEach(clearGameContext);

const NAMES = ['Ada', 'Ben'];

/** What is over the arena when these have won a game of this box. */
function words(game: string, ...winners: number[]): string[] {
  setGameContext(game, {});
  const place = {
    seatOf: (each: number) => each,
    called: (each: number) => NAMES[each],
    count: () => 0,
    scene: () => ({ game }),
    say: t,
    listed,
  } as unknown as Place;
  return [...winnerOf(winners, 0, place).whole.children].map((each) => each.textContent).filter(Boolean);
}

it('has the title that the edition prints below the name, over the arena', () => {
  expect(words('impact_avatar', 1)).toEqual(['Ben wins', 'Master of Elements']);
  expect(words('strike', 1)).toEqual(['Ben wins']);
  expect(words('impact_avatar', 0, 1)).toEqual(['Ada and Ben win']);
});

it.each([
  ['impact', [1], 'Master of Elements'],
  ['impact', [0, 1], null],
  ['strike', [1], null],
] as const)('has it at the end of a game of %s that %j won', async (edition, winners, title) => {
  setGameContext(edition, {});
  const result = { is: 'result' as const, winners: [...winners], reason: 'last_with_dice', scores: [] };
  const { visit } = visiting({ view: arenaView({ game: edition, result }), result });
  const target = mounting(End, { visit });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  expect(target.querySelector('.honour')?.textContent ?? null).toBe(title);
});
