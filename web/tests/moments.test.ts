import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../demo/events';
import type { GameEvent } from '../src/protocol/messages';
import { Comebacks, isDown, wasDown } from '../src/moments/comeback';
import { suppliedTowers, towersAt, towersOf } from '../src/moments/finish';
import { SCORES } from '../src/moments/scores';
import { isSign, LOOKS, shownOf, EVENT_SIGNS, type Scene, type SignName } from '../src/moments/signs';

const protocol = readFileSync(new URL('../src/protocol/messages.ts', import.meta.url), 'utf8');
const theme = readFileSync(
  new URL('../../src/throwdown/locales/en/theme-published.ftl', import.meta.url),
  'utf8',
);
const own = readFileSync(new URL('../../src/throwdown/locales/en/moment.ftl', import.meta.url), 'utf8');
const symbols = new URL('../../src/throwdown/symbols/', import.meta.url);
const scene: Scene = { game: 'impact_avatar', active: 1, prey: { seat: 2, face: 'R' } };

/** The names of all events of a union, as the server describes them. */
function eventsOf(union: string): string[] {
  const members = new RegExp(`export type ${union} =([^;]*);`).exec(protocol)?.[1] ?? '';
  return [...members.matchAll(/\| (\w+)/g)].map(([, name]) => {
    const body = new RegExp(`export interface ${name} \\{\\s*is: '(\\w+)'`).exec(protocol);
    return body?.[1] ?? `no interface ${name}`;
  });
}

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '');
const names = Object.keys(LOOKS) as SignName[];

describe('the table of signs', () => {
  it('says of every event of the protocol what is shown, if it is nothing', () => {
    const events = new Set([...eventsOf('ArenaEvent'), ...eventsOf('VerasseltEvent')]);
    expect(events.size).toBeGreaterThan(40);
    expect(Object.keys(EVENT_SIGNS).sort()).toEqual([...events].sort());
  });

  it('has a sign for every effect that an edition names', () => {
    const effects = ids(theme).filter((id) => id.startsWith('effect-'));
    const shown = names.map((name) => LOOKS[name].words).filter((words) => words.startsWith('effect-'));
    expect(shown.sort()).toEqual(effects.sort());
  });

  it('shows every sign for some event, with words, a symbol of ours and a sound of its own', () => {
    const seen = Object.values(EVENTS).flatMap(([game, events]) =>
      events.flatMap((event) => shownOf(event, { ...scene, game })),
    );
    const shown = [...seen.filter(isSign).map(({ name }) => name), 'comeback']; // counts show that one, no event
    expect([...new Set(shown)].sort()).toEqual([...names].sort());
    expect(Object.keys(SCORES).sort()).toEqual([...names, 'win'].sort());
    const sounds = Object.values(SCORES).map((score) => JSON.stringify(score));
    expect(new Set(sounds).size).toBe(sounds.length);
    const words = [...ids(theme), ...ids(own)];
    for (const name of names) {
      const { glyph, words: id, does } = LOOKS[name];
      expect(words).toContain(id);
      if (does) expect(words).toContain(does);
      if (id.startsWith('effect-') && glyph) expect(does, name).toBeDefined();
      if (glyph) expect(readFileSync(new URL(`${glyph}.svg`, symbols), 'utf8')).toContain('<path');
    }
  });

  it('uses every sentence of its own catalogue', () => {
    const looks = names.flatMap((name) => [LOOKS[name].words, LOOKS[name].does]);
    const used = [...looks, 'moment-win', 'moment-comeback-of', 'moment-towers', 'moment-seconds'];
    expect(ids(own).filter((id) => !used.includes(id))).toEqual([]);
  });

  it('lets nobody wait who is asked to throw or to race', () => {
    for (const name of ['storm', 'relashio', 'fire', 'big', 'bang', 'expelliarmus'] as const)
      expect(LOOKS[name].lead, name).toBe(0);
    for (const name of names) expect(LOOKS[name].lead, name).toBeLessThan(600);
  });

  it('has the seat that acts and the seats it reaches', () => {
    const storm: GameEvent = { is: 'reaction_started', effect: 'storm', seats: [0, 2] };
    expect(shownOf(storm, scene)).toEqual([{ name: 'storm', by: 1, to: [0, 2], face: undefined }]);
    const split: GameEvent = { is: 'payout_split', owner: 3, to_yard: [1, 0, 0, 0], to_heap: [0, 2, 1, 0] };
    expect(shownOf(split, scene)).toEqual([{ name: 'taken', seat: 3, count: 3 }]);
  });

  it('strikes the dice that brought it about', () => {
    const sets = new Map([['LIGHTNING', [4, 7]]]);
    const storm: GameEvent = { is: 'reaction_started', effect: 'storm', seats: [0] };
    expect(shownOf(storm, { ...scene, sets })).toMatchObject([{ name: 'storm', dice: [4, 7] }]);
    const swamp: GameEvent = { is: 'dice_held', symbol: 'WATER', dice: [2, 3] };
    expect(shownOf(swamp, scene)).toMatchObject([{ name: 'swamp', dice: [2, 3] }]);
  });

  it('shows nothing of what it does not know: games of others have events of their own', () => {
    expect(shownOf(JSON.parse('{"is":"unheard_of"}') as GameEvent, scene)).toEqual([]);
    expect(shownOf({ is: 'reaction_started', effect: 'frost', seats: [0] }, scene)).toEqual([]);
  });
});

describe('a comeback', () => {
  it('is to lead after one die was left, once', () => {
    const followed = new Comebacks();
    expect(followed.see('g', 'strike', [1, 5, 3])).toEqual([]);
    expect(followed.see('g', 'strike', [3, 4, 3])).toEqual([]);
    expect(followed.see('g', 'strike', [5, 4, 3])).toEqual([0]);
    expect(followed.see('g', 'strike', [6, 4, 3])).toEqual([]);
    expect(followed.has(0)).toBe(true);
    followed.see('next', 'strike', [5, 5, 5]);
    expect(followed.has(0)).toBe(false);
  });

  it('is none where nobody was far ahead, or counts are hidden', () => {
    expect(isDown('strike', [1, 2, 3], 0)).toBe(false);
    expect(isDown('strike', [null, null, null], 0)).toBe(false);
    expect(isDown('strike', [0, 6], 0)).toBe(false);
    expect(isDown('verasselt', [2, 10], 0)).toBe(true);
    expect(isDown('verasselt', [3, 10], 0)).toBe(false);
    expect(isDown('verasselt', [0, 8], 0)).toBe(true);
  });

  it('is found in the course of a game that is over', () => {
    const course = [
      [5, 5],
      [1, 6],
      [7, 0],
    ].map((held) => ({ held }));
    expect(wasDown('strike', course, 0)).toBe(true);
    expect(wasDown('strike', course, 1)).toBe(false);
  });
});

describe('the finish of a race', () => {
  const known = [
    { seat: 2, tiles: 6, stacked: 3 },
    { seat: 0, tiles: 4, stacked: 4 },
    { seat: 1, tiles: 5, stacked: 2 },
  ];
  const over = {
    winner: 1,
    times: [
      [1, 2000],
      [0, 3000],
    ] as const,
  };
  const towers = towersOf(over, known, (place) => [2, 0, 1][place] ?? 0);

  it('knows who was first, how long it took, and how far the others came', () => {
    expect(towers).toEqual([
      { seat: 2, tiles: 6, stacked: 6, first: false, ms: 3000 },
      { seat: 0, tiles: 4, stacked: 4, first: true, ms: 2000 },
      { seat: 1, tiles: 5, stacked: 2, first: false, ms: undefined },
    ]);
  });

  it('ends with the first tower, and every tower only grows', () => {
    const heights = [0, 0.25, 0.5, 0.75, 1].map((share) =>
      towersAt(towers, share).map(({ stacked }) => stacked),
    );
    expect(heights.at(-1)).toEqual([4, 4, 2]);
    for (const [index, row] of heights.entries())
      row.forEach((height, at) => expect(height).toBeGreaterThanOrEqual(heights[index - 1]?.[at] ?? 0));
    expect(towersAt(towers, 0.9).some(({ first }) => first)).toBe(false);
    expect(towersAt(towers, 1).find(({ first }) => first)?.seat).toBe(0);
  });

  it('is shown too where nobody took the time', () => {
    const named = towersOf({ winner: 0, times: [] }, known, (place) => [2, 0, 1][place] ?? 0);
    expect(towersAt(named, 1).find(({ first }) => first)?.seat).toBe(2);
  });

  it('builds a tower of all dice where chance ran for everybody', () => {
    expect(suppliedTowers([3, 0, null, 5], (place) => place)).toEqual([
      { seat: 0, tiles: 3, stacked: 0 },
      { seat: 3, tiles: 5, stacked: 0 },
    ]);
  });
});
