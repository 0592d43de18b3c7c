/** Coming to a table: who invites to what, who one is, the password if there is one, and then the visit itself. */

import { api, type ApiFailure } from '../net/api';
import type { Invitation, TableInfo } from '../protocol/messages';
import { t, errorText } from '../words/words.svelte';
import { isFree } from '../table/people';
import { ensureGuest, forget, me, loadIdentity, suggestedName } from './me.svelte';
import { Visit } from './visit.svelte';
import { settings } from './settings.svelte';
import { isPlaying } from './table';

export interface Ways {
  /** Only look on, as spectators see it. */
  watch?: boolean;
  /** The visitor wants a seat, and need not ask for it again. */
  sit?: boolean;
  /** The name of a visitor who has none, without a question. */
  named?: () => string;
  /** The id of the table behind a code. */
  found?: (table: string) => void;
}

/** A code is shorter than any id. */
const isCode = (asked: string) => asked.length < 12;

export class Arrival {
  visit = $state.raw<Visit | null>(null);
  invitation = $state.raw<Invitation | null>(null);
  needs = $state<'wait' | 'nothing' | 'name' | 'password'>('wait');
  /** What went wrong, in words. */
  failure = $state('');
  /** There is no such table, or no longer. */
  gone = $state(false);
  /** The visitor takes the first seat that is free. */
  wantsSeat = $state(false);
  name = $state('');
  password = $state('');

  private table: string;
  private seating = $state(false);
  /** The table as it was when a seat was last asked for: while it is the same, the answer would be the same. */
  private tried: TableInfo | null = null;

  constructor(
    private readonly asked: string,
    private readonly ways: Ways = {},
  ) {
    this.table = asked;
    this.wantsSeat = ways.sit ?? false;
  }

  /** Why the line was closed for good, if it was. */
  get closed() {
    return this.visit?.connection.is === 'closed' ? this.visit.connection.why : null;
  }

  async come(): Promise<void> {
    this.failure = '';
    this.gone = false;
    try {
      if (isCode(this.asked)) await this.look();
      await loadIdentity();
      if (!me() && this.ways.named) await ensureGuest(this.ways.named());
      if (!me()) {
        await this.look();
        this.ask('name');
        return;
      }
      await api.table(this.table);
      this.enter();
    } catch (error) {
      await this.refused(error as ApiFailure);
    }
  }

  /** Under this name from now on. */
  async call(): Promise<void> {
    try {
      await ensureGuest(this.name);
      await this.come();
    } catch (error) {
      await this.refused(error as ApiFailure);
    }
  }

  async unlock(): Promise<void> {
    try {
      await api.password(this.table, this.password);
      await this.come();
    } catch (error) {
      await this.refused(error as ApiFailure);
    }
  }

  /** Sit down where a seat is wanted and free: the next one, if another person was faster. */
  seat(): void {
    const { visit } = this;
    if (!this.wantsSeat || !visit?.known || this.closed !== null || this.seating) return;
    const { table, seats } = visit.state;
    if (seats.length) this.wantsSeat = false;
    else if (table?.kind === 'online' && table !== this.tried && !isPlaying(visit.state))
      this.take(visit, table);
  }

  private take(visit: Visit, table: TableInfo): void {
    const seat = table.seats.findIndex(isFree);
    if (seat < 0) return;
    this.seating = true;
    this.tried = table;
    void visit.say({ is: 'sit', seat }).finally(() => (this.seating = false));
  }

  /** The visitor is another person, or signed out. */
  async again(): Promise<void> {
    forget();
    this.visit = null;
    await this.come();
  }

  /** Looked at again after the lock screen, or the network is back. */
  listen(): () => void {
    const seen = () => {
      if (!document.hidden) this.visit?.woken();
    };
    const online = () => this.visit?.woken();
    const offline = () => this.visit?.offline();
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', seen);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', seen);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.visit?.close();
    };
  }

  private async look(): Promise<void> {
    if (this.invitation) return;
    const invitation = await api.invitation(this.asked, settings.language);
    this.invitation = invitation;
    this.table = invitation.table;
    if (isCode(this.asked)) this.ways.found?.(invitation.table);
  }

  private ask(what: 'name' | 'password'): void {
    if (what === 'name') this.name ||= suggestedName();
    this.needs = what;
  }

  private enter(): void {
    this.needs = 'nothing';
    this.visit?.close();
    const preferences = () => ({ language: settings.language, theme: settings.theme });
    this.visit = new Visit(this.table, preferences, undefined, this.ways.watch);
    this.visit.open();
  }

  private async refused(error: ApiFailure): Promise<void> {
    if (error.status === 401) {
      forget();
      this.ask('name');
    } else if (error.status === 403 && error.code.endsWith('/password')) {
      if (this.needs === 'password') this.failure = errorText(error);
      await this.look();
      this.ask('password');
    } else {
      this.gone = error.status === 404;
      this.failure = this.gone && !isCode(this.asked) ? t('page-no-table-how') : errorText(error);
      this.needs = 'nothing';
    }
  }
}
