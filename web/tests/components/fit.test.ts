import { createRawSnippet } from 'svelte';
import { expect, it } from 'vitest';
import Narration from '../../src/table/Narration.svelte';
import { arenaView } from '../games';
import { complaining, pictures } from './complaints';
import { mounting } from './mounted';
import { visiting } from './visits';

const LONG = 'More words than such a small box has room for, of any size. '.repeat(4);

it('writes smaller and scrolls without a complaint of the browser', async () => {
  const complaints = complaining();
  const main = mounting(Narration, {
    visit: visiting({ view: arenaView() }, { game: 'strike' }).visit,
    badge: '',
    happened: LONG,
    newest: '',
    ask: LONG,
    alert: '',
    links: createRawSnippet<[]>(() => ({ render: () => `<span class="long">${LONG}</span>` })),
  });
  main.style.display = 'flex';
  for (const [width, height] of [
    [300, 0],
    [300, 60],
    [200, 60],
    [900, 300],
  ]) {
    main.style.width = `${width}px`;
    main.style.height = `${height}px`;
    await pictures();
    const words = main.querySelector<HTMLElement>('.words')!;
    expect(words.tabIndex).toBe(words.scrollHeight > words.clientHeight + 1 ? 0 : -1);
  }
  expect(complaints).toEqual([]);
});
