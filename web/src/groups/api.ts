import { answer, json } from '../net/api';
import { at } from '../net/base';
import type { GroupChanged, GroupWanted, Language, TypedGiven } from '../protocol/messages';

/** Groups and their books. */
export const api = {
  groups: () => json('GET /api/groups', {}),
  make: (body: GroupWanted) => json('POST /api/groups', { body }),
  invitation: (invitation: string, language: Language) =>
    json('POST /api/groups/invitation', { query: { language }, body: { invitation } }),
  join: (invitation: string) => json('POST /api/groups/join', { body: { invitation } }),
  group: (group: string) => json('GET /api/groups/{group}', { path: { group } }),
  change: (group: string, body: GroupChanged) => json('PATCH /api/groups/{group}', { path: { group }, body }),
  renew: (group: string) => json('POST /api/groups/{group}/invitation', { path: { group } }),
  qr: (group: string, link: string) =>
    // A new link has a new picture: the address says which one it is.
    at(`api/groups/${encodeURIComponent(group)}/qr?of=${link.slice(-4)}`),
  addPaper: (group: string, name: string) =>
    json('POST /api/groups/{group}/members', { path: { group }, body: { name } }),
  rename: (group: string, member: string, name: string) =>
    json('PATCH /api/groups/{group}/members/{member}', { path: { group, member }, body: { name } }),
  be: (group: string, member: string) =>
    json('POST /api/groups/{group}/members/{member}/me', { path: { group, member } }),
  remove: (group: string, member: string) =>
    answer('DELETE /api/groups/{group}/members/{member}', { path: { group, member } }),
  book: (group: string, year: string) =>
    json('GET /api/groups/{group}/book', { path: { group }, query: year ? { year } : {} }),
  typed: (group: string) => json('GET /api/groups/{group}/typed', { path: { group } }),
  assign: (group: string, body: TypedGiven) =>
    json('POST /api/groups/{group}/typed', { path: { group }, body }),
};
