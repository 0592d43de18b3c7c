/**
 * The seats of this browser bind the dice: after the table's commitment each shows the hash of a key of its own,
 * and the key itself when all hashes are there.
 */

import type { GameInfo, NextGame } from '../protocol/messages';
import type { Receipt } from './signing';
import type { Memories } from './witness';

const KEY_BYTES = 32;

export type KeyMessage =
  | { is: 'key_hash'; seat: number; commitment: string; hash: string; signer?: string }
  | { is: 'key'; seat: number; commitment: string; key: string };

/** What binds and signs; it is loaded at the first table. */
export type Curve = Pick<typeof import('./signing'), 'publicKeyOf' | 'isReceipt' | 'signEnd' | 'keyHashOf'>;

export class KeyExchange {
  /** What was sent on this connection: a hash is not replaced again and again. */
  private readonly sent = new Set<string>();
  /** Games for which keys were shown on this page. */
  private readonly shown: string[] = [];

  constructor(
    private readonly memories: Memories,
    /** Sends it; the receipt of the server for it, or nothing. */
    private readonly say: (message: KeyMessage) => Promise<string> | void,
    private readonly curve: () => Promise<Curve> = () => import('./signing'),
  ) {}

  /** A new connection: what was sent on the old one may not have come through. */
  reconnected(): void {
    this.sent.clear();
  }

  /** The table announces its next game; `seats` are the own ones. */
  async heard(next: NextGame, seats: readonly number[]): Promise<void> {
    this.remember(next, seats);
    const { keyHashOf } = await this.curve();
    const memory = this.memories.of(next.game)!;
    // A second commitment for one game, another draft, or a game that vanished: no key is spent on these.
    if (memory.commitment !== next.commitment || this.vanished(next)) return;
    if (next.asks === 'keys' && memory.draft !== undefined && memory.draft !== next.draft) return;
    for (const seat of seats) {
      const key = memory.keys[seat]!;
      const hash = keyHashOf(key);
      const promised = next.hashes[seat] === hash && (next.signers[seat] ?? undefined) === memory.signer;
      if (next.asks !== 'keys' && !promised) this.promise(next, seat, hash);
      if (next.asks === 'keys' && promised) this.reveal(next, seat, key);
    }
  }

  /** What the server signed for a key of this browser without which the game began: then its seat is not played on. */
  proof({ id, missing, places }: GameInfo): Receipt | null {
    const seats = missing.map((seat) => places[seat]);
    const receipts = this.memories.of(id)?.receipts ?? [];
    return receipts.find(({ given, seat }) => given === 'key' && seats.includes(seat)) ?? null;
  }

  /** The signature of the end of a game with this last hash; nothing where this browser promised none. */
  async signature(game: string, final: string): Promise<{ signer: string; signature: string } | null> {
    const secret = this.memories.of(game)?.signing;
    if (!secret) return null;
    const { publicKeyOf, signEnd } = await this.curve();
    return { signer: publicKeyOf(secret), signature: signEnd(secret, final) };
  }

  /** A game is under way: also after a late arrival, this much was seen. */
  began({ id, commitment, places }: GameInfo): void {
    const known = this.memories.of(id);
    if (known?.places) return;
    this.memories.store(id, { ...(known ?? { commitment, keys: {} }), places });
  }

  private remember(next: NextGame, seats: readonly number[]): void {
    const { game, commitment } = next;
    const known = this.memories.of(game);
    const before = known ?? { commitment, keys: {}, ...(next.server ? { signing: freshKey() } : {}) };
    const missing = seats.filter((seat) => before.keys[seat] === undefined);
    const keys = { ...before.keys, ...Object.fromEntries(missing.map((seat) => [seat, freshKey()])) };
    if (before !== known || missing.length) this.memories.store(game, { ...before, keys });
  }

  /** Games for which keys were shown, that never began and are not said to be void. */
  private vanished(next: NextGame): boolean {
    const pending = this.shown.filter((game) => game !== next.game && !next.void?.includes(game));
    return pending.some((game) => !this.memories.of(game)?.places);
  }

  private promise(next: NextGame, seat: number, hash: string): void {
    const { commitment } = next;
    const signing = this.memories.of(next.game)?.signing;
    const message = { is: 'key_hash', seat, commitment, hash } as const;
    if (!signing) this.once(next, message);
    else void this.curve().then((curve) => this.promiseSigned(next, message, curve.publicKeyOf(signing)));
  }

  private promiseSigned(next: NextGame, message: KeyMessage, signer: string): void {
    const memory = this.memories.of(next.game);
    if (memory) this.memories.store(next.game, { ...memory, signer });
    this.once(next, { ...message, signer } as KeyMessage);
  }

  /** What the others promised is remembered before the own key is out. */
  private reveal(next: NextGame, seat: number, key: string): void {
    const { game, commitment, hashes, draft } = next;
    const memory = this.memories.of(game);
    if (memory && memory.draft === undefined) this.memories.store(game, { ...memory, hashes, draft });
    if (!this.shown.includes(game)) this.shown.push(game);
    this.once(next, { is: 'key', seat, commitment, key });
  }

  private once(next: NextGame, message: KeyMessage): void {
    const name = `${message.is} ${message.seat} ${message.commitment}`;
    if (this.sent.has(name)) return;
    this.sent.add(name);
    void this.say(message)?.then((signature) => this.receipted(next, message, signature));
  }

  /** Keep what the server signed, if it did. */
  private async receipted(next: NextGame, message: KeyMessage, signature: string): Promise<void> {
    const { game, commitment, server } = next;
    const signing = this.memories.of(game)?.signing;
    if (!server || !signing || !signature) return;
    const { isReceipt, keyHashOf, publicKeyOf } = await this.curve();
    const given = message.is === 'key' ? 'key' : 'promise';
    const hash = message.is === 'key' ? keyHashOf(message.key) : message.hash;
    const about = { game, commitment, seat: message.seat, hash, signer: publicKeyOf(signing), server };
    const receipt: Receipt = { is: 'receipt', given, ...about, signature };
    const memory = this.memories.of(game);
    if (memory && isReceipt(receipt))
      this.memories.store(game, { ...memory, receipts: [...(memory.receipts ?? []), receipt] });
  }
}

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
