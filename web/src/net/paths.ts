/** Where the live lines are. */

export const LOBBY_LINE = 'api/lobby/live';

export function tableLine(table: string): string {
  return `api/tables/${encodeURIComponent(table)}/live`;
}
