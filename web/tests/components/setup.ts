/** Before the tests of components: the words of the page in English, its style, and no server behind it. */

import { afterEach, beforeAll, vi } from 'vitest';
import '../../src/shell/page.css';
import { ROOMS } from '../../src/words/topics';
import { loadTopics, loadLanguage } from '../../src/words/words.svelte';
import { unmountAll } from './mounted';

const catalogues = import.meta.glob<string>('../../../src/throwdown/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = Object.entries(catalogues)
  .filter(([file]) => !file.includes('neutral'))
  .map(([, text]) => text)
  .join('\n');

const real = window.fetch.bind(window);
vi.stubGlobal('fetch', (asked: RequestInfo | URL, init?: RequestInit) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  if (address.includes('/api/words/')) return Promise.resolve(new Response(words));
  if (address.includes('/api/')) return Promise.reject(new TypeError(`No server: ${address}`));
  return real(asked, init);
});

beforeAll(async () => {
  await loadLanguage('en', 'published');
  await loadTopics(ROOMS);
});

afterEach(unmountAll);
