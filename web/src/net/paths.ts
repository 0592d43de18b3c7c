/** Paths of the sockets. */

export const LOBBY_SOCKET = 'ws/lobby';

export function tableSocket(table: string): string {
  return `ws/tables/${encodeURIComponent(table)}`;
}
