/** Games come home once, whatever breaks in between. */

import { expect, test } from 'vitest';
import { ApiFailure } from '../src/net/api';
import { Home, type Waiting, type World } from '../src/tab/home';

type Shelves = Record<string, Map<string, string>>;

/** A browser whose storage outlives its pages, and a server that answers as the test says. */
class Device {
  readonly shelves: Shelves = { outbox: new Map(), handed: new Map() };
  readonly onServer = new Map<string, string>();
  asked: string[] = [];
  answer: (game: Waiting) => void = () => undefined;
  /** The page dies before it writes. */
  dies = false;
  private queue: Promise<unknown> = Promise.resolve();

  played(id: string, ended = 1): void {
    this.shelves['outbox']!.set(id, JSON.stringify({ game: 'strike', ended, record: `record of ${id}` }));
  }

  page(): Home {
    const world: World = {
      load: (store) => Promise.resolve([...this.shelves[store]!]),
      write: (changes) => {
        if (this.dies) return Promise.reject(new Error('the page is gone'));
        for (const [store, key, text] of changes) {
          if (text === null) this.shelves[store]!.delete(key);
          else this.shelves[store]!.set(key, text);
        }
        return Promise.resolve();
      },
      handIn: async (game) => {
        await Promise.resolve();
        this.asked.push(game.id);
        this.answer(game);
        this.onServer.set(`on server ${game.id}`, game.record);
        return { id: `on server ${game.id}` };
      },
      alone: (work) => {
        const done = this.queue.then(work);
        this.queue = done.catch(() => undefined);
        return done;
      },
    };
    return new Home(world);
  }

  get state(): unknown {
    return Object.fromEntries([...this.shelves['handed']!].map(([id, text]) => [id, JSON.parse(text)]));
  }
}

function device(...ids: string[]): Device {
  const made = new Device();
  for (const [at, id] of ids.entries()) made.played(id, at);
  return made;
}

const fails = (status: number, code: string) => () => {
  throw new ApiFailure(code, 'why', status);
};

test('all games are handed in, the oldest first, and none waits afterwards', async () => {
  const ours = device('a', 'b');
  ours.played('before', -1);
  const counted: number[] = [];
  const result = await ours.page().handInAll((done) => counted.push(done));
  expect(result).toEqual({
    stored: ['on server before', 'on server a', 'on server b'],
    refused: [],
    later: null,
  });
  expect(counted).toEqual([0, 1, 2]);
  expect(await ours.page().waiting()).toEqual([]);
  expect(ours.shelves['outbox']!.size).toBe(0);
});

test('a page that dies after the answer asks again, and the server has the game once', async () => {
  const ours = device('a');
  ours.dies = true;
  await expect(ours.page().handInAll()).rejects.toThrow();
  expect((await ours.page().waiting()).map(({ id }) => id)).toEqual(['a']);
  ours.dies = false;
  await ours.page().handInAll();
  expect([ours.asked, [...ours.onServer.keys()]]).toEqual([['a', 'a'], ['on server a']]);
  expect(ours.state).toEqual({ a: { state: 'stored', id: 'on server a' } });
});

test('two pages hand in each game once', async () => {
  const ours = device('a', 'b');
  await Promise.all([ours.page().handInAll(), ours.page().handInAll()]);
  expect(ours.asked).toEqual(['a', 'b']);
});

test.each([
  [400, 'server/home_record'],
  [409, 'server/home_taken'],
  [413, 'request/too_large'],
])(
  'a game that the server refuses with %i stays on the device, and the others go on',
  async (status, code) => {
    const ours = device('a', 'b');
    ours.answer = (game) => {
      if (game.id === 'a') fails(status, code)();
    };
    const { stored, refused, later } = await ours.page().handInAll();
    expect([stored, later]).toEqual([['on server b'], null]);
    expect(refused.map(({ game, why }) => [game.record, why.code])).toEqual([['record of a', code]]);
    expect(ours.shelves['outbox']!.has('a')).toBe(true);
    expect(ours.state).toMatchObject({ a: { state: 'refused', code } });
    expect(await ours.page().waiting()).toEqual([]);
  },
);

test.each([
  [0, 'page/offline'],
  [401, 'person/unknown'],
  [404, 'server/not_found'],
  [429, 'server/home_often'],
  [503, 'server/busy'],
])('after %i all that is left waits for the next visit', async (status, code) => {
  const ours = device('a', 'b', 'c');
  ours.answer = (game) => {
    if (game.id === 'b') fails(status, code)();
  };
  const { stored, later } = await ours.page().handInAll();
  expect([stored, later?.code, ours.asked]).toEqual([['on server a'], code, ['a', 'b']]);
  expect((await ours.page().waiting()).map(({ id }) => id)).toEqual(['b', 'c']);
});

test('games that are never to be handed in stay, and are not asked about again', async () => {
  const ours = device('a');
  await ours.page().never(await ours.page().waiting());
  ours.played('b');
  expect((await ours.page().waiting()).map(({ id }) => id)).toEqual(['b']);
  expect(ours.shelves['outbox']!.has('a')).toBe(true);
});

test('a signature that comes after the game was handed in changes nothing', async () => {
  const ours = device('a');
  await ours.page().handInAll();
  ours.played('a');
  expect(await ours.page().waiting()).toEqual([]);
});
