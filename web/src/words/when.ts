/** Dates and times as people say them. */

import type { Language } from '../protocol/messages';

const DAY = 86_400_000;

/** When something ends, such as "Sat, 14:05"; with its date where the day of the week could be another week's. */
export function deadline(at: number, language: Language, now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions =
    at - now < 6 * DAY ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}

/** A day by the server's clock, such as "14 Nov 2026". */
export function day(seconds: number, language: Language): string {
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  return new Intl.DateTimeFormat(language, form).format(seconds * 1000);
}
