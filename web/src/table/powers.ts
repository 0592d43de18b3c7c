/** The powers of the elements, according to the rules of this table. */

import { clause, faceName, t } from '../words/words.svelte';

const POWERS: Record<string, [effect: string, clause: string]> = {
  LIGHTNING: ['effect-storm', 'IMP-POW-STORM-01'],
  FIRE: ['effect-fire', 'IMP-POW-FIRE-01'],
  STONE: ['effect-boulders', 'IMP-POW-BOUL-01'],
  AIR: ['effect-hurricane', 'IMP-POW-HURR-01'],
  WATER: ['effect-swamp', 'IMP-POW-SWAMP-01'],
};

export function powerName(element: string): string {
  const power = POWERS[element];
  return power ? t(power[0]) : faceName(element);
}

/** What the power does, in a line; without its name, which is beside it. */
export function powerLine(element: string): string {
  const power = POWERS[element];
  if (!power) return '';
  const [, line = ''] = /^[^:]*?\s?:\s*(.*)$/s.exec(clause(power[1])) ?? [];
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
