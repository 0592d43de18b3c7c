import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
