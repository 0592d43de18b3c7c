/**
 * The seats of this browser bind the dice: after the table's commitment each shows the hash of a key of its own,
 * and the key itself when all hashes are there.
 */

import { bytesToHex } from '@noble/hashes/utils.js';
import type { GameInfo, NextGame } from '../protocol/messages';
import { keyHashOf } from './chance';
import type { Memories, Memory } from './witness';

const KEY_BYTES = 32;

export type KeyMessage =
  | { is: 'key_hash'; seat: number; commitment: string; hash: string }
  | { is: 'key'; seat: number; commitment: string; key: string };

export class KeyExchange {
  /** What was sent on this connection: a hash is not replaced again and again. */
  private readonly sent = new Set<string>();

  constructor(
    private readonly memories: Memories,
    private readonly say: (message: KeyMessage) => void,
  ) {}

  /** A new connection: what was sent on the old one may not have come through. */
  reconnected(): void {
    this.sent.clear();
  }

  /** The table announces its next game; `seats` are the own ones. */
  heard(next: NextGame, seats: readonly number[]): void {
    const memory = this.remembered(next, seats);
    for (const seat of seats) {
      const key = memory.keys[seat]!;
      const hash = keyHashOf(key);
      const promised = next.hashes[seat] === hash;
      if (next.asks !== 'keys' && !promised) this.promise(next, seat, hash);
      if (next.asks === 'keys' && promised) this.reveal(next, seat, key);
    }
  }

  /** A game is under way: also after a late arrival or a missed round, this much was seen. */
  began({ id, commitment, round, places }: GameInfo): void {
    const known = this.memories.of(id);
    if (known?.places) return;
    const seen = known && known.round >= round ? known : { commitment, round, keys: {} };
    this.memories.store(id, { ...seen, places });
  }

  private remembered(next: NextGame, seats: readonly number[]): Memory {
    const { game, commitment, round } = next;
    const known = this.memories.of(game);
    const before = known?.commitment === commitment ? known : { commitment, round, keys: {} };
    const missing = seats.filter((seat) => before.keys[seat] === undefined);
    const keys = { ...before.keys, ...Object.fromEntries(missing.map((seat) => [seat, freshKey()])) };
    const memory = { ...before, keys };
    if (before !== known || missing.length) this.memories.store(game, memory);
    return memory;
  }

  private promise({ commitment }: NextGame, seat: number, hash: string): void {
    this.once({ is: 'key_hash', seat, commitment, hash });
  }

  /** What the others promised is remembered before the own key is out. */
  private reveal({ game, commitment, hashes, draft }: NextGame, seat: number, key: string): void {
    const memory = this.memories.of(game);
    if (memory && memory.draft === undefined) this.memories.store(game, { ...memory, hashes, draft });
    this.once({ is: 'key', seat, commitment, key });
  }

  private once(message: KeyMessage): void {
    const name = `${message.is} ${message.seat} ${message.commitment}`;
    if (this.sent.has(name)) return;
    this.sent.add(name);
    this.say(message);
  }
}

function freshKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}
