/** Before the tests of components: the words of the page in English, its style, and no server behind it. */

import { afterEach, beforeAll, vi } from 'vitest';
import '../../src/shell/page.css';
import { ROOMS } from '../../src/words/topics';
import { loadTopics, loadLanguage } from '../../src/words/words.svelte';
import { unmountAll } from './mounted';

const catalogues = import.meta.glob<string>(
  ['../../../src/throwdown/locales/*/*.ftl', '!**/theme-neutral.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

/** All words of a language. */
async function wordsOf(language: string): Promise<Response> {
  const files = Object.keys(catalogues).filter((file) => file.includes(`/locales/${language}/`));
  const texts = await Promise.all(files.map((file) => catalogues[file]!()));
  return new Response(texts.join('\n'));
}

const real = window.fetch.bind(window);
vi.stubGlobal('fetch', (asked: RequestInfo | URL, init?: RequestInit) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  const language = /\/api\/words\/(\w+)/.exec(address)?.[1];
  if (language) return wordsOf(language);
  if (address.includes('/api/')) return Promise.reject(new TypeError(`No server: ${address}`));
  return real(asked, init);
});

beforeAll(async () => {
  await loadLanguage('en', 'published');
  await loadTopics(ROOMS);
});

afterEach(unmountAll);
