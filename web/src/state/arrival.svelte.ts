/** Coming to a table: who invites to what, who one is, the password if there is one, and then the visit itself. */

import { api, type ApiFailure } from '../net/api';
import type { Invitation } from '../protocol/messages';
import { t, errorText } from '../words/words.svelte';
import { ensureGuest, forget, friendlyName, me, loadIdentity } from './me.svelte';
import { Visit } from './visit.svelte';
import { settings } from './settings.svelte';

export interface Ways {
  /** Only look on, as spectators see it. */
  watch?: boolean;
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
  name = $state('');
  password = $state('');

  private table: string;

  constructor(
    private readonly asked: string,
    private readonly ways: Ways = {},
  ) {
    this.table = asked;
  }

  /** Why the line was closed for good, if it was. */
  get closed() {
    return this.visit?.connection.is === 'closed' ? this.visit.connection.why : null;
  }

  async come(): Promise<void> {
    this.failure = '';
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
    if (what === 'name') this.name ||= friendlyName();
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
      const gone = error.status === 404 && !isCode(this.asked);
      this.failure = gone ? t('page-no-table') : errorText(error);
      this.needs = 'nothing';
    }
  }
}
