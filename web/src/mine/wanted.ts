/** Which games a person wants to see, and the pictures of numbers: pure, so that they can be tested. */

import type { Count, LuckPoint, MyTotals } from '../protocol/messages';
import type { Wanted } from './api';

export interface Filter {
  game: string;
  edition: string;
  year: string;
}
export const EVERYTHING: Filter = { game: '', edition: '', year: '' };

/** The filter as the server takes it; a year begins where the reader lives. */
export function asked(filter: Filter): Wanted {
  const wanted: Wanted = {};
  if (filter.game) wanted.game = filter.game;
  if (filter.game && filter.edition) wanted.edition = filter.edition;
  if (filter.year) {
    const year = Number(filter.year);
    wanted.since = String(new Date(year, 0, 1).getTime() / 1000);
    wanted.until = String(new Date(year + 1, 0, 1).getTime() / 1000);
  }
  return wanted;
}

/** The years from the first game to the last, the newest first. */
export function years({ first, last }: Pick<MyTotals, 'first' | 'last'>): string[] {
  if (first === null || last === null) return [];
  const from = new Date(first * 1000).getFullYear();
  const to = new Date(last * 1000).getFullYear();
  return Array.from({ length: to - from + 1 }, (_, back) => String(to - back));
}

/** How long a scale is; three times as far as the band reaches to each side. */
export const REACH = 90;

/** The same count on a scale with its mean in the middle: thousands of dice would leave a band of no width. */
export function centred(count: Count): Count {
  const unit = REACH / 6 / Math.max((count.high - count.low) / 2, 0.5);
  const place = (value: number) => Math.min(REACH, Math.max(0, REACH / 2 + (value - count.mean) * unit));
  const [seen, low, high] = [count.seen, count.low, count.high].map(place) as [number, number, number];
  return { ...count, seen, low, high, mean: REACH / 2, most: REACH };
}

/** A curve as paths in a box of 100 by 100: the line, and the band of what is normal around the middle. */
export function drawn(points: readonly LuckPoint[]): { line: string; band: string; reach: number } {
  const reach = Math.max(1, ...points.map(({ more, usual }) => Math.max(Math.abs(more), usual))) * 1.08;
  const last = points.at(-1)?.games ?? 1;
  const x = ({ games }: LuckPoint) => ((100 * games) / last).toFixed(2);
  const y = (value: number) => (50 - (50 * value) / reach).toFixed(2);
  const line = points.map((point) => `L${x(point)} ${y(point.more)}`).join('');
  const above = points.map((point) => `L${x(point)} ${y(point.usual)}`).join('');
  const below = [...points].reverse().map((point) => `L${x(point)} ${y(-point.usual)}`);
  return { line: `M0 50${line}`, band: `M0 50${above}${below.join('')}Z`, reach };
}
