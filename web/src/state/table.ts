/**
 * The table as one value, made by folding what the server says. Nothing here knows a rule: what may be done
 * stands in `game.view.actions`, what happened in `told`.
 */

import type {
  ArenaView,
  ChatLine,
  ClockInfo,
  GameInfo,
  Gone,
  LogLine,
  LogPart,
  Moment,
  RaceState,
  Reported,
  Result,
  TableInfo,
  TallyInfo,
  ServerMessage,
} from '../protocol/messages';

/** A clock with the moment it was told, so that it can be counted down. */
export interface Clock extends ClockInfo {
  at: number;
}

export interface Absent extends Gone {
  at: number;
}

export interface TableState {
  version: number;
  you: string;
  seats: readonly number[];
  host: boolean;
  table: TableInfo | null;
  game: GameInfo | null;
  /** What happened last, moment by moment. */
  log: readonly LogLine[];
  /** There is more before that: the server can be asked for it. */
  earlier: boolean;
  gone: readonly Absent[];
  /** Own seats that a bot has played meanwhile; told until they act again, after what they missed. */
  stoodIn: readonly number[];
  backAt: number;
  watching: number;
  clock: Clock | null;
  tally: TallyInfo | null;
  chat: readonly ChatLine[];
  race: (RaceState & { at: number }) | null;
  reports: readonly Reported[];
  /** The moment that was folded last; a viewer rings what it changed. */
  last: Moment | null;
  /** Revealed with the end of the game. */
  secret: string;
  /** When bots take the free seats, in ms, where somebody wanted to play at once. */
  botsAt: number | null;
}

export const NOTHING: TableState = {
  version: 0,
  you: '',
  seats: [],
  host: false,
  table: null,
  game: null,
  log: [],
  earlier: false,
  gone: [],
  stoodIn: [],
  backAt: 0,
  watching: 0,
  clock: null,
  tally: null,
  chat: [],
  race: null,
  reports: [],
  last: null,
  secret: '',
  botsAt: null,
};

/** A whole game and more: what was asked for must not be forgotten again. */
const LOG_KEPT = 5000;
const CHAT_KEPT = 200;

/** The table after this message; `at` is when it was told, in ms. */
export function reduce(state: TableState, told: ServerMessage, at = 0): TableState {
  switch (told.is) {
    case 'welcome':
      return welcome(state, told, at);
    case 'table_changed':
      return seated({ ...state, version: told.version, table: told.table, watching: told.table.watching });
    case 'began':
      return began({ ...state, tally: told.tally ?? state.tally }, told.version, told.table, told.game);
    case 'moment':
      return moment(state, told);
    case 'spoke':
      // what was said is no answer to a game: the version that an act answers stays
      return { ...state, chat: heard(state.chat, told.line) };
    case 'tallied':
      return { ...state, version: told.version, tally: told.tally };
    case 'present':
      return { ...state, gone: told.gone.map((gone) => ({ ...gone, at })), watching: told.watching };
    case 'clocked':
      return { ...state, clock: { ...told.clock, at } };
    case 'race_state':
      return { ...state, race: { ...told, at } };
    case 'recalled':
      return recalled(state, told.log);
    case 'reported':
      return { ...state, reports: [...state.reports, told] };
    default:
      return state;
  }
}

function welcome(state: TableState, told: ServerMessage & { is: 'welcome' }, at: number): TableState {
  const known = {
    you: told.you,
    seats: told.seats,
    host: told.host,
    table: told.table,
    watching: told.table.watching,
    gone: told.gone.map((gone) => ({ ...gone, at })),
    stoodIn: told.stood_in,
    backAt: told.version,
    clock: told.clock ? { ...told.clock, at } : null,
    botsAt: told.bots_in === null ? null : at + told.bots_in * 1000,
  };
  // what was missed comes next, moment by moment; the game stays as it was seen last
  if (!told.full) return { ...state, ...known };
  const { game } = told;
  return {
    ...NOTHING,
    ...known,
    version: told.version,
    game,
    tally: told.tally,
    chat: told.chat,
    ...logged(told),
  };
}

/** The story so far; without it only what happened last. */
function logged({
  log,
  game,
  version,
}: ServerMessage & { is: 'welcome' }): Pick<TableState, 'log' | 'earlier'> {
  if (log) return { log: log.lines, earlier: log.more };
  const told = game?.told.length ? [{ version, seat: null, told: game.told, why: [] }] : [];
  return { log: told, earlier: false };
}

/** What happened before what is known. */
function recalled(state: TableState, { lines, more }: LogPart): TableState {
  const first = state.log[0]?.version ?? Infinity;
  const before = lines.filter(({ version }) => version < first);
  return { ...state, log: [...before, ...state.log], earlier: more };
}

/** Who sits where has changed: so may have the own seats. */
function seated(state: TableState): TableState {
  if (!state.table) return state;
  return { ...state, seats: ownSeats(state.table, state.you), host: state.table.host === state.you };
}

/** The seats of this person. */
export function ownSeats(table: TableInfo, you: string): number[] {
  return table.seats.flatMap((seat, number) => (seat.person === you ? [number] : []));
}

function began(state: TableState, version: number, table: TableInfo, game: GameInfo): TableState {
  const log = game.told.length ? [{ version, seat: null, told: game.told, why: [] }] : [];
  return seated({ ...state, version, table, game, log, earlier: false, race: null, last: null, secret: '' });
}

function lineOf({ version, seat, told, why }: Moment): LogLine {
  return { version, seat, told, why };
}

function moment(state: TableState, told: Moment): TableState {
  const line = lineOf(told);
  const game = told.game ?? state.game;
  // throws that were made blind are told in full once all have thrown
  const blind = told.revealed.map(lineOf);
  const before = [
    ...state.log,
    ...blind.filter((one) => one.told.length && !state.log.some(({ version }) => version === one.version)),
  ];
  return {
    ...state,
    version: Math.max(state.version, told.version),
    game: game && told.result ? { ...game, result: told.result } : game,
    log: line.told.length ? [...before, line].slice(-LOG_KEPT) : before,
    // a race may be called before what led to it was shown: it ends with the moment that follows it
    race: state.game?.awaiting === 'Race' && game?.awaiting !== 'Race' ? null : state.race,
    stoodIn: told.version > state.backAt ? state.stoodIn.filter((seat) => seat !== told.seat) : state.stoodIn,
    last: told,
    secret: told.secret || state.secret,
  };
}

function heard(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some((known) => known.version === line.version)) return chat;
  return [...chat, line].slice(-CHAT_KEPT);
}

// What is asked of it

/** The seat of the table that is mine and has to act, if one is. */
export function turn(state: TableState): number | null {
  const waiting = state.game?.waiting_for ?? [];
  return waiting.find((seat) => state.seats.includes(seat)) ?? null;
}

/** The seat of the game of a seat of the table; null for who only sits beside a decider. */
export function placed(game: GameInfo, seat: number): number | null {
  const place = game.places.indexOf(seat);
  return place < 0 ? null : place;
}

/** The seat of the table of a seat of the game. */
export function seatOf(game: GameInfo, place: number): number {
  return game.places[place] ?? place;
}

export function result(state: TableState): Result | null {
  return state.game?.result ?? state.game?.view.result ?? null;
}

/** A game is under way. */
export function isPlaying(state: TableState): boolean {
  return state.game !== null && result(state) === null;
}

/** Seats of the game from the winner to who went out first; who went out together stands together. */
export function standing(view: ArenaView, ended: Result): (readonly number[])[] {
  const lost = view.out.filter((group) => group.some((seat) => !ended.winners.includes(seat)));
  return [
    ended.winners,
    ...lost.map((group) => group.filter((seat) => !ended.winners.includes(seat))).reverse(),
  ];
}

/** Which game of how many, in a tournament; a decider is the last one. */
export function gameOf(state: TableState): { game: number; games: number } | null {
  const { tally } = state;
  if (!tally) return null;
  const over = result(state) !== null;
  return { game: Math.min(Math.max(1, tally.played + (over ? 0 : 1)), tally.games), games: tally.games };
}

/** The race that is run now. */
export function raceOf(state: TableState): TableState['race'] {
  return state.game?.awaiting === 'Race' && !result(state) ? state.race : null;
}

/** The time that runs for this seat now: a player's own, or the window for throws at the same time; else none. */
export function clockOf(state: TableState, seat: number): Clock | null {
  const { clock, game } = state;
  if (!clock?.seats.includes(seat) || !game?.waiting_for.includes(seat) || result(state)) return null;
  return clock.window === (game.awaiting === 'Several') ? clock : null;
}

/** The window for throws at the same time, while somebody may still throw. */
export function windowOf(state: TableState): Clock | null {
  const { clock } = state;
  return clock?.window && clock.seats.some((seat) => clockOf(state, seat)) ? clock : null;
}

/** Seconds left of something that was told `at` with so much left. */
export function remaining(told: { left: number | null; at: number } | null, now: number): number | null {
  if (!told || told.left === null) return null;
  return Math.max(0, told.left - (now - told.at) / 1000);
}
