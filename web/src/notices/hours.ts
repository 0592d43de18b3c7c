/** Times of a day and days, as fields of a form have them and as the server does. */

import type { Language } from '../protocol/messages';

/** Minutes since midnight of "22:05"; null where the field is empty. */
export function minuteOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes;
}

export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The time zone of this device. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Today in this zone, such as "2026-11-18". */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** "2026-11-18" as people say it; it is a day everywhere, and no moment. */
export function dayName(day: string, language: Language): string {
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(language, form).format(new Date(`${day}T00:00:00Z`));
}
