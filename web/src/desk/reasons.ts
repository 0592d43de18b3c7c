import type { Language, SanctionWanted } from '../protocol/messages';

export type Reason = SanctionWanted['reason'];

/** Why hosts decide something: people read it. */
export const REASONS: readonly Reason[] = ['insult', 'unfair', 'spam', 'name', 'rules'];

/** For how long, in hours. */
export const LENGTHS: Readonly<Record<string, number>> = {
  hour: 1,
  day: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 365 * 24,
};

/** A moment by the server's clock, such as "14 Nov 2026, 14:05". */
export function moment(seconds: number, language: Language): string {
  const form: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language, form).format(seconds * 1000);
}
