/** Who one is here: nobody yet, or a guest with a name. */

import { newcomer } from '../lessons/first.svelte';
import { api, Trouble } from '../net/api';
import type { Me, PersonInfo } from '../protocol/messages';
import { t } from '../words/words.svelte';
import { settings } from './settings.svelte';

/** Whether this browser has been here: who never was need not ask. */
const BEEN = 'throwdown-been';

let person = $state.raw<PersonInfo | null>(null);
let asked: Promise<void> | null = null;

export function me(): PersonInfo | null {
  return person;
}

/** Ask once who we are. */
export function recall(): Promise<void> {
  if (!been()) return Promise.resolve();
  asked ??= api.me().then(known, (error: Trouble) => {
    if (error.status === 401) forget();
    else asked = null;
  });
  return asked;
}

function been(): boolean {
  try {
    return localStorage.getItem(BEEN) !== null;
  } catch {
    return true;
  }
}

function known(me: Me): void {
  person = me.person;
  try {
    localStorage.setItem(BEEN, '1');
  } catch {
    // then we ask every time
  }
}

/** Be somebody: who we are already, or a guest under this name or a friendly one. */
export async function become(name?: string): Promise<void> {
  await recall();
  if (!person) {
    known(await api.enter(name?.trim() || friendly(), settings.language));
    newcomer();
  } else if (name?.trim() && name.trim() !== person.name) known(await api.change({ name: name.trim() }));
}

export async function resume(code: string): Promise<void> {
  known(await api.resume(code));
}

export async function rename(name: string): Promise<void> {
  if (person) known(await api.change({ name }));
  else await become(name);
}

export async function leave(): Promise<void> {
  await api.leave();
  forget();
}

export function forget(): void {
  person = null;
  asked = null;
  try {
    localStorage.removeItem(BEEN);
  } catch {
    // nothing was kept
  }
}

/** A friendly name for somebody who gave none: "Brave Badger 12", in the own language. */
export function friendly(random: () => number = Math.random): string {
  const names = t('page-guest-names')
    .split(',')
    .map((name) => name.trim());
  const name = names[Math.floor(random() * names.length)] ?? 'Guest';
  return `${name} ${Math.floor(random() * 90) + 10}`;
}
