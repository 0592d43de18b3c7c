import { answer, json } from '../net/api';
import type { Language, PasskeyMade, PasskeyUsed, SignInWanted } from '../protocol/messages';

/** Keeping one's games: what signs a person in, where they are signed in, and how people come in here. */
export const api = {
  enter: (name: string, language: Language, invitation: string) =>
    json('POST /api/guests', { body: { name, language, invitation } }),
  resume: (code: string, join: boolean) => json('POST /api/resume', { body: { code, join } }),
  ways: () => json('GET /api/sign-in', {}),
  signIn: (body: SignInWanted, language: Language) =>
    json('POST /api/sign-in', { query: { language }, body }),
  reset: (ticket: string, language: Language) =>
    json('POST /api/reset', { query: { language }, body: { ticket } }),
  keeping: () => json('GET /api/me/keeping', {}),
  recoveryCode: () => json('POST /api/me/code', {}),
  removeCredential: (credential: string) =>
    answer('DELETE /api/me/credentials/{credential}', { path: { credential } }),
  passkeyToMake: () => json('POST /api/me/passkeys/question', {}),
  addPasskey: (body: PasskeyMade) => answer('POST /api/me/passkeys', { body }),
  passkeyToUse: (language: Language) => json('POST /api/passkeys/question', { query: { language } }),
  signInWithPasskey: (body: PasskeyUsed, language: Language) =>
    json('POST /api/passkeys', { query: { language }, body }),
  endDevice: (session: string) => answer('DELETE /api/me/sessions/{session}', { path: { session } }),
  endEverywhere: () => answer('DELETE /api/me/sessions', {}),
  stored: () => json('GET /api/me/data', {}),
  deleteMe: () => answer('DELETE /api/me/data', {}),
  renamePastGames: () => answer('PUT /api/me/names', {}),
  withdrawNames: () => json('DELETE /api/me/names', {}),
  host: (language: Language) => json('GET /api/host', { query: { language } }),
  invite: () => json('POST /api/me/invitations', {}),
};
