import { describe, expect, it } from 'vitest';
import { agreedChoices, grouped, houseRules, offered, same, optionValues } from '../src/lobby/options';
import type { CatalogueEntry, OptionInfo } from '../src/protocol/messages';

const option = (id: string, values: unknown[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  values,
  default: values[0],
  clause: 'CORE-01',
  group: 'throws',
  ...more,
});
const GAME: CatalogueEntry = {
  id: 'strike',
  faces: [],
  options: [
    option('collect', ['forced', 'optional']),
    option('hidden', [false, true], { group: 'set_up' }),
    option('only', ['one']),
    option('max_turns', [null]),
    option('first_player', ['oldest', 'host_choice']),
  ],
  changes: { 'box-DE': { hidden: true } },
  choices: {},
  editions: [{ id: 'box-DE', language: 'de' }],
  offered: { de: 'box-DE', en: 'box-DE' },
  bots: [],
  tournament: false,
};

describe('house rules', () => {
  it('are those of the game, then of the edition, then what was chosen', () => {
    expect(optionValues(GAME, null, {})).toMatchObject({ collect: 'forced', hidden: false });
    expect(optionValues(GAME, 'box-DE', {})).toMatchObject({ collect: 'forced', hidden: true });
    expect(optionValues(GAME, 'box-DE', { hidden: false })).toMatchObject({ hidden: false });
  });

  it('are offered where there is something to choose', () => {
    expect(offered(GAME).map(({ id }) => id)).toEqual(['collect', 'hidden', 'max_turns']);
  });

  it('are what differs from the edition that is played', () => {
    const named = (edition: string | null, now: Record<string, unknown>) =>
      houseRules(GAME, edition, now).map(({ id }) => id);
    expect(named(null, { collect: 'forced', hidden: true })).toEqual(['hidden']);
    expect(named('box-DE', { collect: 'forced', hidden: true })).toEqual([]);
    expect(named('box-DE', { collect: 'optional', hidden: false })).toEqual(['collect', 'hidden']);
    expect(named('box-DE', { first_player: 'host_choice' })).toEqual([]);
  });

  it('are not what the edition itself leaves to the table', () => {
    const game = {
      ...GAME,
      choices: { 'box-DE': { hidden: [true, false], powers: ['FIRE', 'AIR', 'WATER'] } },
    };
    const powers = option('powers', ['FIRE', 'AIR', 'WATER'], { default: ['FIRE', 'AIR', 'WATER'] });
    const now = { collect: 'optional', hidden: false, powers: ['FIRE', 'AIR'] };
    const entry = { ...game, options: [...GAME.options, powers] };
    expect(houseRules(entry, 'box-DE', now).map(({ id }) => id)).toEqual(['collect']);
    expect(agreedChoices(entry, 'box-DE', now).map(({ id }) => id)).toEqual(['hidden', 'powers']);
    expect(agreedChoices(GAME, 'box-DE', now)).not.toContain('hidden');
  });

  it('are grouped under their headings', () => {
    const groups = grouped(offered(GAME)).map(({ group, options }) => [group, options.map(({ id }) => id)]);
    expect(groups).toEqual([
      ['set_up', ['hidden']],
      ['throws', ['collect', 'max_turns']],
    ]);
  });

  it('are compared by what they hold', () => {
    expect(same(['FIRE'], ['FIRE'])).toBe(true);
    expect(same(null, undefined)).toBe(false);
  });
});
