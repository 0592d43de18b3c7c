/** What iPhones do and no browser of these tests: storage that is empty or refuses, sound that is interrupted, a cancelled sheet. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSound } from '../../src/arena/sound';
import Invite from '../../src/lobby/Invite.svelte';
import { api, ApiFailure } from '../../src/net/api';
import type { PersonInfo } from '../../src/protocol/messages';
import { ensureGuest, forget, loadIdentity, me } from '../../src/state/me.svelte';
import { set, settings } from '../../src/state/settings.svelte';
import { sound } from '../../src/table/sound.svelte';
import { table } from '../games';
import { mounting } from './mounted';

const ADA = { id: 'p1', name: 'Ada' } as PersonInfo;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('who one is', () => {
  const enter = () =>
    vi.spyOn(api, 'enter').mockResolvedValue({ person: { ...ADA, name: 'Lynx 12' }, tables: [] });

  beforeEach(() => {
    localStorage.clear();
    forget();
  });

  it('is known by the cookie alone: no new guest takes the place of a person', async () => {
    vi.spyOn(api, 'visitor').mockResolvedValue({ person: ADA, hosts: false, ban: null, old_card: null });
    const entered = enter();
    await ensureGuest();
    expect(me()?.name).toBe('Ada');
    expect(entered).not.toHaveBeenCalled();
  });

  it('is a new guest where the server knows nobody', async () => {
    vi.spyOn(api, 'visitor').mockResolvedValue({ person: null, hosts: false, ban: null, old_card: null });
    enter();
    await ensureGuest();
    expect(me()?.name).toBe('Lynx 12');
  });

  it('stays open while the server does not answer, and is asked again', async () => {
    const visitor = vi.spyOn(api, 'visitor').mockRejectedValue(new ApiFailure('page/offline', ''));
    const entered = enter();
    await loadIdentity();
    await expect(ensureGuest()).rejects.toMatchObject({ offline: true });
    expect(entered).not.toHaveBeenCalled();
    visitor.mockResolvedValue({ person: ADA, hosts: false, ban: null, old_card: null });
    await loadIdentity();
    expect(me()?.name).toBe('Ada');
  });
});

it('a full storage keeps no setting, and the page follows it all the same', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  set('volume', 0.25);
  expect(full).toHaveBeenCalled();
  expect(settings.volume).toBe(0.25);
});

describe('sound', () => {
  it('resumes after the lock screen, and tries again where that is not allowed yet', async () => {
    const resume = vi.fn(() => Promise.reject(new DOMException('not yet', 'InvalidStateError')));
    const Interrupted = vi.fn(function (this: AudioContext) {
      const real = new OfflineAudioContext(1, 1, 44100);
      Object.defineProperty(real, 'state', { value: 'interrupted' });
      return Object.assign(real, { resume });
    });
    vi.stubGlobal('AudioContext', Interrupted);
    const synth = createSound();
    synth.wake();
    synth.wake();
    await Promise.resolve();
    expect(Interrupted).toHaveBeenCalledTimes(1);
    expect(resume).toHaveBeenCalledTimes(2);
  });

  it('is woken when a finger is lifted', () => {
    const wake = vi.spyOn(sound, 'wake').mockImplementation(() => undefined);
    for (const lifted of ['pointerup', 'touchend']) dispatchEvent(new Event(lifted));
    expect(wake).toHaveBeenCalledTimes(2);
  });
});

describe('a link that is passed on', () => {
  const sheet = (share: () => Promise<void>) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    vi.stubGlobal('navigator', { share });
    mounting(Invite, { table: table({}) });
    return page.getByRole('button', { name: 'Copy' }).click();
  };

  it('is not called copied when the sheet is closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await sheet(share);
    expect(share).toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Copied' })).not.toBeInTheDocument();
  });
});
