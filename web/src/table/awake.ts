/** The screen stays on during a game, where the browser lets us. */

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  const ask = async () => {
    if (over || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // a browser that refuses still plays
    }
  };
  const seen = () => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
