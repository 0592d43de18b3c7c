import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import EditionPick from '../../src/lobby/EditionPick.svelte';
import WhoBegins from '../../src/lobby/WhoBegins.svelte';
import { GameChoice } from '../../src/lobby/choice.svelte';
import type { CatalogueEntry } from '../../src/protocol/messages';
import { mounting } from './mounted';

const first = { id: 'first_player', clause: 'CORE-06', group: 'set_up', default: 'host_choice' };
const ENTRY = {
  id: 'strike',
  faces: [],
  options: [{ ...first, values: ['host_choice', 'random', 'oldest'] }],
  changes: { 'box-DE': {} },
  choices: {},
  editions: [{ id: 'box-DE', language: 'de' }],
  offered: { en: 'box-DE', de: 'box-DE' },
  bots: [],
  tournament: false,
} as unknown as CatalogueEntry;

function chosen(): GameChoice {
  const choice = new GameChoice('strike');
  choice.entry = ENTRY;
  choice.edition = 'box-DE';
  return choice;
}

it('names the edition that is played where the own language has none', async () => {
  const choice = chosen();
  mounting(EditionPick, { choice });
  const pick = page.getByRole('combobox');
  await expect.element(pick).toHaveValue('box-DE');
  await expect.element(page.getByText('German').first()).toBeInTheDocument();
  await pick.selectOptions('');
  expect(choice.edition).toBe('');
});

it('asks people at one device who is the oldest, and draws by lot elsewhere', async () => {
  const choice = chosen();
  const asked = { choice, names: ['Ada', 'Ben'], together: true, here: true };
  mounting(WhoBegins, asked);
  await page.getByRole('combobox', { name: 'Who is the oldest?' }).selectOptions('Ben');
  expect(choice.wanted).toMatchObject({ first: 1, options: { first_player: 'oldest' } });
  document.querySelector('main')!.remove();
  const online = chosen();
  mounting(WhoBegins, { ...asked, choice: online, together: false, here: false });
  await expect.element(page.getByRole('combobox')).toHaveValue('lot');
  expect(online.wanted).toMatchObject({ first: null, options: { first_player: 'random' } });
});
