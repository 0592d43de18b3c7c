/** The check of one game, asked for by a tap: what it has to load, how far it is, and what was found. */

import { api } from '../net/api';
import { faultOf, type Fault } from '../tab/errors';
import { available, missingForCheck } from '../tab/parts';
import { check, hasArena, type Found } from './checking';
import { seenIn, type Seen } from './seen';
import { memories, witnessOf } from './witness';

export class Checked {
  /** `missing`: this server does not have what a browser needs. */
  phase = $state<'asking' | 'missing' | 'offered' | 'loading' | 'running' | 'over'>('asking');
  /** Bytes that are to be fetched, and whether they stay. */
  size = $state.raw({ bytes: 0, stays: true });
  /** Bytes while it loads, lines while it runs. */
  done = $state(0);
  total = $state(0);
  found = $state.raw<Found | null>(null);
  seen = $state<Seen>('unseen');
  failure = $state.raw<Fault | null>(null);
  hasArena = $state(false);
  /** Of the seats, as the header has them. */
  players: readonly string[] = [];
  private stopping: AbortController | null = null;
  private record = '';

  constructor(private readonly game: string) {}

  /** What is said before anything is loaded. Rejects where the record cannot be read. */
  async ask(): Promise<void> {
    if (this.phase !== 'asking') return;
    this.record = await api.record(this.game);
    this.hasArena = hasArena(this.record);
    this.players = playersOf(this.record);
    if ((await available()) === 'missing') this.phase = 'missing';
    else await this.offer();
  }

  /** Check it. */
  async start(): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    const memory = memories().of(this.game);
    const witness = memory && witnessOf(memory);
    [this.phase, this.failure, this.done, this.total] = ['loading', null, 0, this.size.bytes];
    const lines = this.record.trimEnd().split('\n').length - 1;
    try {
      const found = await check(
        this.record,
        witness,
        {
          loaded: (done, total) => {
            if (!stopping.signal.aborted) [this.done, this.total] = [done, total];
          },
          checked: (more) => {
            const before = this.phase === 'running' ? this.done : 0;
            [this.phase, this.done, this.total] = ['running', before + more, lines];
          },
        },
        stopping.signal,
      );
      [this.phase, this.found, this.seen] = ['over', found, seenIn(this.record, witness)];
    } catch (error) {
      if (stopping.signal.aborted) return;
      console.warn(error); // the page says it in a sentence, without the details
      this.failure = faultOf(error);
      this.phase = 'offered';
    }
  }

  /** Stop, and give the memory back. */
  cancel(): void {
    if (this.phase !== 'loading' && this.phase !== 'running') return;
    this.stopping?.abort();
    this.phase = 'offered';
  }

  private async offer(): Promise<void> {
    try {
      this.size = await missingForCheck(this.hasArena);
    } catch (error) {
      this.failure = faultOf(error); // without a connection and without the parts
    }
    this.phase = 'offered';
  }
}

function playersOf(record: string): readonly string[] {
  try {
    const { players } = JSON.parse(record.slice(0, record.indexOf('\n'))) as { players?: unknown };
    return Array.isArray(players) ? players.map(String) : [];
  } catch {
    return []; // the check says what is wrong with it
  }
}

const known = new Map<string, Checked>();

/** Of this game; opened again, it is what was found before. */
export function checkedOf(game: string): Checked {
  const checked = known.get(game) ?? new Checked(game);
  known.set(game, checked);
  return checked;
}
