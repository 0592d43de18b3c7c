/** The search of the documents, asked as people type: the page that answers is among the first three hits. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Ranking {
  readonly prepared: (sections: unknown) => unknown;
  readonly ranked: (index: unknown, question: string, most: number) => { path: string }[];
}

const beside = (path: string) => new URL(`../../${path}`, import.meta.url);
const { prepared, ranked } = (await import(
  /* @vite-ignore */ beside('docsite/theme/ranking.js').href
)) as Ranking;
const INDEX = beside('src/throwdown/server/docs_site/search/search_index.json');
const { docs } = JSON.parse(readFileSync(INDEX, 'utf8')) as { docs: unknown };
const index = prepared(docs);

/** By question: the page that answers it. */
const ANSWERS = {
  'How do I install it on Windows?': 'install',
  'play with friends': 'online',
  'Can I play offline?': 'offline',
  'Is it fair? can the server cheat': 'fair-dice',
  'verify a game': 'verify',
  'How hard should I throw?': 'physics',
  'what does x on a tower do': 'arena',
  'change language': 'online',
  'screen reader': 'play',
  'How do I run a tournament for 20 people?': 'tournaments',
  'host on a raspberry pi': 'service',
  'https certificate': 'open-net',
  backup: 'backup',
  'several servers postgresql': 'several-servers',
  'delete my data': 'privacy',
  'write a bot in javascript': 'socket',
  'How strong are the bots?': 'bots',
  'add my own game': 'add-a-game',
  'Is there a Gymnasium environment?': 'lab/environments',
  'How do I cite this?': 'lab/simulate',
};

test.each(Object.entries(ANSWERS))('%s', (question, page) => {
  const found = ranked(index, question, 3).map(({ path }) => path.replace(/\/$/, ''));
  expect(found).toContain(page);
});
