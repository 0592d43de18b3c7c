/** How the end of a worker is noticed, also when the browser ends it without an error: it has a lock for life. */

/** Names one worker; works without https. */
export function newLife(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const lockOf = (life: string) => `throwdown-life-${life}`;

/** In the worker: have the lock until it ends. */
export function holdLife(life: string, locks: LockManager | null = navigator.locks ?? null): Promise<void> {
  if (!locks) return Promise.resolve();
  return new Promise((held) => {
    const hold = () => {
      held();
      return new Promise<never>(() => undefined);
    };
    void locks.request(lockOf(life), hold);
  });
}

/** Outside, once the worker has the lock: `gone` is called when the worker has ended. */
export function afterLife(
  life: string,
  gone: () => void,
  locks: LockManager | null = navigator.locks ?? null,
): void {
  void locks?.request(lockOf(life), gone);
}
