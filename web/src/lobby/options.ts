/** House rules as rows: their names, their values, and which of them differ from the edition. */

import type { CatalogueEntry, OptionInfo } from '../protocol/messages';
import { dashed } from '../words/fluent';
import { faceName, listed, t } from '../words/words.svelte';

/** Names of spells stand in some of the names. */
function spells(): Record<string, string> {
  return Object.fromEntries(
    ['immobulus', 'relashio', 'accio', 'leviosa', 'confundo'].map((spell) => [spell, faceName(spell)]),
  );
}

export function optionName(id: string): string {
  return id === 'first_player' ? t('page-first-player') : t(`screen-option-${dashed(id)}`, spells());
}

export function valueName(value: unknown): string {
  if (value === null || value === undefined) return t('screen-value-no-limit');
  if (typeof value === 'boolean') return t(value ? 'screen-yes' : 'screen-no');
  if (Array.isArray(value)) return listed(value.map((each) => faceName(String(each))));
  if (typeof value !== 'string') return JSON.stringify(value);
  if (value === 'host_choice' || value === 'oldest') return t(`page-first-${dashed(value)}`);
  return t(`screen-value-${dashed(value)}`);
}

/** Everything settled: the edition, then the preset, then what was chosen. */
export function settled(
  game: CatalogueEntry,
  preset: string | null,
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  const edition = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return { ...edition, ...(preset ? game.presets[preset] : {}), ...chosen };
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Options that are offered as a choice; who begins is asked elsewhere. */
export function offered(game: CatalogueEntry): OptionInfo[] {
  return game.options.filter(
    (option) => option.id !== 'first_player' && (option.values.length > 1 || option.id === 'max_turns'),
  );
}

/** The options whose value is not the edition's own. */
export function differing(game: CatalogueEntry, now: Record<string, unknown>): OptionInfo[] {
  return game.options.filter((option) => option.id in now && !same(now[option.id], option.default));
}
