/** The words of the page in the language and theme of the reader. */

import type { FluentBundle } from '@fluent/bundle';
import { api } from '../net/api';
import type { Language, ThemeName, Topic } from '../protocol/messages';
import {
  boxOf,
  dashed,
  has as hasMessage,
  listed as listWords,
  say,
  valueOf,
  type Arguments,
} from './fluent';
import { Vocabulary } from './vocabulary';

let words = $state.raw<FluentBundle | null>(null);
/** Counts loaded topics: a bundle that grows stays the same object. */
let revision = $state(0);

type Options = Readonly<Record<string, unknown>>;
const NOTHING: { game: string; options: Options } = { game: '', options: {} };
let about = $state.raw(NOTHING);

const vocabulary = new Vocabulary(api.words);

/** Load another language or theme; the old one stays until the new one is there. */
export async function loadLanguage(language: Language, theme: ThemeName): Promise<void> {
  const loaded = await vocabulary.loadLanguage(language, theme);
  if (!loaded) return;
  words = loaded;
  document.documentElement.lang = language;
}

/** Load the sentences of a room, unless they are there. */
export async function loadTopics(topics: readonly Topic[]): Promise<void> {
  await vocabulary.loadTopics(topics);
  revision += 1;
}

export function isLanguageLoaded(): boolean {
  return words !== null;
}

/** The sentence of this name. */
export function t(id: string, args?: Arguments): string {
  return words && revision >= 0 ? say(words, id, { box: boxOf(about.game), ...args }) : '';
}

export function has(id: string): boolean {
  return words !== null && revision >= 0 && hasMessage(words, id);
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

/** The rule of this id in one sentence, as the current table plays it; empty where it has none for players. */
export function clause(id: string, options: Options = about.options): string {
  const name = `clause-${id}`;
  return has(name) ? t(name, chosen(options)) : '';
}

/** Options as the catalogues name their values; several faces are one list of their names, or of numbers. */
function chosen(options: Options): Arguments {
  const named = (each: unknown) => (typeof each === 'number' ? String(each) : faceName(String(each)));
  const inWords = (value: unknown) => (Array.isArray(value) ? listed(value.map(named)) : valueOf(value));
  return Object.fromEntries(Object.entries(options).map(([option, value]) => [option, inWords(value)]));
}

// The current table

/** From now on names and rules are those of this game, played with these options. */
export function setGameContext(game: string, options: Options): void {
  about = { game, options };
}

export function clearGameContext(): void {
  about = NOTHING;
}

/** All options of the current table, if it plays this game. */
export function optionsOf(game: string): Options | null {
  return about.game === game ? about.options : null;
}

/** The game that is spoken of; empty beside a table. */
export function currentGame(): string {
  return about.game;
}

/** What a refusal or fault says to a person. */
export function errorText(error: { code: string; message: string }): string {
  const name = `error-${dashed(error.code)}`;
  if (error.message) return error.message;
  return has(name) ? t(name) : t(error.code === 'page/offline' ? 'page-trouble-offline' : 'page-trouble');
}
