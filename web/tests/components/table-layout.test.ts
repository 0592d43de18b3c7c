import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionSpace, Pose } from '../../src/protocol/messages';
import { set } from '../../src/state/settings.svelte';
import { loadLanguage } from '../../src/words/words.svelte';
import { atTable } from './arena-table';
import { pictures } from './complaints';
import { faultsOf } from './layout';

const SEATS = [
  { name: 'Ada', person: 'ada' },
  ...['Bartholomäus', 'Constanze', 'Hannah-Marie'].map((name) => ({ name, bot: 'novice' })),
];
const FACES = ['FIRE', 'WATER', 'STONE', 'LIGHTNING', 'AIR', 'STONE'];
const DICE = FACES.map((face, number): [number, string] => [20 + number, face]);
const LYING = DICE.map(([die], number): [number, Pose] => [
  die,
  [25_000 * number - 62_500, 30_000 * (-1) ** number, 8_000, 1_000_000, 0, 0, 0],
]);
const both = (is: 'collect' | 'keep_piles', what: string) =>
  [true, false].map((value) => ({ is, [what]: value })) as unknown as ActionSpace;

/** Decisions, as the server writes them. */
const DECISIONS: Record<string, ActionSpace> = {
  throw: [{ is: 'throw' }, { is: 'stop' }],
  'throw a pile': [
    { is: 'throw' },
    { is: 'throw_pile', pile: 0 },
    { is: 'throw_from_pile', pile: 1 },
    { is: 'stop' },
  ],
  'throw all': [{ is: 'throw_all' }],
  react: [{ is: 'react', pile: null }],
  'first symbol': FACES.slice(0, 5).map((symbol) => ({ is: 'place_start', symbol })),
  collect: both('collect', 'take'),
  'keep piles': both('keep_piles', 'keep'),
  'one more': [...DICE.map(([die]) => ({ is: 'take_extra', die }) as const), { is: 'take_extra', die: null }],
  tower: { is: 'tower_orders', dice: [20, 21, 22, 23] },
};
/** The longest of the golden games after which the same player goes on. */
const STORIES: Record<'de' | 'fr', string[]> = {
  de: [
    'Der Würfel zeigt: leere Seite.',
    'Eine leere Seite: Dieser Würfel ist aus dem Spiel.',
    '5-mal Wasser: Diese Würfel bleiben im Kessel.',
    'Constanze scheidet aus. Ein Spieler bleibt übrig.',
    'Nur Bartholomäus hat noch Würfel und gewinnt. Bartholomäus trägt nun den Titel „Herr der Elemente“.',
  ],
  fr: [
    'Constanze finit en tête (Bartholomäus : 3,3 s, Constanze : 2,2 s, Hannah-Marie : 3,3 s).',
    '2 feux : Constanze prend 2 dés.',
    '2 eaux : ces dés restent dans l’arène.',
    'La course est finie, et Hannah-Marie a fini son tour.',
    'C’est à Hannah-Marie de jouer. 3 dés se trouvent dans l’arène.',
  ],
};
const PHONES = ['360x740', '390x844', '430x932'];
const OTHERS = ['1280x800', '1000x700', '844x390', '667x375', '768x1024'];

beforeEach(() => localStorage.clear());
afterEach(async () => {
  set('language', 'en');
  await loadLanguage('en', 'published');
  await page.viewport(1280, 720);
});

/** The table of four whose names are long; asks for a decision, or for nothing. */
async function atLongTable(language: 'de' | 'fr'): Promise<(decision: string) => Promise<void>> {
  set('language', language);
  await loadLanguage(language, 'published');
  const supplies = [8, 7, 11, 5];
  const piles = [[2, 3], [2], [], [3, 2]];
  const view = { arena: DICE, supplies, piles, has_dice: supplies.map(() => true), elements: ['WATER'] };
  const { tell } = await atTable({ game: 'impact_power', ...view }, { seats: SEATS, hints: true });
  return (decision) => {
    const game = { lying: LYING, waiting_for: [decision in DECISIONS ? 0 : 1] };
    return tell({ told: STORIES[language], view: { actions: DECISIONS[decision] ?? [] }, game });
  };
}

const look = async (size: string) => {
  const [width, height] = size.split('x').map(Number);
  await page.viewport(width!, height!);
  await document.fonts.ready;
  await pictures();
};
const stage = () => {
  const { left, top, width, height } = document.querySelector('[role=application]')!.getBoundingClientRect();
  return [left, top, width, height].map(Math.round).join(' ');
};

it.each(['de', 'fr'] as const)('shows the longest words whole on every screen: %s', async (language) => {
  const asks = await atLongTable(language);
  await asks('throw');
  const faults: Record<string, string[]> = {};
  for (const size of [...PHONES, ...OTHERS]) {
    await look(size);
    const found = faultsOf({ players: SEATS.length, main: true, whole: PHONES.includes(size) });
    if (found.length) faults[size] = found;
  }
  expect(faults).toEqual({});
});

it.each(['1000x700', '390x844', '844x390'])(
  'keeps the box in its place, whatever is asked: %s',
  async (size) => {
    const asks = await atLongTable('de');
    await look(size);
    const faults: Record<string, string[]> = {};
    const stages = new Set<string>();
    for (const decision of [...Object.keys(DECISIONS), 'nothing']) {
      await asks(decision);
      await look(size);
      stages.add(stage());
      const found = faultsOf({ players: SEATS.length });
      if (found.length) faults[decision] = found;
    }
    expect(faults).toEqual({});
    expect([...stages]).toHaveLength(1);
  },
);
