import { describe, expect, it, vi } from 'vitest';
import type { Said } from '../src/protocol/messages';
import type { Wire, World } from '../src/net/socket';
import { game, table } from './games';

vi.stubGlobal('document', { baseURI: 'http://localhost/', hidden: true });
const { Session } = await import('../src/state/session.svelte');

const asking = table({ hints: true, thrower: 'luck' });
const WELCOME = {
  is: 'welcome',
  protocol: 1,
  version: 7,
  full: true,
  you: 'ada',
  seats: [0],
  host: true,
  table: asking,
  game: game(),
};
const OPTIONS = [
  { action: { is: 'stop' }, value: 0.5 },
  { action: { is: 'throw' }, manner: 'lob', value: 0.4, cost: 0.1, matters: true },
];

function visiting(welcome: object = WELCOME) {
  const sent: Said[] = [];
  const wire: Wire = {
    binaryType: '',
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => void sent.push(JSON.parse(text) as Said),
    close: () => undefined,
  };
  const world: World = {
    open: () => wire,
    now: () => 0,
    random: () => 0,
    online: () => true,
    looked: () => false,
    later: () => 0,
    never: () => undefined,
  };
  const session = new Session('t', () => ({ language: 'en', theme: 'published' }), world);
  const says = async (told: object) => {
    wire.onmessage?.({ data: JSON.stringify(told) } as never);
    await new Promise((done) => setTimeout(done));
  };
  session.open();
  wire.onopen?.({} as never);
  void says(welcome);
  const asked = () => sent.filter((message) => message.is === 'hint');
  return {
    session,
    says,
    asked,
    answer: (more: object) => says({ move: asked().at(-1)?.move, ...more }),
  };
}
const advised = { is: 'advised', seat: 0, version: 7, unit: 'win', options: OPTIONS };

describe('a hint', () => {
  it('is asked for about what is shown, and comes', async () => {
    const { session, asked, answer } = visiting();
    void session.hint();
    expect(asked()).toMatchObject([{ is: 'hint', seat: 0, version: 7 }]);
    expect([session.advising, session.busy]).toEqual([true, false]);
    await answer(advised);
    expect(session.advising).toBe(false);
    expect(session.advice?.options).toMatchObject(OPTIONS);
  });

  it('is put away when it is asked for again', async () => {
    const { session, asked, answer } = visiting();
    void session.hint();
    await answer(advised);
    await session.hint();
    expect(session.advice).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('vanishes when the game goes on', async () => {
    const { session, says, answer } = visiting();
    void session.hint();
    await answer(advised);
    await says({ is: 'moment', version: 8, entry: 2, game: game({ entry: 2 }) });
    expect(session.state.version).toBe(8);
    expect(session.advice).toBeNull();
  });

  it('that comes too late is not shown, nor why it was refused', async () => {
    const { session, says, answer } = visiting();
    void session.hint();
    await says({ is: 'moment', version: 8, entry: 2, game: game({ entry: 2 }) });
    await answer({ is: 'refused', code: 'action/stale', message: 'Too late.' });
    expect([session.advice, session.refused]).toEqual([null, null]);
  });

  it('may be refused, in the words of the server', async () => {
    const { session, answer } = visiting();
    void session.hint();
    await answer({ is: 'refused', code: 'server/too_fast', message: 'Not so fast.' });
    expect(session.refused?.message).toBe('Not so fast.');
  });

  it('is not asked for where hints are not allowed, or nothing is asked', async () => {
    for (const welcome of [
      { ...WELCOME, table: table() },
      { ...WELCOME, game: game({ waiting_for: [1] }) },
    ]) {
      const { session, asked } = visiting(welcome);
      await session.hint();
      expect(session.mayAsk).toBe(false);
      expect(asked()).toEqual([]);
    }
  });
});
