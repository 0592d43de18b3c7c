/** Who one is here: nobody yet, or a guest with a name. */

import { markNewcomer } from '../lessons/first-minute.svelte';
import { api } from '../net/api';
import type { Ban, PersonInfo } from '../protocol/messages';
import { t } from '../words/words.svelte';
import { settings } from './settings.svelte';
import { THROWN_HANDS } from './thrown-hands';

/** The name that was suggested to a guest: a reload suggests the same one. */
const SUGGESTED = 'throwdown-guest';

let person = $state.raw<PersonInfo | null>(null);
let host = $state(false);
let card = $state<number | null>(null);
let ban = $state.raw<Ban | null>(null);
let asked: Promise<void> | null = null;

export function me(): PersonInfo | null {
  return person;
}

/** Whether this person has the host's desk. */
export function isHost(): boolean {
  return host;
}

/** Until when the recovery card of before takes back what replaced it, in seconds since 1970. */
export function oldCard(): number | null {
  return card;
}

/** Why and until when this person is banned. */
export function banned(): Ban | null {
  return ban;
}

/** Ask once who we are. Without an answer that is not known, and the next call asks again. */
export function loadIdentity(): Promise<void> {
  return ask().catch(() => undefined);
}

/** The server knows by the cookie: browsers may empty the storage of scripts and keep that (Safari after seven days). */
function ask(): Promise<void> {
  asked ??= api.visitor().then(
    (visitor) => {
      ({ person, ban = null, hosts: host = false, old_card: card = null } = visitor);
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Make sure that there is an identity: the one we have, or a guest under this name or a friendly one. */
export async function ensureGuest(name?: string): Promise<void> {
  if (!person) await ask();
  if (!person) {
    ({ person } = await api.enter(name?.trim() || suggestedName(), settings.language));
    markNewcomer();
  } else if (name?.trim() && name.trim() !== person.name) await change(name.trim());
}

async function change(name: string): Promise<void> {
  ({ person } = await api.change({ name }));
}

/** This browser is signed in as this person now. */
export function become(known: PersonInfo): void {
  person = known;
  void askAgain(); // what this person may do
}

/** Ask anew: the host of the server may have decided something. */
export function askAgain(): Promise<void> {
  asked = null;
  return loadIdentity();
}

export async function rename(name: string): Promise<void> {
  if (person) await change(name);
  else await ensureGuest(name);
}

export async function leave(): Promise<void> {
  await api.leave();
  forgetHere();
}

/** The next guest here is another person. */
export function forgetHere(): void {
  forget();
  try {
    localStorage.removeItem(SUGGESTED);
  } catch {
    // nothing was stored
  }
}

/** The service worker kept games that were opened (`public/sw.js`), with names. */
export function forget(): void {
  person = ban = asked = card = null;
  host = false;
  globalThis.indexedDB?.deleteDatabase(THROWN_HANDS);
  globalThis.caches?.delete('throwdown-games').catch(() => undefined);
}

/** The friendly name that this browser has for a guest. */
export function suggestedName(): string {
  try {
    const name = localStorage.getItem(SUGGESTED) ?? friendlyName();
    localStorage.setItem(SUGGESTED, name);
    return name;
  } catch {
    return friendlyName(); // nothing can be stored: every reload suggests another one
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
