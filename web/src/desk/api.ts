import { answer, json } from '../net/api';
import type { SanctionWanted } from '../protocol/messages';

/** The host's desk, the bots of a person, and whom a person has muted. */
export const api = {
  desk: () => json('GET /api/desk', {}),
  reports: () => json('GET /api/desk/reports', {}),
  settle: (report: string) => answer('DELETE /api/desk/reports/{report}', { path: { report } }),
  people: (name: string) => json('GET /api/desk/people', { query: { name } }),
  sanction: (person: string, kind: string, body: SanctionWanted) =>
    json('PUT /api/desk/people/{person}/{kind}', { path: { person, kind }, body }),
  rename: (person: string, body: SanctionWanted & { name: string }) =>
    json('PUT /api/desk/people/{person}/name', { path: { person }, body }),
  lift: (person: string, kind: string) =>
    json('DELETE /api/desk/people/{person}/{kind}', { path: { person, kind } }),
  close: (table: string, reason: SanctionWanted['reason']) =>
    answer('POST /api/desk/tables/{table}/close', { path: { table }, body: { reason } }),

  bots: () => json('GET /api/me/bots', {}),
  makeBot: (name: string) => json('POST /api/tokens', { body: { name } }),
  renameBot: (person: string, name: string) =>
    json('PATCH /api/tokens/{person}', { path: { person }, body: { name } }),
  rotate: (person: string) => json('POST /api/tokens/{person}/rotate', { path: { person } }),
  endBot: (person: string) => answer('DELETE /api/tokens/{person}', { path: { person } }),
};
