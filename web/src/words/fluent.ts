/** Fluent catalogues as the page uses them: pure, so that they can be tested. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../protocol/messages';

export type Arguments = Record<string, FluentVariable>;

export const LANGUAGES: readonly Language[] = ['de', 'en', 'fr', 'it', 'nl', 'es'];

export function bundle(language: Language, source: string): FluentBundle {
  return addMessages(new FluentBundle(language, { useIsolating: false }), source);
}

/** Put more sentences into a bundle. */
export function addMessages(words: FluentBundle, source: string): FluentBundle {
  words.addResource(new FluentResource(source));
  return words;
}

/** Letters that run from right to left; a name with them must not turn the sentence around it. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function isolated(args: Arguments): Arguments {
  const one = (arg: FluentVariable) =>
    typeof arg === 'string' && LEFTWARD.test(arg) ? `\u2068${arg}\u2069` : arg;
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, one(arg)]));
}

/** The sentence of this name; the name itself where there is none, so that a gap is seen. */
export function say(words: FluentBundle, id: string, args?: Arguments): string {
  const message = words.getMessage(id);
  if (!message?.value) return id;
  const faults: Error[] = [];
  return words.formatPattern(message.value, args ? isolated(args) : null, faults);
}

export function has(words: FluentBundle, id: string): boolean {
  return Boolean(words.getMessage(id)?.value);
}

/** "a", "a and b", "a, b and c". */
export function listed(words: FluentBundle, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return say(words, 'list-nobody');
  if (items.length === 1) return last;
  return say(words, 'list-and', { rest: items.slice(0, -1).join(', '), last });
}

/** The first language that both the reader and we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}

/** The name of a message for something with capitals and underscores: LIGHTNING, hp_strike. */
export function dashed(text: string): string {
  return text.toLowerCase().replace(/[_/]/g, '-');
}

/** The box that a game comes in: sentences choose the names of its rules by it. */
export function boxOf(game: string): string {
  return game.split('_', 1)[0] ?? '';
}

/** The value of an option as catalogues name it: "true", "none", "turn_ends", 2. */
export function valueOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === null ? 'none' : JSON.stringify(value);
}
