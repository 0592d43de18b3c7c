import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiFailure } from '../src/net/api';
import { finished } from '../src/net/finished';
import { table } from './games';

const asked: { url: string; init: RequestInit }[] = [];
let answer: () => Promise<Response>;

const respond = (what: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(what), { status }));

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('document', { baseURI: 'http://localhost/dice/' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  it('goes to the address of the route, below the place where the page is', async () => {
    answer = () => respond(table());
    await api.password('a/b c', 'sesame');
    expect(asked[0]?.url).toBe('http://localhost/dice/api/tables/a%2Fb%20c/password');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"password":"sesame"}' });
  });

  it('has queries where a route takes them, and no body where it takes none', async () => {
    answer = () => respond({ id: 'g', steps: [] });
    await finished.replay('g', 'de', 'neutral');
    expect(asked[0]?.url).toBe('http://localhost/dice/api/replays/g?language=de&theme=neutral');
    expect(asked[0]?.init.body).toBeUndefined();
  });

  it('distinguishes a refusal with a code, a broken answer and no answer at all', async () => {
    answer = () =>
      respond({ code: 'server/not_found', message: 'There is no such table.', clause: null }, 404);
    const refused = await api.table('x').catch((error: unknown) => error as ApiFailure);
    expect(refused).toMatchObject({ code: 'server/not_found', status: 404, clause: null, offline: false });
    answer = () => Promise.resolve(new Response('oops', { status: 502 }));
    await expect(api.me()).rejects.toMatchObject({ code: 'page/trouble', status: 502 });
    answer = () => Promise.reject(new TypeError('no network'));
    await expect(api.me()).rejects.toMatchObject({ code: 'page/offline', offline: true });
  });
});
