/** Days in UTC, as people say them. */

import type { Language } from '../protocol/messages';

/** A day such as `2026-11-18`, named as it is called in UTC. */
export function dayName(day: string, language: Language): string {
  const form: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  };
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat(language, form).format(at);
}
