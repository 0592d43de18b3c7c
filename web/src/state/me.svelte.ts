/** Who one is here: nobody yet, or a guest with a name. */

import { markNewcomer } from '../lessons/first-minute.svelte';
import { api, ApiFailure } from '../net/api';
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
export function loadIdentity(): Promise<void> {
  if (!been()) return Promise.resolve();
  asked ??= api.me().then(known, (error: ApiFailure) => {
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

/** Make sure that there is an identity: the one we have, or a guest under this name or a friendly one. */
export async function ensureGuest(name?: string): Promise<void> {
  await loadIdentity();
  if (!person) {
    known(await api.enter(name?.trim() || friendlyName(), settings.language));
    markNewcomer();
  } else if (name?.trim() && name.trim() !== person.name) known(await api.change({ name: name.trim() }));
}

export async function resume(code: string): Promise<void> {
  known(await api.resume(code));
}

export async function rename(name: string): Promise<void> {
  if (person) known(await api.change({ name }));
  else await ensureGuest(name);
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
    // nothing was stored
  }
}

/** A friendly name for a person who gave none: "Brave Badger 12", in the own language. */
export function friendlyName(random: () => number = Math.random): string {
  const names = t('page-guest-names')
    .split(',')
    .map((name) => name.trim());
  const name = names[Math.floor(random() * names.length)] ?? 'Guest';
  return `${name} ${Math.floor(random() * 90) + 10}`;
}
