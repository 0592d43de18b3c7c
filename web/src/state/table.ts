/**
 * The table as one value, made by folding the messages of the server. Nothing here depends on a rule: what may be done
 * is in `game.view.actions`, what happened in `told`.
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

/** A clock with the time it arrived, so that it can be counted down. */
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
  /** Own seats that a bot has played for them; shown until they act again, after what they missed. */
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
  /** When bots take the free seats, in ms, at a table of "play now". */
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
const LOG_LIMIT = 5000;
const CHAT_LIMIT = 200;

/** The table after this message; `at` is when it arrived, in ms. */
export function reduce(state: TableState, message: ServerMessage, at = 0): TableState {
  switch (message.is) {
    case 'welcome':
      return welcome(state, message, at);
    case 'table_changed':
      // how many watch is in `present` alone
      return seated({ ...state, version: message.version, table: message.table });
    case 'began':
      return began(
        { ...state, tally: message.tally ?? state.tally },
        message.version,
        message.table,
        message.game,
      );
    case 'moment':
      return moment(state, message);
    case 'spoke':
      // chat is no answer to a game: the version that an act answers stays
      return { ...state, chat: heard(state.chat, message.line) };
    case 'tallied':
      return { ...state, version: message.version, tally: message.tally };
    case 'present':
      return { ...state, gone: message.gone.map((gone) => ({ ...gone, at })), watching: message.watching };
    case 'clocked':
      return { ...state, clock: { ...message.clock, at } };
    case 'race_state':
      return { ...state, race: { ...message, at } };
    case 'recalled':
      return recalled(state, message.log);
    case 'reported':
      return { ...state, reports: [...state.reports, message] };
    default:
      return state;
  }
}

function welcome(state: TableState, message: ServerMessage & { is: 'welcome' }, at: number): TableState {
  const known = {
    you: message.you,
    seats: message.seats,
    host: message.host,
    table: message.table,
    watching: message.table.watching,
    gone: message.gone.map((gone) => ({ ...gone, at })),
    stoodIn: message.stood_in,
    backAt: message.version,
    clock: message.clock ? { ...message.clock, at } : null,
    botsAt: message.bots_in === null ? null : at + message.bots_in * 1000,
  };
  // what was missed comes next, moment by moment; the game stays as it was seen last
  if (!message.full) return { ...state, ...known };
  const { game } = message;
  return {
    ...NOTHING,
    ...known,
    version: message.version,
    game,
    tally: message.tally,
    chat: message.chat,
    ...logged(message),
  };
}

/** The story so far; without it only what happened last. */
function logged({
  log,
  game,
  version,
}: ServerMessage & { is: 'welcome' }): Pick<TableState, 'log' | 'earlier'> {
  if (log) return { log: log.lines, earlier: log.more };
  const lines = game?.told.length ? [bareLine(version, game.told)] : [];
  return { log: lines, earlier: false };
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
  const log = game.told.length ? [bareLine(version, game.told)] : [];
  return seated({ ...state, version, table, game, log, earlier: false, race: null, last: null, secret: '' });
}

function lineOf({ version, seat, told, short, joins, why }: Moment): LogLine {
  return { version, seat, told, short, joins, why };
}

/** Sentences that no moment brought. */
export function bareLine(version: number, told: readonly string[], why: readonly string[] = []): LogLine {
  return { version, seat: null, told, short: [], joins: false, why };
}

function moment(state: TableState, message: Moment): TableState {
  const line = lineOf(message);
  const game = message.game ?? state.game;
  // throws that were made blind are shown in full once all have thrown
  const blind = message.revealed.map(lineOf);
  const before = [
    ...state.log,
    ...blind.filter((one) => one.told.length && !state.log.some(({ version }) => version === one.version)),
  ];
  return {
    ...state,
    version: Math.max(state.version, message.version),
    game: game && message.result ? { ...game, result: message.result } : game,
    log: line.told.length ? [...before, line].slice(-LOG_LIMIT) : before,
    // a race may be called before what led to it was shown: it ends with the moment that follows it
    race: state.game?.awaiting === 'Race' && game?.awaiting !== 'Race' ? null : state.race,
    stoodIn:
      message.version > state.backAt ? state.stoodIn.filter((seat) => seat !== message.seat) : state.stoodIn,
    last: message,
    secret: message.secret || state.secret,
  };
}

function heard(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some((known) => known.version === line.version)) return chat;
  return [...chat, line].slice(-CHAT_LIMIT);
}

// What is asked of it

/** The seat of the table that is mine and has to act, if one is. */
export function turn(state: TableState): number | null {
  const waiting = state.game?.waiting_for ?? [];
  return waiting.find((seat) => state.seats.includes(seat)) ?? null;
}

/** The own seat whose dice are in the panel: of several on one device the one that is on turn. */
export function seatInHand(state: TableState, onTurn: number | null): number | null {
  if (onTurn !== null) return onTurn;
  const { game, seats } = state;
  const seen = game?.view.seat ?? null;
  const seat = game && seen !== null ? seatOf(game, seen) : null;
  return seat !== null && seats.includes(seat) ? seat : (seats[0] ?? null);
}

/** The seat of the game of a seat of the table; null for who only sits beside a decider. */
export function placed(game: GameInfo, seat: number): number | null {
  const place = game.places.indexOf(seat);
  return place < 0 ? null : place;
}

/** The seats on turn: those that are waited for, and the one whose dice are in the air. */
export function onTurn(game: GameInfo): readonly number[] {
  if (game.waiting_for.length || game.awaiting !== 'InFlight') return game.waiting_for;
  return [seatOf(game, game.view.active)];
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

/** Seats of the game from the winner to who went out first; who went out together is grouped. */
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

/** The window for throws at the same time, while a seat may still throw. */
export function windowOf(state: TableState): Clock | null {
  const { clock } = state;
  return clock?.window && clock.seats.some((seat) => clockOf(state, seat)) ? clock : null;
}

/** Seconds left of what had so much left `at` that time. */
export function remaining(since: { left: number | null; at: number } | null, now: number): number | null {
  if (!since || since.left === null) return null;
  return Math.max(0, since.left - (now - since.at) / 1000);
}

/** When the time of a clock is over, in ms since 1970; null if no time runs. */
export function endsAt(clock: Clock | null): number | null {
  if (!clock?.seats.length || clock.left === null) return null;
  return performance.timeOrigin + clock.at + clock.left * 1000;
}
