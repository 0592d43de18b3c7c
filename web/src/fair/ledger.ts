/** The server's public list: every commitment and the end of every game, chained so that no row can be taken back. */

import { canonical, type JsonObject } from './canonical';
import { sha256Hex } from './hash';
import type { ListedRow as Row } from '../protocol/messages';
import type { Listed } from './verify';

/** A place in the list that was seen once: what comes later must follow on it. */
export type Anchor = Pick<Row, 'n' | 'link'>;

/** Where rows come from: those of one game, or all after a number. */
export interface Source {
  of(game: string): Promise<readonly Row[]>;
  after(n: number): Promise<readonly Row[]>;
}

/** More rows than this are not read to check one game. */
const MOST_ROWS = 2000;

/** What the list says of this game, and the last row that was read for it. */
export async function lookUp(
  game: string,
  source: Source,
  seen: Anchor | null,
): Promise<{ listed: Listed; anchor: Anchor | null }> {
  const rows = await source.of(game);
  const listed = {
    commitments: rows.filter(({ kind }) => kind === 'commitment').map(({ hash }) => hash),
    final: rows.find(({ kind }) => kind === 'final')?.hash ?? null,
    unbroken: rows.every((row, at) => at === 0 || rows[at - 1]!.n < row.n),
  };
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { listed, anchor: seen };
  const from = seen && seen.n <= last.n && last.n - seen.n <= MOST_ROWS ? seen : first;
  const between = await readUp(from, last.n, source);
  const own = between.filter((row) => row.game === game);
  const present = own.every((row) => rows.some(({ n, link }) => n === row.n && link === row.link));
  const unbroken = listed.unbroken && present && chained(from, between, last);
  return { listed: { ...listed, unbroken }, anchor: seen && seen.n > last.n ? seen : last };
}

/** All rows after this one, up to a number. */
async function readUp(from: Anchor, to: number, source: Source): Promise<Row[]> {
  const rows: Row[] = [];
  let at = from.n;
  while (at < to && rows.length <= MOST_ROWS) {
    const page = (await source.after(at)).filter(({ n }) => n <= to);
    if (!page.length) break;
    rows.push(...page);
    at = page.at(-1)!.n;
  }
  return rows;
}

/** Whether these rows follow on each other, from one that was seen to one that is listed now. */
function chained(from: Anchor, rows: readonly Row[], last: Row): boolean {
  let before = from;
  for (const row of rows) {
    if (row.n !== before.n + 1 || row.link !== linkAfter(before.link, row)) return false;
    before = row;
  }
  return before.link === last.link;
}

export function linkAfter(previous: string, { kind, game, round, hash }: Row): string {
  const content: JsonObject = round ? { kind, game, round, hash } : { kind, game, hash };
  return sha256Hex(`${previous}\n${canonical(content)}`);
}
