import { describe, expect, it } from 'vitest';
import { differing, offered, same, settled } from '../src/lobby/options';
import type { CatalogueEntry, OptionInfo } from '../src/protocol/messages';

const option = (id: string, values: unknown[], more: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  values,
  default: values[0],
  clause: 'CORE-01',
  ...more,
});
const GAME: CatalogueEntry = {
  id: 'strike',
  faces: [],
  options: [
    option('collect', ['forced', 'optional']),
    option('hidden', [false, true]),
    option('only', ['one']),
    option('max_turns', [null]),
    option('first_player', ['oldest', 'host_choice']),
  ],
  presets: { 'box-DE': { hidden: true } },
  bots: [],
  tournament: false,
};

describe('house rules', () => {
  it('are those of the edition, then of the preset, then what was chosen', () => {
    expect(settled(GAME, null, {})).toMatchObject({ collect: 'forced', hidden: false });
    expect(settled(GAME, 'box-DE', {})).toMatchObject({ collect: 'forced', hidden: true });
    expect(settled(GAME, 'box-DE', { hidden: false })).toMatchObject({ hidden: false });
  });

  it('are offered where there is something to choose', () => {
    expect(offered(GAME).map(({ id }) => id)).toEqual(['collect', 'hidden', 'max_turns']);
  });

  it('differ where they are not the edition’s own', () => {
    expect(differing(GAME, { collect: 'forced', hidden: true }).map(({ id }) => id)).toEqual(['hidden']);
    expect(same(['FIRE'], ['FIRE'])).toBe(true);
    expect(same(null, undefined)).toBe(false);
  });
});
