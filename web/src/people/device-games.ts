/** Games that this browser has: replays that were saved, and games that were played without a server. */

import { NAMED_KEY } from '../net/transport';
import { removeAllReplays, savedGames } from '../replay/saved';

export async function hasDeviceGames(): Promise<boolean> {
  return hasPlayedHere() || (await savedGames().catch(() => [])).length > 0;
}

/** Remove all of them, and the name under which they were played. */
export async function removeDeviceGames(): Promise<void> {
  await removeAllReplays();
  if (!hasPlayedHere()) return;
  await import('../tab/remove').then(({ removeAll }) => removeAll());
  localStorage.removeItem(NAMED_KEY);
}

function hasPlayedHere(): boolean {
  try {
    return localStorage.getItem(NAMED_KEY) !== null;
  } catch {
    return false; // a browser that stores nothing has no games
  }
}
