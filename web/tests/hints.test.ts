import { describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Welcome } from '../src/protocol/messages';
import type { RawSocket, Environment } from '../src/net/socket';
import { game, moment, table, welcome } from './games';

vi.stubGlobal('document', { baseURI: 'http://localhost/', hidden: true });
const { Visit } = await import('../src/state/visit.svelte');

const asking = table({ hints: true, thrower: 'luck' });
const WELCOME = welcome({ version: 7, table: asking, game: game() });
const OPTIONS = [
  { action: { is: 'stop' }, value: 0.5 },
  { action: { is: 'throw' }, manner: 'toss', value: 0.4, cost: 0.1, matters: true },
];

function visiting(first: Welcome = WELCOME) {
  const sent: ClientMessage[] = [];
  const socket: RawSocket = {
    binaryType: '',
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => void sent.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
  };
  const environment: Environment = {
    open: () => socket,
    now: () => 0,
    random: () => 0,
    online: () => true,
    visible: () => false,
    setTimer: () => 0,
    clearTimer: () => undefined,
  };
  const visit = new Visit('t', () => ({ language: 'en', theme: 'published' }), environment);
  const says = async (message: object) => {
    socket.onmessage?.({ data: JSON.stringify(message) } as never);
    await new Promise((done) => setTimeout(done));
  };
  visit.open();
  socket.onopen?.({} as never);
  void says(first);
  const asked = () => sent.filter((message) => message.is === 'hint');
  return {
    visit,
    says,
    asked,
    answer: (more: object) => says({ move: asked().at(-1)?.move, ...more }),
  };
}
const advised = { is: 'advised', seat: 0, version: 7, unit: 'win', options: OPTIONS };

describe('a hint', () => {
  it('is asked for about what is shown, and comes', async () => {
    const { visit, asked, answer } = visiting();
    void visit.hint();
    expect(asked()).toMatchObject([{ is: 'hint', seat: 0, version: 7 }]);
    expect([visit.advising, visit.busy]).toEqual([true, false]);
    await answer(advised);
    expect(visit.advising).toBe(false);
    expect(visit.advice?.options).toMatchObject(OPTIONS);
  });

  it('is put away when it is asked for again', async () => {
    const { visit, asked, answer } = visiting();
    void visit.hint();
    await answer(advised);
    await visit.hint();
    expect(visit.advice).toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('vanishes when the game continues', async () => {
    const { visit, says, answer } = visiting();
    void visit.hint();
    await answer(advised);
    await says(moment({ game: game({ entry: 2 }) }));
    expect(visit.state.version).toBe(8);
    expect(visit.advice).toBeNull();
  });

  it('that comes too late is not shown, nor why it was refused', async () => {
    const { visit, says, answer } = visiting();
    void visit.hint();
    await says(moment({ game: game({ entry: 2 }) }));
    await answer({ is: 'refused', code: 'action/stale', message: 'Too late.' });
    expect([visit.advice, visit.refused]).toEqual([null, null]);
  });

  it('may be refused, in the words of the server', async () => {
    const { visit, answer } = visiting();
    void visit.hint();
    await answer({ is: 'refused', code: 'server/too_fast', message: 'Not so fast.' });
    expect(visit.refused?.message).toBe('Not so fast.');
  });

  it('is not asked for where hints are not allowed, or nothing is asked', async () => {
    for (const first of [
      { ...WELCOME, table: table() },
      { ...WELCOME, game: game({ waiting_for: [1] }) },
    ]) {
      const { visit, asked } = visiting(first);
      await visit.hint();
      expect(visit.mayAsk).toBe(false);
      expect(asked()).toEqual([]);
    }
  });
});
