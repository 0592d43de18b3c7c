/** Where the live lines are. */

export const LOBBY_LINE = 'ws/lobby';

export function tableLine(table: string): string {
  return `ws/tables/${encodeURIComponent(table)}`;
}
