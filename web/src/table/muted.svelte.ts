/** People of whom one wants to read nothing: on every device where one is signed in. */

import { json } from '../net/api';
import { inTab } from '../net/transport';

let ids = $state.raw<readonly string[]>([]);
let asked = false;

export const isMuted = (person: string): boolean => ids.includes(person);

/** Ask once whom this person has muted. */
export function loadMuted(): void {
  if (asked || inTab()) return;
  asked = true;
  void show(json('GET /api/me/muted', {}));
}

export function mute(person: string): void {
  ids = [...ids, person];
  void show(json('PUT /api/me/muted/{person}', { path: { person } }));
}

export function unmute(person: string): void {
  ids = ids.filter((id) => id !== person);
  void show(json('DELETE /api/me/muted/{person}', { path: { person } }));
}

/** What could not be stored holds for this visit. */
async function show(answer: Promise<{ ids: readonly string[] }>): Promise<void> {
  try {
    ids = (await answer).ids;
  } catch {
    asked = false;
  }
}
