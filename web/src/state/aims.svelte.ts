/** Sends the own aim to the others, who see it while one aims. It binds nobody. */

import type { AimReport } from '../arena/aim';
import type { Aiming } from '../protocol/messages';
import type { TableState } from './table';
import type { Visit } from './visit.svelte';

/** Aims are sent so often at most, in ms: with all else that is said this stays within what the server hears. */
export const EVERY = 250;

/** The aim of a seat after an entry of the record. */
interface Sent {
  readonly seat: number;
  readonly entry: number;
  readonly aiming: Aiming;
}

/** Sends what changed, not too often; the last change is always sent. */
export class AimSender {
  private sent: Sent | null = null;
  private next: Sent | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private at = -Infinity;

  constructor(
    private readonly send: (seat: number, aiming: Aiming | null) => void,
    private readonly now = () => performance.now(),
  ) {}

  show(next: Sent): void {
    if (same(next, this.next ?? this.sent)) return;
    this.next = next;
    this.timer ??= setTimeout(() => this.flush(), Math.max(this.at + EVERY - this.now(), 0));
  }

  /** Nothing is aimed at any more, though the turn is not over. */
  end(): void {
    if (this.sent) this.send(this.sent.seat, null);
    this.forget();
  }

  /** The throw is made, or the turn over: that ends the aim for everybody. */
  forget(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.sent = this.next = null;
  }

  private flush(): void {
    this.timer = null;
    const { next } = this;
    if (!next) return;
    this.sent = next;
    this.next = null;
    this.at = this.now();
    this.send(next.seat, next.aiming);
  }
}

const same = (one: Sent, other: Sent | null) => JSON.stringify(one) === JSON.stringify(other);

/** An aim as others are shown it. */
export function aimingOf({ manner, force, x, y, side }: AimReport, dice: number): Aiming {
  const around = Math.atan2(Math.sin(side), Math.cos(side));
  return { manner, force, x, y, side: Math.round(1000 * around), dice };
}

/** Whether anybody else looks: another person at the table, or a screen. */
export function isSeen({ table, you, watching }: TableState): boolean {
  return watching > 0 || (table?.seats.some(({ person }) => person && person !== you) ?? false);
}

/** Send the aim of a visit as it changes; `aim`: none while nothing can be aimed. Called while its component is made. */
export function sendAims(visiting: () => Visit, aim: () => Aiming | null): void {
  const sender = new AimSender((seat, aiming) => visiting().aim(seat, aiming));
  $effect(() => {
    const { turn, busy, state } = visiting();
    if (turn === null || busy) return sender.forget();
    const aiming = isSeen(state) ? aim() : null;
    if (aiming) sender.show({ seat: turn, entry: state.game?.entry ?? 0, aiming });
    else sender.end();
  });
  $effect(() => () => sender.forget());
}
