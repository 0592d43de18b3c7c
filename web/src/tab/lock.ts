/** A lock of the browser: one tab at a time hosts the game. */

import { TabBusy } from './errors';

const NAME = 'throwdown-tab';
/** A page that is just being left lets go of it within this time. */
const LEAVING = 1_500;

/**
 * Have the lock until it is released or this page is closed; gives the function that releases it. `lost` is called when
 * another tab takes over: what this one writes from then on is refused by the database. Where there are no locks (plain
 * http), the database alone decides.
 */
export function holdLock(
  takeOver: boolean,
  lost: () => void,
  locks: LockManager | null = navigator.locks ?? null,
): Promise<() => void> {
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    let held = false;
    const hold = () =>
      new Promise<void>((release) => {
        held = true;
        resolve(release);
      });
    const how = takeOver ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) };
    locks.request(NAME, how, hold).catch(() => (held ? lost() : reject(new TabBusy())));
  });
}
