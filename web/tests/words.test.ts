import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  bundle,
  dashed,
  has,
  LANGUAGES,
  listed,
  say,
  preferredLanguage,
  valueOf,
} from '../src/words/fluent';

const locales = new URL('../../src/throwdown/locales/', import.meta.url);
const source = (language: string) =>
  ['page.ftl', 'ask.ftl', 'list.ftl', 'arena.ftl', 'theme-published.ftl', 'clause.ftl']
    .map((file) => readFileSync(new URL(`${language}/${file}`, locales), 'utf-8'))
    .join('\n');

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = bundle(language, source(language));

  it('say a sentence with its arguments and plurals', () => {
    const one = say(words, 'page-dice', { count: 1 });
    expect(one).toContain('1');
    expect(say(words, 'page-dice', { count: 5 })).toContain('5');
    expect(say(words, 'page-your-turn')).not.toBe('page-your-turn');
  });

  it('state a rule for the options in force', () => {
    const inWords = (value?: unknown) =>
      say(words, 'clause-D-13', value === undefined ? {} : { accio_extra: valueOf(value) });
    expect(new Set([inWords(), inWords('may'), inWords('must')]).size).toBe(3);
    const cards = (value: unknown) =>
      say(words, 'clause-VER-NEXT-04', { refill_per_double_bar: valueOf(value) });
    expect(cards(1)).not.toBe(cards(2));
    const drawn = (value: unknown) =>
      say(words, 'clause-VER-BUST-05', { consolation_optional: valueOf(value) });
    expect(drawn(true)).not.toBe(drawn(false));
  });

  it('list names', () => {
    expect(listed(words, ['Ada'])).toBe('Ada');
    expect(listed(words, ['Ada', 'Ben', 'Cleo'])).toMatch(/^Ada, Ben .+ Cleo$/);
    expect(listed(words, [])).not.toBe('list-nobody');
  });

  it('keep a name that runs from right to left from turning the sentence', () => {
    expect(listed(words, ['\u05d3\u05e0\u05d4', 'Ben'])).toContain('\u2068\u05d3\u05e0\u05d4\u2069');
    expect(listed(words, ['Ada', 'Ben'])).not.toContain('\u2068');
  });

  it('have every sentence of the page without a fault', () => {
    const args = {
      count: 2,
      people: 2,
      playing: 1,
      minutes: 10,
      seconds: 3,
      when: 'x',
      until: 'x',
      address: 'x',
      player: 'Ada',
      players: 'Ada',
      number: 1,
      taken: 1,
      seats: 2,
      level: 'x',
      name: 'x',
      key: 1,
      face: 'x',
      hand: 1,
      piles: '2',
      removed: 1,
      aside: 1,
      game: 1,
      games: 2,
      symbol: 'x',
      height: 2,
      done: 1,
      tiles: 2,
      by: 'x',
      text: 'x',
      played: 1,
      throw: 'x',
      manner: 'x',
      cost: 2,
    };
    for (const id of readFileSync(new URL(`${language}/page.ftl`, locales), 'utf-8').matchAll(
      /^(page-[\w-]+) =/gm,
    )) {
      const name = id[1] ?? '';
      expect(has(words, name), name).toBe(true);
      expect(say(words, name, args), name).not.toMatch(/[{}]/);
    }
  });
});

describe('words', () => {
  it('show the name of what is missing', () => {
    expect(say(bundle('en', ''), 'page-nothing')).toBe('page-nothing');
  });

  it('are in the first language that there is', () => {
    expect(preferredLanguage(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
    expect(preferredLanguage(['ja'])).toBe('en');
  });

  it('have dashes', () => {
    expect(dashed('hp_strike')).toBe('hp-strike');
    expect(dashed('LIGHTNING')).toBe('lightning');
  });
});

it('a game comes in a box', () => {
  expect(['impact_power', 'hp_strike', 'strike', ''].map(boxOf)).toEqual(['impact', 'hp', 'strike', '']);
});

it('values of options have names', () => {
  expect([null, true, 2, 'must'].map(valueOf)).toEqual(['none', 'true', 2, 'must']);
});
