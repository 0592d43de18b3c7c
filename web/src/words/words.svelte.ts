/** The words of the page in the language and theme of the reader. */

import type { FluentBundle } from '@fluent/bundle';
import { api } from '../net/api';
import type { Language, ThemeName } from '../protocol/messages';
import { bundle, dashed, has as hasWords, listed as listWords, say, type Arguments } from './fluent';

let words = $state.raw<FluentBundle | null>(null);
let now = '';

/** Load another language or theme; the old one stays until the new one is there. */
export async function speak(language: Language, theme: ThemeName): Promise<void> {
  const wanted = `${language} ${theme}`;
  now = wanted;
  const source = await api.words(language, theme);
  if (now !== wanted) return;
  words = bundle(language, source);
  document.documentElement.lang = language;
}

export function speaking(): boolean {
  return words !== null;
}

/** The sentence of this name. */
export function t(id: string, args?: Arguments): string {
  return words ? say(words, id, args) : '';
}

export function has(id: string): boolean {
  return words !== null && hasWords(words, id);
}

/** A sentence as a part of another: without its full stop. */
export function inside(text: string): string {
  return text.replace(/\.$/, '');
}

/** "Ada, Ben and Cleo". */
export function listed(items: readonly string[]): string {
  return words ? listWords(words, items) : items.join(', ');
}

export function gameName(game: string): string {
  return t(`game-${dashed(game)}`);
}

export function faceName(face: string): string {
  return t(`face-${dashed(face)}`);
}

/** The rule of this id in one sentence; empty where it has none for players. */
export function clause(id: string): string {
  const name = `clause-${id}`;
  return has(name) ? t(name) : '';
}

/** What a refusal or fault says to a person. */
export function trouble(error: { code: string; message: string }): string {
  const name = `error-${dashed(error.code)}`;
  if (error.message) return error.message;
  return has(name) ? t(name) : t(error.code === 'page/offline' ? 'page-trouble-offline' : 'page-trouble');
}
