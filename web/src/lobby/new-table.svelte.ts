/** What is chosen for a new table. */

import { api } from '../net/api';
import { inTab } from '../net/transport';
import type { ClockName, SeatWanted, TableWanted } from '../protocol/messages';
import { ensureGuest, me } from '../state/me.svelte';
import { t } from '../words/words.svelte';
import { GameChoice } from './choice.svelte';
import { LEVELS } from './levels';
import { enter, takeHand } from './play';

export type Sitter = 'friend' | 'bot';
export const CLOCKS: ClockName[] = ['none', 'slow', 'normal', 'fast', 'days'];
/** A password is for friends who have the link. */
export const OPEN_TO = ['link', 'public'] as const;
export const MOST_SEATS = 5;

export class NewTable {
  readonly choice: GameChoice;
  /** The screen of the room whose code was scanned: it shows the new table. */
  readonly screen: string | null;
  /** Who sits beside the host. */
  others = $state<Sitter[]>([inTab() ? 'bot' : 'friend']);
  /** All people play on this device; without a server nobody else can come. */
  here = $state(inTab());
  /** Their names, by seat. */
  names = $state<string[]>([]);
  level = $state('regular');
  clock = $state<ClockName>('none');
  openTo = $state<(typeof OPEN_TO)[number]>('link');
  password = $state('');
  chat = $state(true);
  phrases = $state(false);
  spectators = $state(true);
  delay = $state(0);
  hints = $state(false);
  title = $state('');
  /** The name of a guest who is new here. */
  myName = $state('');

  constructor(query: URLSearchParams) {
    this.choice = new GameChoice(query.get('game'));
    this.screen = query.get('screen');
    if (query.get('for') === 'anybody') this.openTo = 'public';
  }

  get visibility(): 'link' | 'public' | 'password' {
    return this.openTo === 'link' && this.password ? 'password' : this.openTo;
  }
  get levels(): string[] {
    return LEVELS.filter((level) => this.choice.entry?.bots.includes(level) ?? true);
  }
  /** Levels that only a server has. */
  get elsewhere(): string[] {
    const { entry } = this.choice;
    return inTab() && entry ? LEVELS.filter((level) => !entry.bots.includes(level)) : [];
  }
  get bots(): boolean {
    return this.others.includes('bot');
  }
  get friends(): boolean {
    return this.others.includes('friend');
  }
  /** Nobody has to come: the game can start. */
  get full(): boolean {
    return this.here || !this.friends;
  }
  /** People who know each other sit here: the rules may ask who begins. */
  get together(): boolean {
    return this.here || (this.visibility !== 'public' && this.friends);
  }
  /** Where nobody else can come, everybody may ask. */
  get hinted(): boolean {
    return this.full || this.hints;
  }
  get clocks(): ClockName[] {
    return this.here ? CLOCKS.filter((clock) => clock !== 'days') : CLOCKS;
  }
  get called(): string[] {
    return [
      this.here ? this.nameAt(0) : me()?.name || this.myName.trim() || t('page-you'),
      ...this.others.map(this.nameOf),
    ];
  }

  private nameAt(seat: number): string {
    return this.names[seat]?.trim() || (seat === 0 && me()?.name) || t('list-player', { number: seat + 1 });
  }

  private readonly nameOf = (who: Sitter, index: number): string => {
    if (who === 'bot') return t(`page-level-${this.level}`);
    return this.here ? this.nameAt(index + 1) : t('page-seat-number', { number: index + 2 });
  };

  /** A friend, then a bot, then nobody; two seats stay. */
  tap(index: number): void {
    if (this.others[index] === 'friend') this.others[index] = 'bot';
    else if (this.others.length > 1) this.others.splice(index, 1);
    else this.others[index] = 'friend';
    this.choice.seats(this.others.length + 1);
  }

  add(): void {
    this.others.push('friend');
    this.choice.seats(this.others.length + 1);
  }

  playHere(here: boolean): void {
    this.here = here;
    if (here && this.clock === 'days') this.clock = 'none';
  }

  private get seats(): SeatWanted[] {
    const others = this.others.map((who, index) => {
      if (who === 'bot') return { bot: this.level };
      return this.here ? { name: this.nameAt(index + 1) } : {};
    });
    return [this.here ? { name: this.nameAt(0) } : { me: true }, ...others];
  }

  private get wanted(): TableWanted {
    return {
      ...this.choice.wanted,
      kind: this.here ? 'hot_seat' : 'online',
      seats: this.seats,
      name: this.title.trim(),
      clock: this.clock,
      chat: this.chat,
      // Without a choice the server decides: strangers chat with phrases.
      phrases: this.phrases || null,
      spectators: this.spectators || this.screen !== null,
      delay: this.delay,
      hints: this.hinted,
      start: this.full,
      visibility: this.here ? 'public' : this.visibility,
      password: !this.here && this.visibility === 'password' ? this.password : null,
    };
  }

  open(): Promise<void> {
    return this.choice.open(async () => {
      await ensureGuest(this.myName);
      const made = await api.open(this.wanted);
      if (this.screen === null) enter(made);
      else await showOn(this.screen, made.table.id);
    });
  }
}

/** The table is there in any case; a screen that cannot be reached can still show it by its code. */
async function showOn(screen: string, table: string): Promise<void> {
  try {
    await api.showOnScreen(screen, table);
  } finally {
    takeHand(table);
  }
}
