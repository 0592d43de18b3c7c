import { describe, expect, it, vi } from 'vitest';
import { TabBusy } from '../src/tab/errors';
import { holdLock } from '../src/tab/lock';

/** One lock, as a browser has it: who waits gives up with its signal, and a thief makes the holder's promise reject. */
class FakeLocks {
  private robbed: (() => void) | null = null;

  request(_name: string, options: LockOptions, hold: () => Promise<never>): Promise<never> {
    return new Promise((_resolve, reject) => {
      if (this.robbed && !options.steal) {
        options.signal!.onabort = () => reject(new DOMException('', 'AbortError'));
        return;
      }
      this.robbed?.();
      this.robbed = () => reject(new DOMException('', 'AbortError'));
      void hold();
    });
  }
}

describe('one tab at a time', () => {
  it('has the lock; a second one is told so, unless it takes over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    const locks = new FakeLocks() as unknown as LockManager;
    const lost = vi.fn();
    await holdLock(false, lost, locks);
    const second = holdLock(false, vi.fn(), locks);
    const refused = expect(second).rejects.toThrow(TabBusy);
    await vi.advanceTimersByTimeAsync(2_000);
    await refused;
    expect(lost).not.toHaveBeenCalled();
    await holdLock(true, vi.fn(), locks);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('does without locks where there are none', async () => {
    const release = await holdLock(false, vi.fn(), null);
    expect(release()).toBeUndefined();
  });
});
