import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../demo/events';
import type { GameEvent } from '../src/protocol/messages';
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
    expect([...new Set(seen.filter(isSign).map(({ name }) => name))].sort()).toEqual([...names].sort());
    expect(Object.keys(SCORES).sort()).toEqual([...names, 'win'].sort());
    const sounds = Object.values(SCORES).map((score) => JSON.stringify(score));
    expect(new Set(sounds).size).toBe(sounds.length);
    const words = [...ids(theme), ...ids(own)];
    for (const name of names) {
      const { glyph, words: id } = LOOKS[name];
      expect(words).toContain(id);
      if (glyph) expect(readFileSync(new URL(`${glyph}.svg`, symbols), 'utf8')).toContain('<path');
    }
  });

  it('uses every sentence of its own catalogue', () => {
    const used = [...names.map((name): string => LOOKS[name].words), 'moment-win'];
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

  it('shows nothing of what it does not know: games of others have events of their own', () => {
    expect(shownOf(JSON.parse('{"is":"unheard_of"}') as GameEvent, scene)).toEqual([]);
    expect(shownOf({ is: 'reaction_started', effect: 'frost', seats: [0] }, scene)).toEqual([]);
  });
});
