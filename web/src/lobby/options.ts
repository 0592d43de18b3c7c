/** Editions and house rules: names, values, and what a table plays otherwise than its edition. */

import type { CatalogueEntry, OptionInfo } from '../protocol/messages';
import { dashed } from '../words/fluent';
import { faceName, gameName, listed, t } from '../words/words.svelte';

const GROUPS = ['set_up', 'throws', 'powers', 'spells', 'cards', 'end'];

/** Some of the names contain names of spells. */
function spells(): Record<string, string> {
  return Object.fromEntries(
    ['immobulus', 'relashio', 'accio', 'leviosa', 'confundo'].map((spell) => [spell, faceName(spell)]),
  );
}

export function optionName(id: string): string {
  return t(`screen-option-${dashed(id)}`, spells());
}

export function valueName(value: unknown): string {
  if (value === null || value === undefined) return t('screen-value-no-limit');
  if (typeof value === 'boolean') return t(value ? 'screen-yes' : 'screen-no');
  if (Array.isArray(value)) return listed(value.map((each) => faceName(String(each))));
  if (typeof value !== 'string') return JSON.stringify(value);
  return t(`screen-value-${dashed(value)}`);
}

/** The value of every option: the plain rules, then the edition, then what was chosen. */
export function optionValues(
  game: CatalogueEntry,
  edition: string | null,
  chosen: Record<string, unknown>,
): Record<string, unknown> {
  const plain = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return { ...plain, ...(edition ? game.changes[edition] : {}), ...chosen };
}

/** "Strike, French edition"; without an edition the plain rules. */
export function editionTitle(game: CatalogueEntry, edition: string | null): string {
  const language = game.editions.find(({ id }) => id === edition)?.language ?? 'none';
  return t('edition-title', { game: gameName(game.id), language });
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

/** Options whose value is not the one that the edition has by itself. Who begins is none of them. */
function differing(game: CatalogueEntry, edition: string | null, now: Record<string, unknown>): OptionInfo[] {
  const printed = optionValues(game, edition, {});
  return game.options.filter(({ id }) => id !== 'first_player' && id in now && !same(now[id], printed[id]));
}

/** Whether the rulebook of the edition offers this value too. */
export function isPrinted(game: CatalogueEntry, edition: string | null, id: string, value: unknown): boolean {
  const values: readonly unknown[] = game.choices[edition ?? '']?.[id] ?? [];
  return (Array.isArray(value) ? value : [value]).every((each) => values.includes(each));
}

/** The house rules: what no page of the edition offers. */
export function houseRules(
  game: CatalogueEntry,
  edition: string | null,
  now: Record<string, unknown>,
): OptionInfo[] {
  return differing(game, edition, now).filter(({ id }) => !isPrinted(game, edition, id, now[id]));
}

/** What the table agreed on where the edition itself leaves a choice. */
export function agreedChoices(
  game: CatalogueEntry,
  edition: string | null,
  now: Record<string, unknown>,
): OptionInfo[] {
  return differing(game, edition, now).filter(({ id }) => isPrinted(game, edition, id, now[id]));
}

/** The same under the headings of what they are about. */
export function grouped(options: readonly OptionInfo[]): { group: string; options: OptionInfo[] }[] {
  const groups = GROUPS.map((group) => ({ group, options: options.filter((each) => each.group === group) }));
  return groups.filter((each) => each.options.length);
}

export function groupName(group: string): string {
  return t(`edition-group-${dashed(group)}`);
}
