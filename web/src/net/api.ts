/** Everything that is asked of the host in single requests. */

import type { Fault, Language, MeChanged, Routes, TableWanted, ThemeName, Topic } from '../protocol/messages';
import { at } from './base';
import { transport } from './transport';

/** The server refused, or there is no server: `code` is for programs, the message for people. */
export class ApiFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly clause: string | null = null,
    /** After so many s it may be asked again. */
    readonly wait: number | null = null,
  ) {
    super(message);
  }

  /** There was no answer at all. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** A route that takes something has it among what is given; one that takes nothing has not. */
type Taken<R extends keyof Routes, Part extends 'path' | 'query' | 'body'> = [Routes[R][Part]] extends
  [never] | [null]
  ? never
  : Part;

interface Parts<R extends keyof Routes> {
  path: Record<Routes[R]['path'], string>;
  /** What is left out is as the server has it. */
  query: Partial<Record<Routes[R]['query'], string>>;
  body: Routes[R]['body'];
}

type Given<R extends keyof Routes> = {
  [Part in 'path' | 'query' | 'body' as Taken<R, Part>]: Parts<R>[Part];
};

interface Asked {
  path?: Record<string, string>;
  query?: Partial<Record<string, string>>;
  body?: unknown;
}

/** The address of a route: `GET /api/tables/{table}` with its names filled in. */
function address(route: string, { path = {}, query = {} }: Asked): string {
  const filled = route.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const asked = new URLSearchParams(Object.entries(query) as [string, string][]).toString();
  return asked ? `${filled}?${asked}` : filled;
}

/** Call a route; rooms that few people open have their calls beside them, not below. */
export async function answer<R extends keyof Routes>(route: R, given: Given<R>): Promise<Response> {
  const asked: Asked = given;
  const [method, path] = address(route, asked).split(' ', 2) as [string, string];
  return answerTo(method, path, asked.body === undefined ? null : JSON.stringify(asked.body));
}

/** The same for a route that only the host in a tab has. */
export async function answerTo(method: string, path: string, body: string | null): Promise<Response> {
  let response: Response;
  try {
    response = await transport().request(method, path, body);
  } catch {
    throw new ApiFailure('page/offline', '');
  }
  if (response.ok) return response;
  throw await failureOf(response);
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const wait = Number(response.headers.get('retry-after')) || null;
  try {
    const { code, message, clause } = (await response.json()) as Fault;
    return new ApiFailure(code, message, response.status, clause, wait);
  } catch {
    return new ApiFailure('page/trouble', '', response.status, null, wait);
  }
}

export async function json<R extends keyof Routes>(route: R, given: Given<R>): Promise<Routes[R]['answer']> {
  const response = await answer(route, given);
  return (await response.json()) as Routes[R]['answer'];
}

export const api = {
  visitor: () => json('GET /api/visitor', {}),
  me: () => json('GET /api/me', {}),
  enter: (name: string, language: Language) => json('POST /api/guests', { body: { name, language } }),
  change: (body: MeChanged) => json('PATCH /api/me', { body }),
  leave: () => answer('DELETE /api/me', {}),
  deviceLink: () => json('POST /api/me/resume', {}),

  catalogue: () => json('GET /api/catalogue', {}),
  words: async (language: Language, theme: ThemeName, topics: readonly Topic[]) => {
    const query = { theme, topics: topics.join(',') };
    const response = await answer('GET /api/words/{language}', { path: { language }, query });
    return response.text();
  },
  /** The rules as a table with these options plays them; without any, those of the language's edition. */
  guide: (
    language: Language,
    game: string,
    theme: ThemeName,
    level: number,
    options: Readonly<Record<string, unknown>> | null,
  ) =>
    json('GET /api/guide/{language}/{game}', {
      path: { language, game },
      query: { theme, level: String(level), ...(options && { options: JSON.stringify(options) }) },
    }),
  /** What is printed, silent or ours in the rules of this table: the page of rulings, and a sentence for each clause. */
  rulings: (
    language: Language,
    game: string,
    theme: ThemeName,
    level: number,
    options: Readonly<Record<string, unknown>> | null,
  ) =>
    json('GET /api/rulings/{language}/{game}', {
      path: { language, game },
      query: { theme, level: String(level), ...(options && { options: JSON.stringify(options) }) },
    }),

  lobby: () => json('GET /api/tables', {}),
  open: (body: TableWanted) => json('POST /api/tables', { body }),
  table: (table: string) => json('GET /api/tables/{table}', { path: { table } }),
  password: (table: string, password: string) =>
    json('POST /api/tables/{table}/password', { path: { table }, body: { password } }),
  /** Standing bots that would come to a table, and one that is wanted in a seat. */
  readyBots: (table: string) => json('GET /api/tables/{table}/bots', { path: { table } }),
  seatBot: (table: string, person: string, seat: number) =>
    json('POST /api/tables/{table}/bots', { path: { table }, body: { person, seat } }),
  /** The address of the picture that leads to a table. */
  qr: (table: string) => at(`api/tables/${encodeURIComponent(table)}/qr`),
  /** Who invites to what: by a code or an id, before one says who one is. */
  invitation: (table: string, language: Language) =>
    json('GET /api/invitations/{table}', { path: { table }, query: { language } }),
  /** The address of the picture that leads to a hand at a table. */
  handQr: (table: string) => at(`api/tables/${encodeURIComponent(table)}/qr?to=hand`),
  /** The address of the picture with which a phone chooses the table of a screen, what it chose, and choosing. */
  screenQr: (screen: string) => at(`api/screens/${screen}/qr`),
  screen: (screen: string) => json('GET /api/screens/{screen}', { path: { screen } }),
  showOnScreen: (screen: string, table: string) =>
    json('POST /api/screens/{screen}/tables/{table}', { path: { screen, table } }),
  play: (game: string) => json('POST /api/play', { body: { game } }),

  /** The record of a finished game, line by line as it was written. */
  record: async (game: string) => {
    const response = await answer('GET /api/replays/{game}/record', { path: { game } });
    return response.text();
  },
};
