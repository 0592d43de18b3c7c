/** The server's public list: every commitment and the end of every game, under heads that the server signs. */

import type { Head, ListedRow as Row, Proof } from '../protocol/messages';
import { sha256Hex } from './hash';
import { canonicalRow, fit, hasRow, isSigned, lastRow, type Fork } from './heads';
import type { Following, Listed } from './verify';

/** Where rows and proofs come from. */
export interface Source {
  /** All rows of a game, with what proves that they are in the list. */
  of(game: string): Promise<Proof>;
  /** The same for one row. */
  at(n: number): Promise<Proof>;
  after(n: number): Promise<readonly Row[]>;
  /** The hashes that show how a log goes on; nothing where the server has none. */
  between(log: string, old: number, now: number): Promise<readonly string[]>;
}

/** How the list follows on the head that was seen, and the head to remember from now on. */
interface Followed {
  readonly list: Following;
  readonly head: Head | null;
  readonly fork: Fork | null;
}

/** More rows than this are not read to check one game. */
const MOST_ROWS = 2000;

/** What the list says of this game and those that were voided for it, and how it follows on what was seen of it. */
export async function lookUp(
  game: string,
  source: Source,
  seen: Head | null,
  voided: readonly string[] = [],
): Promise<Omit<Followed, 'list'> & { listed: Listed }> {
  const proof = await source.of(game);
  const rows = proof.rows.map(({ row }) => row);
  const { list, head, fork } = await follow(seen, proof.heads, source);
  const proved = proof.rows.every((each) => proof.heads.some((under) => hasRow(under, each)));
  const listed = {
    commitments: rows.filter(({ kind }) => kind === 'commitment').map(({ hash }) => hash),
    final: rows.find(({ kind }) => kind === 'final')?.hash ?? null,
    voided: [...(isVoid(rows) ? [game] : []), ...(await voidOf(voided, source))],
    key: proof.heads[0]?.key ?? '',
    wasRestored: proof.heads.length > 1,
    unbroken: proved && list !== 'differs' && (await complete(game, rows, source)),
    list,
  };
  return { listed, head, fork };
}

// The newest head

/** Whether the newest of these heads follows on the one that was seen; a fork is never remembered as the list. */
async function follow(seen: Head | null, heads: readonly Head[], source: Source): Promise<Followed> {
  const newest = heads[0];
  if (!newest) return { list: seen ? 'differs' : 'unseen', head: seen, fork: null };
  if (!heads.every((head) => isSigned(head) && head.key === newest.key))
    return { list: 'differs', head: seen, fork: null };
  if (!seen) return { list: 'unseen', head: newest, fork: null };
  const forked = (later: Head): Followed => ({ list: 'differs', head: seen, fork: { earlier: seen, later } });
  if (seen.key !== newest.key) return forked(newest);
  const now = heads.find(({ log }) => log === seen.log);
  if (now && seen.size <= now.size) {
    const path = await source.between(seen.log, seen.size, now.size);
    if (!fit(seen, now, path)) return forked(now);
  }
  if (now === newest && seen.size > now.size) return forked(newest);
  if (now === newest) return { list: 'holds', head: newest, fork: null };
  const since = now ? heads.slice(0, heads.indexOf(now) + 1) : heads;
  return (await restored(since, source)) ? { list: 'restored', head: newest, fork: null } : forked(newest);
}

/** Whether each of these logs, the newest first, begins with a row that names the end of the one before it. */
async function restored(heads: readonly Head[], source: Source): Promise<boolean> {
  for (const [at, earlier] of heads.slice(1).entries()) {
    const log = heads[at]!;
    const row = await firstRow(log, source);
    const named = row?.kind === 'restored' && row.log === earlier.log && row.size === earlier.size;
    if (!named || row.hash !== earlier.root || log.first !== lastRow(earlier) + 1) return false;
  }
  return heads.length > 1;
}

/** The row with which a log begins, proved; the log may have grown since its head was read. */
async function firstRow(log: Head, source: Source): Promise<Row | null> {
  const { rows, heads } = await source.at(log.first);
  const [first, now] = [rows[0], heads.find((head) => head.log === log.log)];
  if (!first || first.row.n !== log.first || !now || !isSigned(now) || !hasRow(now, first)) return null;
  const path = now.size === log.size ? [] : await source.between(log.log, log.size, now.size);
  return fit(log, now, path) ? first.row : null;
}

// The rows of a game

function isVoid(rows: readonly Row[]): boolean {
  return rows.some(({ kind }) => kind === 'void');
}

/** Those of these games that are void in the list that the server signs. */
async function voidOf(games: readonly string[], source: Source): Promise<string[]> {
  const found: string[] = [];
  for (const game of games) {
    const { rows, heads } = await source.of(game);
    const proved = rows.filter((each) => heads.some((head) => isSigned(head) && hasRow(head, each)));
    if (isVoid(proved.map(({ row }) => row).filter((row) => row.game === game))) found.push(game);
  }
  return found;
}

/** Whether no row of this game is left out between its first and its last one, as far as so many can be read. */
async function complete(game: string, rows: readonly Row[], source: Source): Promise<boolean> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return true;
  if (!rows.every((row, at) => row.game === game && (at === 0 || rows[at - 1]!.n < row.n))) return false;
  if (last.n - first.n > MOST_ROWS) return true;
  const between = await readUp(first.n, last.n, source);
  const own = between.filter((row) => row.game === game);
  const present = own.every((row) => rows.some(({ n, link }) => n === row.n && link === row.link));
  return present && chained(first, between, last);
}

/** All rows after this one, up to a number. */
async function readUp(from: number, to: number, source: Source): Promise<Row[]> {
  const rows: Row[] = [];
  let at = from;
  while (at < to && rows.length <= MOST_ROWS) {
    const page = (await source.after(at)).filter(({ n }) => n <= to);
    if (!page.length) break;
    rows.push(...page);
    at = page.at(-1)!.n;
  }
  return rows;
}

/** Whether these rows follow on each other, from the first of a game to its last. */
function chained(from: Row, rows: readonly Row[], last: Row): boolean {
  let before = from;
  for (const row of rows) {
    if (row.n !== before.n + 1 || row.link !== linkAfter(before.link, row)) return false;
    before = row;
  }
  return before.link === last.link;
}

export function linkAfter(previous: string, row: Row): string {
  return sha256Hex(`${previous}\n${canonicalRow(row)}`);
}
