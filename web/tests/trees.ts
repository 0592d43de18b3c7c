/** A public list as a server has it: its rows, the tree over each of its logs, and signed heads. */

import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256 } from '../src/fair/hash';
import { canonicalRow } from '../src/fair/heads';
import { linkAfter, type Source } from '../src/fair/ledger';
import { leafHash, nodeHash } from '../src/fair/merkle';
import type { Head, ListedRow, Proof } from '../src/protocol/messages';

hashes.sha512 = sha512;

export type Row = Omit<ListedRow, 'n' | 'link'>;

/** The largest power of two below a size. */
function split(size: number): number {
  let left = 1;
  while (left * 2 < size) left *= 2;
  return left;
}

/** As the RFC defines them. */
export function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length < 2) return leaves[0] ?? sha256('');
  const left = split(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)));
}

export function inclusion(index: number, leaves: readonly Uint8Array[]): Uint8Array[] {
  if (leaves.length < 2) return [];
  const left = split(leaves.length);
  const [before, after] = [leaves.slice(0, left), leaves.slice(left)];
  return index < left
    ? [...inclusion(index, before), rootOf(after)]
    : [...inclusion(index - left, after), rootOf(before)];
}

export function consistency(old: number, leaves: readonly Uint8Array[], whole = true): Uint8Array[] {
  if (old === 0) return [];
  if (old === leaves.length) return whole ? [] : [rootOf(leaves)];
  const left = split(leaves.length);
  const [before, after] = [leaves.slice(0, left), leaves.slice(left)];
  return old <= left
    ? [...consistency(old, before, whole), rootOf(after)]
    : [...consistency(old - left, after, false), rootOf(before)];
}

/** Where one log of the list begins, and what it is called. */
interface Log {
  readonly first: number;
  readonly id: string;
}

export class SignedList {
  readonly rows: ListedRow[] = [];
  private readonly logs: Log[] = [{ first: 1, id: '00'.repeat(8) }];

  constructor(
    rows: readonly Row[],
    private readonly secret = new Uint8Array(32).fill(7),
  ) {
    for (const row of rows) this.add(row);
  }

  add(row: Row): this {
    const listed = { ...row, n: this.rows.length + 1, link: '' };
    this.rows.push({ ...listed, link: linkAfter(this.rows.at(-1)?.link ?? '', listed) });
    return this;
  }

  /** The list as it is brought back from a backup that has so many rows. */
  restored(size: number, id = '11'.repeat(8)): SignedList {
    const list = new SignedList(this.rows.slice(0, size), this.secret);
    const { log, size: ended, root } = list.heads[0]!;
    list.logs.push({ first: size + 1, id });
    return list.add({ kind: 'restored', game: '', round: 0, hash: root, log, size: ended });
  }

  get heads(): Head[] {
    return this.logs.map((_, at) => this.headOf(at)).reverse();
  }

  get source(): Source {
    return {
      of: (game) => Promise.resolve(this.proof((row) => row.game === game)),
      at: (n) => Promise.resolve(this.proof((row) => row.n === n)),
      after: (n) => Promise.resolve(this.rows.filter((row) => row.n > n).slice(0, 2)),
      between: (log, old, now) => {
        const at = this.logs.findIndex(({ id }) => id === log);
        return Promise.resolve(consistency(old, this.leaves(at).slice(0, now)).map(bytesToHex));
      },
    };
  }

  private proof(wanted: (row: ListedRow) => boolean): Proof {
    const rows = this.rows.filter(wanted).map((row) => {
      const at = this.logs.findLastIndex(({ first }) => first <= row.n);
      return { row, path: inclusion(row.n - this.logs[at]!.first, this.leaves(at)).map(bytesToHex) };
    });
    return { rows, heads: this.heads };
  }

  private leaves(at: number): Uint8Array[] {
    const [log, next] = [this.logs[at]!, this.logs[at + 1]];
    const rows = this.rows.slice(log.first - 1, next ? next.first - 1 : undefined);
    return rows.map((row) => leafHash(utf8ToBytes(canonicalRow(row))));
  }

  private headOf(at: number): Head {
    const { first, id: log } = this.logs[at]!;
    const leaves = this.leaves(at);
    const [size, root] = [leaves.length, bytesToHex(rootOf(leaves))];
    const text = `throwdown list head\nlog ${log}\nfirst ${first}\nsize ${size}\nroot ${root}\nat 1000\n`;
    const signature = bytesToHex(sign(utf8ToBytes(text), this.secret));
    return { log, first, size, root, at: 1000, key: bytesToHex(getPublicKey(this.secret)), signature };
  }
}
