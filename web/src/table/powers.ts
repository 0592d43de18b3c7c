/** What the powers of the elements and the spells do, according to the rules of this table. */

import { clause, faceName, t } from '../words/words.svelte';

const POWERS: Record<string, [effect: string, clause: string]> = {
  LIGHTNING: ['effect-storm', 'IMP-POW-STORM-01'],
  FIRE: ['effect-fire', 'IMP-POW-FIRE-01'],
  STONE: ['effect-boulders', 'IMP-POW-BOUL-01'],
  AIR: ['effect-hurricane', 'IMP-POW-HURR-01'],
  WATER: ['effect-swamp', 'IMP-POW-SWAMP-01'],
  IMMOBULUS: ['face-immobulus', 'HPS-IMMO-01'],
  RELASHIO: ['face-relashio', 'HPS-RELA-01'],
  ACCIO: ['face-accio', 'HPS-ACCI-01'],
  LEVIOSA: ['face-leviosa', 'HPS-LEVI-01'],
  CONFUNDO: ['face-confundo', 'HPS-CONF-01'],
};
/** The spells of Harry Potter Strike: they work in every game. */
export const SPELLS: readonly string[] = ['IMMOBULUS', 'RELASHIO', 'ACCIO', 'LEVIOSA', 'CONFUNDO'];

export function powerName(element: string): string {
  const power = POWERS[element];
  return power ? t(power[0]) : faceName(element);
}

/** What the power does, in a line; without its name, which is beside it. */
export function powerLine(element: string): string {
  const power = POWERS[element];
  if (!power) return '';
  const whole = clause(power[1]);
  const name = powerName(element);
  const line = whole.startsWith(name) ? whole.slice(name.length).replace(/^\s*:\s*/, '') : whole;
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}
