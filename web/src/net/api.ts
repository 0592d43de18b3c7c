/** Everything that is asked of the server over HTTP. */

import { at } from './base';
import type {
  Catalogue,
  Code,
  Fault,
  Guide,
  Language,
  Lobby,
  Made,
  Me,
  TableInfo,
  TableWanted,
  ThemeName,
} from './messages';

/** The server said no, or there is no server: `code` is for programs, the message for people. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly clause: string | null = null,
  ) {
    super(message);
  }

  /** There was no answer at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(at(path), init);
  } catch {
    throw new Trouble('page/offline', '');
  }
  if (response.ok) return response;
  throw await fault(response);
}

async function fault(response: Response): Promise<Trouble> {
  try {
    const told = (await response.json()) as Fault;
    return new Trouble(told.code, told.message, response.status, told.clause ?? null);
  } catch {
    return new Trouble('page/trouble', '', response.status);
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await answer('GET', path)).text();
}

export const api = {
  me: () => json<Me>('GET', 'api/me'),
  enter: (name: string, language: Language) => json<Me>('POST', 'api/guests', { name, language }),
  change: (what: { name?: string; language?: Language }) => json<Me>('PATCH', 'api/me', what),
  leave: () => answer('DELETE', 'api/me'),
  resumeCode: () => json<Code>('POST', 'api/me/resume'),
  resume: (code: string) => json<Me>('POST', 'api/resume', { code }),

  catalogue: () => json<Catalogue>('GET', 'api/catalogue'),
  words: (language: Language, theme: ThemeName) => text(`api/words/${language}?theme=${theme}`),
  guide: (language: Language, game: string, theme: ThemeName, level: number) =>
    json<Guide>('GET', `api/guide/${language}/${game}?theme=${theme}&level=${level}`),

  lobby: () => json<Lobby>('GET', 'api/tables'),
  open: (wanted: TableWanted) => json<Made>('POST', 'api/tables', wanted),
  table: (id: string) => json<TableInfo>('GET', `api/tables/${encodeURIComponent(id)}`),
  password: (id: string, password: string) =>
    json<TableInfo>('POST', `api/tables/${encodeURIComponent(id)}/password`, { password }),
  qr: (id: string) => at(`api/tables/${encodeURIComponent(id)}/qr`),
  play: (game: string) => json<Made>('POST', 'api/play', { game }),

  /** For the rooms next door: practice, replays, verification. */
  get: <T>(path: string) => json<T>('GET', path),
  post: <T>(path: string, body: unknown) => json<T>('POST', path, body),
};
