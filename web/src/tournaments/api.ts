import { answer, json } from '../net/api';
import { at } from '../net/base';
import type { EntrantWanted, Language, TableMoved, TournamentWanted } from '../protocol/messages';

const below = (tournament: string, what: string) =>
  at(`api/tournaments/${encodeURIComponent(tournament)}/${what}`);

/** Tournaments at many tables; every act answers with what is so now. */
export const api = {
  all: () => json('GET /api/tournaments', {}),
  open: (body: TournamentWanted) => json('POST /api/tournaments', { body }),
  read: (tournament: string, language: Language) =>
    answer('GET /api/tournaments/{tournament}', { path: { tournament }, query: { language } }),
  enter: (tournament: string) => json('POST /api/tournaments/{tournament}/enter', { path: { tournament } }),
  leave: (tournament: string) => json('POST /api/tournaments/{tournament}/leave', { path: { tournament } }),
  comeBack: (tournament: string) =>
    json('POST /api/tournaments/{tournament}/return', { path: { tournament } }),
  add: (tournament: string, body: EntrantWanted) =>
    json('POST /api/tournaments/{tournament}/entrants', { path: { tournament }, body }),
  drop: (tournament: string, entrant: number) =>
    json('POST /api/tournaments/{tournament}/entrants/{entrant}/leave', {
      path: { tournament, entrant: String(entrant) },
    }),
  takeBack: (tournament: string, entrant: number) =>
    json('POST /api/tournaments/{tournament}/entrants/{entrant}/return', {
      path: { tournament, entrant: String(entrant) },
    }),
  next: (tournament: string) => json('GET /api/tournaments/{tournament}/next', { path: { tournament } }),
  pair: (tournament: string) => json('POST /api/tournaments/{tournament}/pair', { path: { tournament } }),
  result: (tournament: string, number: number, places: number[]) =>
    json('POST /api/tournaments/{tournament}/tables/{number}/result', {
      path: { tournament, number: String(number) },
      body: { places },
    }),
  correct: (tournament: string, number: number, places: number[]) =>
    json('POST /api/tournaments/{tournament}/tables/{number}/correct', {
      path: { tournament, number: String(number) },
      body: { places },
    }),
  device: (tournament: string, number: number, kind: 'hot_seat' | 'referee') =>
    json('POST /api/tournaments/{tournament}/tables/{number}/device', {
      path: { tournament, number: String(number) },
      body: { kind },
    }),
  move: (tournament: string, number: number, body: TableMoved) =>
    json('POST /api/tournaments/{tournament}/tables/{number}/move', {
      path: { tournament, number: String(number) },
      body,
    }),
  bell: (tournament: string) => json('POST /api/tournaments/{tournament}/bell', { path: { tournament } }),
  close: (tournament: string) => json('POST /api/tournaments/{tournament}/close', { path: { tournament } }),
  csv: (tournament: string, sheet: 'standings' | 'tables') => below(tournament, `csv?sheet=${sheet}`),
  qr: (tournament: string) => below(tournament, 'qr'),
};
