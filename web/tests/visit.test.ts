import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Memories, memories } from '../src/fair/witness';
import { api, ApiFailure } from '../src/net/api';
import { Visit, type Stage } from '../src/state/visit.svelte';
import { game, moment, welcome } from './games';
import { FakeEnvironment } from './sockets';

describe('a visit', () => {
  let environment: FakeEnvironment;
  let visit: Visit;

  beforeEach(() => {
    vi.stubGlobal('document', { baseURI: 'http://x/', hidden: false });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    environment = new FakeEnvironment();
    visit = new Visit('t1', () => ({ language: 'en', theme: 'published' }), environment);
    visit.open();
    environment.socket.opens();
    environment.socket.says(welcome({ game: game(), seats: [] }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function landed(version: number): void {
    environment.socket.says(moment({ version, motion: true, told: [`throw ${version}`], game: game() }));
    const frame = new ArrayBuffer(5);
    new DataView(frame).setUint32(0, version);
    environment.socket.onmessage?.({ data: frame } as never);
  }

  it('shows the result and continues when a throw cannot be presented', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const played: number[] = [];
    const stage: Stage = {
      play: (moment) => {
        played.push(moment.version);
        return moment.version === 2 ? Promise.reject(new Error('no chunk')) : Promise.resolve();
      },
      skip: () => undefined,
    };
    visit.stage = stage;
    landed(2);
    await vi.waitFor(() => expect(visit.state.version).toBe(2));
    expect(visit.moving).toBe(false);
    expect(logged).toHaveBeenCalledOnce();
    landed(3);
    await vi.waitFor(() => expect(visit.state.version).toBe(3));
    expect(played).toEqual([2, 3]);
  });

  describe('shows a throw from its beginning while the rest is computed', () => {
    const frame = (version: number, bytes = 1) => {
      const data = new ArrayBuffer(4 + bytes);
      new DataView(data).setUint32(0, version);
      environment.socket.onmessage?.({ data } as never);
    };
    let done: string[];
    const locked = () => environment.socket.says(moment({ version: 2, motion: false, game: game() }));
    const settled = (version: number) => vi.waitFor(() => expect(visit.state.version).toBe(version));

    beforeEach(async () => {
      done = [];
      visit.stage = {
        play: ({ version }) => Promise.resolve(void done.push(`play ${version}`)),
        begin: ({ length }) => done.push(`begin ${length}`),
        cancel: () => done.push('cancel'),
        skip: () => undefined,
      };
      locked();
      await settled(2);
    });

    it('and then plays the whole', async () => {
      frame(2);
      frame(2);
      expect([visit.moving, done]).toEqual([true, ['begin 1', 'begin 1']]);
      landed(3);
      await settled(3);
      expect([visit.moving, done.slice(2)]).toEqual([false, ['play 3', 'cancel']]); // which has nothing to end
    });

    it('unless something else happens than its landing', async () => {
      frame(2);
      environment.socket.says(moment({ version: 3, motion: false, game: game() }));
      await settled(3);
      expect([visit.moving, done]).toEqual([false, ['begin 1', 'cancel']]);
      frame(2);
      expect(done).toHaveLength(2);
    });

    it('unless the throw failed: then it begins anew', () => {
      frame(2);
      frame(2, 0);
      expect([visit.moving, done]).toEqual([false, ['begin 1', 'cancel']]);
      frame(2, 3);
      expect([visit.moving, done.slice(2)]).toEqual([true, ['begin 3']]);
    });

    it('but not when a motion comes that nobody waits for any more', async () => {
      vi.useFakeTimers();
      environment.socket.says(moment({ version: 3, motion: true, game: game() }));
      await vi.advanceTimersByTimeAsync(5000);
      vi.useRealTimers();
      expect(visit.state.version).toBe(3);
      frame(3);
      expect([visit.moving, done]).toEqual([false, []]);
    });

    it('but not where a page is hidden, and not after a new welcome', () => {
      frame(2);
      environment.socket.says(welcome({ version: 5, game: game(), seats: [], full: true }));
      expect([visit.moving, done]).toEqual([false, ['begin 1', 'cancel']]);
      vi.stubGlobal('document', { baseURI: 'http://x/', hidden: true });
      frame(5);
      expect([visit.moving, done.length]).toEqual([false, 2]);
    });
  });

  describe('at the end of a game in which it promised to sign', () => {
    const result = { is: 'result' as const, winners: [0], reason: 'last_seat', scores: [] };
    const ends = () =>
      environment.socket.says(moment({ version: 2, motion: false, game: game({ id: 'g1', result }) }));
    const memory = { commitment: 'c', keys: {}, draft: 'd', signing: '07'.repeat(32) };

    beforeEach(() => {
      const stored = JSON.stringify([['g1', memory]]);
      vi.spyOn(memories(), 'of').mockImplementation((id) =>
        new Memories({ getItem: () => stored, setItem: () => undefined }).of(id),
      );
    });

    it('says that the record is not what it saw, and signs nothing', async () => {
      const sent = vi.spyOn(visit['socket'], 'request');
      vi.spyOn(api, 'record').mockResolvedValue('{}');
      ends();
      await vi.waitFor(() => expect(visit.refused?.code).toBe('client/end_differs'));
      expect(sent).not.toHaveBeenCalled();
    });

    it('tries again after the record could not be had', async () => {
      const asked = vi.spyOn(api, 'record').mockRejectedValue(new ApiFailure('page/offline', ''));
      ends();
      await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
      await vi.waitFor(() => expect(visit['signed'].size).toBe(0));
      environment.socket.says(welcome({ game: game({ id: 'g1', result }), seats: [] }));
      await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      expect(visit.refused).toBe(null);
    });
  });

  describe('looks at a throw once more', () => {
    let looks: number[];
    let end: () => void;
    const looking = () => vi.waitFor(() => expect(visit.looking).toBe(true));
    const after = (version: number) =>
      vi.waitFor(() => expect(visit.state.version).toBe(version), { timeout: 9000 });

    beforeEach(() => {
      looks = [];
      visit.stage = {
        play: () => Promise.resolve(),
        again: ({ version }) => {
          looks.push(version);
          return new Promise((done) => (end = done));
        },
        endLook: () => end(),
        skip: () => undefined,
      };
    });

    it('after its result is there, so that the next throw waits for nothing, and acting ends it', async () => {
      landed(2);
      await looking();
      expect([visit.state.version, visit.moving, looks]).toEqual([2, false, [2]]);
      void visit.say({ is: 'start' });
      await vi.waitFor(() => expect(visit.looking).toBe(false));
    });

    it('while one throw of another waits for that, but not two', async () => {
      landed(2);
      await looking();
      landed(3);
      expect([visit.looking, visit.state.version]).toEqual([true, 2]);
      landed(4);
      await after(4);
      expect(looks).toEqual([2, 4]);
    });

    it('at the end, too, which is known meanwhile', async () => {
      landed(2);
      await looking();
      const result = { is: 'result' as const, winners: [0], reason: 'last_seat', scores: [] };
      environment.socket.says(moment({ version: 3, result, game: game({ result }) }));
      expect([visit.looking, visit.state.version, visit.state.game?.result]).toEqual([true, 3, result]);
      visit.skip();
      await vi.waitFor(() => expect(visit.looking).toBe(false));
    });

    it('never where the page is fast or hidden, and not when a race begins', async () => {
      visit.fast = true;
      landed(2);
      await after(2);
      visit.fast = false;
      environment.socket.says(moment({ version: 3, motion: true, game: game({ awaiting: 'Race' }) }));
      const frame = new ArrayBuffer(5);
      new DataView(frame).setUint32(0, 3);
      environment.socket.onmessage?.({ data: frame } as never);
      await after(3);
      expect(looks).toEqual([]);
    });
  });

  it('continues when what follows a moment without a throw cannot be presented', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    visit.stage = {
      play: () => Promise.resolve(),
      tally: () => Promise.reject(new Error('no chunk')),
      skip: () => undefined,
    };
    environment.socket.says(moment({ version: 2, motion: false, game: game(), seat: 1 }));
    await vi.waitFor(() => expect(visit.state.version).toBe(2));
    environment.socket.says(moment({ version: 3, motion: false, game: game(), seat: 1 }));
    await vi.waitFor(() => expect(visit.state.version).toBe(3));
  });

  it('is not busy for ever with a move that was not answered when it ends', async () => {
    const answered = visit.say({ is: 'start' });
    expect(visit.busy).toBe(true);
    visit.close();
    expect(await answered).toBe(false);
    expect(visit.busy).toBe(false);
  });
});
