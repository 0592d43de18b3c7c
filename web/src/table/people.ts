/** Names of seats as this reader sees them. */

import type { TableState } from '../state/table';
import type { SeatInfo, TableInfo } from '../protocol/messages';
import { listed, t } from '../words/words.svelte';

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || t('list-player', { number: seat + 1 });
}

/** "You" for the own seat, unless several people share this device. */
export function calledOf(table: TableInfo, seat: number, own: readonly number[]): string {
  return own.length === 1 && own[0] === seat ? t('page-you') : nameOf(table, seat);
}

/** What a table is called: by its players, if nobody gave it a name. A host's own name says little to the host. */
export function titleOf(table: TableInfo, you: string | null): string {
  const host = table.seats.find(({ person }) => person === table.host);
  if (host && table.name !== host.name) return table.name;
  const taken = table.seats.flatMap((seat, number) => (isFree(seat) ? [] : [{ seat, number }]));
  const names = taken.map(({ seat, number }) =>
    you && seat.person === you ? t('page-you') : nameOf(table, number),
  );
  return names.length ? listed(names) : table.name;
}

/** Somebody else can read what is said: bots cannot, and people at one device need not. */
export function hasCompany({ table, you, seats, watching, chat }: TableState): boolean {
  const others = table?.seats.some(({ person, program }) => person && person !== you && !program);
  return chat.length > 0 || watching > (seats.length ? 0 : 1) || others === true;
}

export function isBot(seat: SeatInfo | undefined): boolean {
  return Boolean(seat?.bot ?? seat?.stand_in) || Boolean(seat?.program);
}

export function isFree(seat: SeatInfo | undefined): boolean {
  return !seat?.person && !seat?.bot;
}
