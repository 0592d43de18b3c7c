/** What people, bots and bad dice are called. */

import { has, faceName, t } from '../words/words.svelte';
import { FACES, type Edition } from '../symbols';

interface Named {
  name: string;
  bot: string;
  who: string;
}

/** A person by name, a bot by its level; a name may be withdrawn. */
export function nameOf({ name, bot, who }: Named): string {
  if (who.startsWith('bot:')) {
    const level = `page-level-${bot}`;
    return t('page-bot-level', { level: has(level) ? t(level) : bot });
  }
  return name || t('mine-nameless');
}

/** The face that costs a die, or rolls that fail. */
export function badName(kind: string): string {
  return kind === 'verasselt' ? t('story-what-busts') : faceName(FACES[kind as Edition]?.at(-1) ?? 'X');
}

/** With a sign, and as many decimals as tell something. */
export function signed(number: number, decimals = 1): string {
  const text = Math.abs(number).toFixed(decimals);
  return Number(text) === 0 ? text : number > 0 ? `+${text}` : `−${text}`;
}
