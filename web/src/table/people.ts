/** Names of seats as this reader sees them. */

import type { SeatInfo, TableInfo } from '../protocol/messages';
import { t } from '../words/words.svelte';

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || t('list-player', { number: seat + 1 });
}

/** "You" for the own seat, unless several people share this device. */
export function calledOf(table: TableInfo, seat: number, own: readonly number[]): string {
  return own.length === 1 && own[0] === seat ? t('page-you') : nameOf(table, seat);
}

export function isBot(seat: SeatInfo | undefined): boolean {
  return Boolean(seat?.bot ?? seat?.stand_in) || Boolean(seat?.program);
}

export function isFree(seat: SeatInfo | undefined): boolean {
  return !seat?.person && !seat?.bot;
}
