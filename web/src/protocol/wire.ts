// Made by python -m throwdown.server.describe from the message types of the server: do not edit.

// What the server tells leaves out fields that hold their default: these types say which, these functions
// put them back.

import type * as full from './messages';

export interface GameInfo {
  id: full.GameInfo['id'];
  number: full.GameInfo['number'];
  commitment: full.GameInfo['commitment'];
  engine: full.GameInfo['engine'];
  round?: full.GameInfo['round'];
  keys?: full.GameInfo['keys'];
  places: full.GameInfo['places'];
  entry: full.GameInfo['entry'];
  view: full.GameInfo['view'];
  lying: full.GameInfo['lying'];
  may_undo: full.GameInfo['may_undo'];
  waiting_for: full.GameInfo['waiting_for'];
  awaiting: full.GameInfo['awaiting'];
  blind?: full.GameInfo['blind'];
  result?: full.GameInfo['result'];
  told?: full.GameInfo['told'];
  hash?: full.GameInfo['hash'];
}

export interface Gone {
  seat: full.Gone['seat'];
  how: full.Gone['how'];
  left?: full.Gone['left'];
  choices?: full.Gone['choices'];
}

export interface ClockInfo {
  seats?: full.ClockInfo['seats'];
  left?: full.ClockInfo['left'];
  banks?: full.ClockInfo['banks'];
  window?: full.ClockInfo['window'];
}

export interface TallyInfo {
  games: full.TallyInfo['games'];
  played: full.TallyInfo['played'];
  points: full.TallyInfo['points'];
  totals: full.TallyInfo['totals'];
  champions?: full.TallyInfo['champions'];
  decider?: full.TallyInfo['decider'];
  asks?: full.TallyInfo['asks'];
}

export interface ChatLine {
  version: full.ChatLine['version'];
  person: full.ChatLine['person'];
  name: full.ChatLine['name'];
  seat?: full.ChatLine['seat'];
  text?: full.ChatLine['text'];
  phrase?: full.ChatLine['phrase'];
}

export interface LogPart {
  lines?: readonly LogLine[];
  more?: full.LogPart['more'];
}

export interface WeighedInfo {
  action: full.WeighedInfo['action'];
  manner?: full.WeighedInfo['manner'];
  value: full.WeighedInfo['value'];
  cost?: full.WeighedInfo['cost'];
  error?: full.WeighedInfo['error'];
  matters?: full.WeighedInfo['matters'];
  odds?: OddsInfo | null;
}

export interface RaceLane {
  seat: full.RaceLane['seat'];
  tiles: full.RaceLane['tiles'];
  stacked?: full.RaceLane['stacked'];
}

export interface TurnInfo {
  table: TableInfo;
  seats: full.TurnInfo['seats'];
  your_turn: full.TurnInfo['your_turn'];
}

export interface SeatInfo {
  name?: full.SeatInfo['name'];
  person?: full.SeatInfo['person'];
  bot?: full.SeatInfo['bot'];
  stand_in?: full.SeatInfo['stand_in'];
  simulated_races?: full.SeatInfo['simulated_races'];
  agrees?: full.SeatInfo['agrees'];
  program?: full.SeatInfo['program'];
}

export interface NextGame {
  game: full.NextGame['game'];
  round: full.NextGame['round'];
  commitment: full.NextGame['commitment'];
  hashes: full.NextGame['hashes'];
  asks?: full.NextGame['asks'];
  draft?: full.NextGame['draft'];
}

export interface ReplayStep {
  n: full.ReplayStep['n'];
  seat?: full.ReplayStep['seat'];
  action?: full.ReplayStep['action'];
  intent?: full.ReplayStep['intent'];
  events?: full.ReplayStep['events'];
  told?: full.ReplayStep['told'];
  why?: full.ReplayStep['why'];
  view?: full.ReplayStep['view'];
  lying?: full.ReplayStep['lying'];
  motion?: full.ReplayStep['motion'];
}

export interface PlayerReview {
  seat: full.PlayerReview['seat'];
  name: full.PlayerReview['name'];
  bot: full.PlayerReview['bot'];
  slips: readonly SlipInfo[];
}

export interface CurvePoint {
  step: full.CurvePoint['step'];
  throw: full.CurvePoint['throw'];
  kind: full.CurvePoint['kind'];
  seat: full.CurvePoint['seat'];
  values: full.CurvePoint['values'];
  errors: full.CurvePoint['errors'];
  exact: full.CurvePoint['exact'];
  judgement: Judgement | null;
}

export interface ListedRow {
  kind: full.ListedRow['kind'];
  game: full.ListedRow['game'];
  round?: full.ListedRow['round'];
  hash: full.ListedRow['hash'];
  n: full.ListedRow['n'];
  link: full.ListedRow['link'];
}

export interface LogLine {
  version: full.LogLine['version'];
  seat?: full.LogLine['seat'];
  told?: full.LogLine['told'];
  why?: full.LogLine['why'];
}

export interface OddsInfo {
  match?: full.OddsInfo['match'];
  lost?: full.OddsInfo['lost'];
  bust?: full.OddsInfo['bust'];
  catch?: full.OddsInfo['catch'];
}

export interface SlipInfo {
  n: full.SlipInfo['n'];
  seat: full.SlipInfo['seat'];
  done: ChoiceInfo;
  best: ChoiceInfo;
  cost: full.SlipInfo['cost'];
  unit: full.SlipInfo['unit'];
}

export interface Judgement {
  done: ChoiceTold;
  best: ChoiceTold | null;
  cost: full.Judgement['cost'];
  error: full.Judgement['error'];
  options: full.Judgement['options'];
}

export interface ChoiceInfo {
  action: full.ChoiceInfo['action'];
  manner?: full.ChoiceInfo['manner'];
}

export interface ChoiceTold {
  action: full.ChoiceTold['action'];
  manner?: full.ChoiceTold['manner'];
}

export interface Welcome {
  is: 'welcome';
  protocol: full.Welcome['protocol'];
  version: full.Welcome['version'];
  full: full.Welcome['full'];
  you: full.Welcome['you'];
  seats: full.Welcome['seats'];
  host: full.Welcome['host'];
  table: TableInfo;
  game?: GameInfo | null;
  gone?: readonly Gone[];
  clock?: ClockInfo | null;
  tally?: TallyInfo | null;
  chat?: readonly ChatLine[];
  log?: LogPart | null;
  server?: full.Welcome['server'];
  bots_in?: full.Welcome['bots_in'];
  stood_in?: full.Welcome['stood_in'];
}

export interface Refused {
  is: 'refused';
  code: full.Refused['code'];
  message: full.Refused['message'];
  move?: full.Refused['move'];
  clause?: full.Refused['clause'];
}

export interface Advised {
  is: 'advised';
  move: full.Advised['move'];
  seat: full.Advised['seat'];
  version: full.Advised['version'];
  unit: full.Advised['unit'];
  options: readonly WeighedInfo[];
  model?: full.Advised['model'];
}

export interface Chances {
  is: 'chances';
  move: full.Chances['move'];
  seat: full.Chances['seat'];
  version: full.Chances['version'];
  rolls?: full.Chances['rolls'];
  first?: full.Chances['first'];
}

export interface Pong {
  is: 'pong';
  n?: full.Pong['n'];
}

export interface TableChanged {
  is: 'table_changed';
  version: full.TableChanged['version'];
  table: TableInfo;
  what: full.TableChanged['what'];
}

export interface Began {
  is: 'began';
  version: full.Began['version'];
  table: TableInfo;
  game: GameInfo;
  tally?: TallyInfo | null;
}

export interface Moment {
  is: 'moment';
  version: full.Moment['version'];
  entry: full.Moment['entry'];
  seat?: full.Moment['seat'];
  action?: full.Moment['action'];
  events?: full.Moment['events'];
  hidden?: full.Moment['hidden'];
  undone?: full.Moment['undone'];
  motion?: full.Moment['motion'];
  told?: full.Moment['told'];
  why?: full.Moment['why'];
  game?: GameInfo | null;
  result?: full.Moment['result'];
  secret?: full.Moment['secret'];
  revealed?: readonly Moment[];
}

export interface Spoke {
  is: 'spoke';
  version: full.Spoke['version'];
  line: ChatLine;
}

export interface Tallied {
  is: 'tallied';
  version: full.Tallied['version'];
  tally: TallyInfo;
}

export interface Present {
  is: 'present';
  gone: readonly Gone[];
  watching?: full.Present['watching'];
}

export interface Clocked {
  is: 'clocked';
  clock: ClockInfo;
}

export interface RaceState {
  is: 'race_state';
  race: full.RaceState['race'];
  state: full.RaceState['state'];
  seats: full.RaceState['seats'];
  tiles?: full.RaceState['tiles'];
  done?: full.RaceState['done'];
  lanes?: readonly RaceLane[];
  prize?: full.RaceState['prize'];
  left?: full.RaceState['left'];
  challenge?: full.RaceState['challenge'];
}

export interface Reported {
  is: 'reported';
  by: full.Reported['by'];
  line: ChatLine;
}

export interface Heard {
  is: 'heard';
  tables: readonly TableInfo[];
  playing: full.Heard['playing'];
  people: full.Heard['people'];
}

export interface YourTurn {
  is: 'your_turn';
  tables: readonly TurnInfo[];
}

export interface Recalled {
  is: 'recalled';
  log: LogPart;
}

export interface Me {
  person: full.Me['person'];
  tables: readonly TurnInfo[];
}

export interface TokenInfo {
  person: full.TokenInfo['person'];
  token?: full.TokenInfo['token'];
}

export interface Lobby {
  tables: readonly TableInfo[];
  playing: full.Lobby['playing'];
  people: full.Lobby['people'];
}

export interface Made {
  table: TableInfo;
  path: full.Made['path'];
}

export interface TableInfo {
  id: full.TableInfo['id'];
  name: full.TableInfo['name'];
  game: full.TableInfo['game'];
  kind: full.TableInfo['kind'];
  status: full.TableInfo['status'];
  visibility: full.TableInfo['visibility'];
  host: full.TableInfo['host'];
  seats: readonly SeatInfo[];
  options: full.TableInfo['options'];
  preset?: full.TableInfo['preset'];
  first?: full.TableInfo['first'];
  thrower: full.TableInfo['thrower'];
  clock: full.TableInfo['clock'];
  chat?: full.TableInfo['chat'];
  spectators?: full.TableInfo['spectators'];
  delay?: full.TableInfo['delay'];
  tournament?: full.TableInfo['tournament'];
  hints?: full.TableInfo['hints'];
  stand_in?: full.TableInfo['stand_in'];
  watching?: full.TableInfo['watching'];
  code?: full.TableInfo['code'];
  replays?: full.TableInfo['replays'];
  next?: NextGame | null;
}

export interface LessonTold {
  welcome: Welcome | null;
  moments: readonly Moment[];
  motions: full.LessonTold['motions'];
  verdict: full.LessonTold['verdict'];
  mark: full.LessonTold['mark'];
  refused: Refused | null;
}

export interface Replay {
  id: full.Replay['id'];
  game: full.Replay['game'];
  players: full.Replay['players'];
  bots: full.Replay['bots'];
  options: full.Replay['options'];
  thrower: full.Replay['thrower'];
  engine: full.Replay['engine'];
  commitment: full.Replay['commitment'];
  secret: full.Replay['secret'];
  started: full.Replay['started'];
  ended: full.Replay['ended'];
  result: full.Replay['result'];
  steps: readonly ReplayStep[];
}

export interface Review {
  id: full.Review['id'];
  game: full.Review['game'];
  players: readonly PlayerReview[];
  model: full.Review['model'];
}

export interface Analysis {
  format: full.Analysis['format'];
  version: full.Analysis['version'];
  id: full.Analysis['id'];
  game: full.Analysis['game'];
  players: full.Analysis['players'];
  bots: full.Analysis['bots'];
  thrower: full.Analysis['thrower'];
  model: full.Analysis['model'];
  exact: full.Analysis['exact'];
  winners: full.Analysis['winners'];
  throws: full.Analysis['throws'];
  points: readonly CurvePoint[];
  totals: full.Analysis['totals'];
  seconds: full.Analysis['seconds'];
}

export interface LedgerPage {
  rows: readonly ListedRow[];
  size: full.LedgerPage['size'];
}

export interface Health {
  status: full.Health['status'];
  version: full.Health['version'];
  protocol: full.Health['protocol'];
  notices?: full.Health['notices'];
}

export interface Fault {
  code: full.Fault['code'];
  message: full.Fault['message'];
  clause?: full.Fault['clause'];
  id?: full.Fault['id'];
}

export function gameInfo(told: GameInfo): full.GameInfo {
  return {
    round: 1,
    keys: [],
    blind: [],
    result: null,
    told: [],
    hash: '',
    ...told,
  };
}

export function gone(told: Gone): full.Gone {
  return {
    left: null,
    choices: false,
    ...told,
  };
}

export function clockInfo(told: ClockInfo): full.ClockInfo {
  return {
    seats: [],
    left: null,
    banks: [],
    window: false,
    ...told,
  };
}

export function tallyInfo(told: TallyInfo): full.TallyInfo {
  return {
    champions: null,
    decider: [],
    asks: [],
    ...told,
  };
}

export function chatLine(told: ChatLine): full.ChatLine {
  return {
    seat: null,
    text: '',
    phrase: null,
    ...told,
  };
}

export function logPart(told: LogPart): full.LogPart {
  return {
    more: false,
    ...told,
    lines: (told.lines ?? []).map(logLine),
  };
}

export function weighedInfo(told: WeighedInfo): full.WeighedInfo {
  return {
    manner: null,
    cost: 0,
    error: 0,
    matters: false,
    ...told,
    odds: told.odds ? oddsInfo(told.odds) : null,
  };
}

export function raceLane(told: RaceLane): full.RaceLane {
  return {
    stacked: 0,
    ...told,
  };
}

export function turnInfo(told: TurnInfo): full.TurnInfo {
  return {
    ...told,
    table: tableInfo(told.table),
  };
}

export function seatInfo(told: SeatInfo): full.SeatInfo {
  return {
    name: '',
    person: null,
    bot: null,
    stand_in: null,
    simulated_races: false,
    agrees: false,
    program: false,
    ...told,
  };
}

export function nextGame(told: NextGame): full.NextGame {
  return {
    asks: 'nothing',
    draft: '',
    ...told,
  };
}

export function replayStep(told: ReplayStep): full.ReplayStep {
  return {
    seat: null,
    action: null,
    intent: [],
    events: [],
    told: [],
    why: [],
    view: null,
    lying: [],
    motion: '',
    ...told,
  };
}

export function playerReview(told: PlayerReview): full.PlayerReview {
  return {
    ...told,
    slips: told.slips.map(slipInfo),
  };
}

export function curvePoint(told: CurvePoint): full.CurvePoint {
  return {
    ...told,
    judgement: told.judgement ? judgement(told.judgement) : null,
  };
}

export function listedRow(told: ListedRow): full.ListedRow {
  return {
    round: 0,
    ...told,
  };
}

export function logLine(told: LogLine): full.LogLine {
  return {
    seat: null,
    told: [],
    why: [],
    ...told,
  };
}

export function oddsInfo(told: OddsInfo): full.OddsInfo {
  return {
    match: null,
    lost: null,
    bust: null,
    catch: null,
    ...told,
  };
}

export function slipInfo(told: SlipInfo): full.SlipInfo {
  return {
    ...told,
    done: choiceInfo(told.done),
    best: choiceInfo(told.best),
  };
}

export function judgement(told: Judgement): full.Judgement {
  return {
    ...told,
    done: choiceTold(told.done),
    best: told.best ? choiceTold(told.best) : null,
  };
}

export function choiceInfo(told: ChoiceInfo): full.ChoiceInfo {
  return {
    manner: null,
    ...told,
  };
}

export function choiceTold(told: ChoiceTold): full.ChoiceTold {
  return {
    manner: null,
    ...told,
  };
}

export function welcome(told: Welcome): full.Welcome {
  return {
    server: '',
    bots_in: null,
    stood_in: [],
    ...told,
    table: tableInfo(told.table),
    game: told.game ? gameInfo(told.game) : null,
    gone: (told.gone ?? []).map(gone),
    clock: told.clock ? clockInfo(told.clock) : null,
    tally: told.tally ? tallyInfo(told.tally) : null,
    chat: (told.chat ?? []).map(chatLine),
    log: told.log ? logPart(told.log) : null,
  };
}

export function refused(told: Refused): full.Refused {
  return {
    move: null,
    clause: null,
    ...told,
  };
}

export function advised(told: Advised): full.Advised {
  return {
    model: null,
    ...told,
    options: told.options.map(weighedInfo),
  };
}

export function chances(told: Chances): full.Chances {
  return {
    rolls: null,
    first: [],
    ...told,
  };
}

export function pong(told: Pong): full.Pong {
  return {
    n: 0,
    ...told,
  };
}

export function tableChanged(told: TableChanged): full.TableChanged {
  return {
    ...told,
    table: tableInfo(told.table),
  };
}

export function began(told: Began): full.Began {
  return {
    ...told,
    table: tableInfo(told.table),
    game: gameInfo(told.game),
    tally: told.tally ? tallyInfo(told.tally) : null,
  };
}

export function moment(told: Moment): full.Moment {
  return {
    seat: null,
    action: null,
    events: [],
    hidden: false,
    undone: null,
    motion: false,
    told: [],
    why: [],
    result: null,
    secret: '',
    ...told,
    game: told.game ? gameInfo(told.game) : null,
    revealed: (told.revealed ?? []).map(moment),
  };
}

export function spoke(told: Spoke): full.Spoke {
  return {
    ...told,
    line: chatLine(told.line),
  };
}

export function tallied(told: Tallied): full.Tallied {
  return {
    ...told,
    tally: tallyInfo(told.tally),
  };
}

export function present(told: Present): full.Present {
  return {
    watching: 0,
    ...told,
    gone: told.gone.map(gone),
  };
}

export function clocked(told: Clocked): full.Clocked {
  return {
    ...told,
    clock: clockInfo(told.clock),
  };
}

export function raceState(told: RaceState): full.RaceState {
  return {
    tiles: [],
    done: [],
    prize: 0,
    left: null,
    challenge: 0,
    ...told,
    lanes: (told.lanes ?? []).map(raceLane),
  };
}

export function reported(told: Reported): full.Reported {
  return {
    ...told,
    line: chatLine(told.line),
  };
}

export function heard(told: Heard): full.Heard {
  return {
    ...told,
    tables: told.tables.map(tableInfo),
  };
}

export function yourTurn(told: YourTurn): full.YourTurn {
  return {
    ...told,
    tables: told.tables.map(turnInfo),
  };
}

export function recalled(told: Recalled): full.Recalled {
  return {
    ...told,
    log: logPart(told.log),
  };
}

export function me(told: Me): full.Me {
  return {
    ...told,
    tables: told.tables.map(turnInfo),
  };
}

export function tokenInfo(told: TokenInfo): full.TokenInfo {
  return {
    token: '',
    ...told,
  };
}

export function lobby(told: Lobby): full.Lobby {
  return {
    ...told,
    tables: told.tables.map(tableInfo),
  };
}

export function made(told: Made): full.Made {
  return {
    ...told,
    table: tableInfo(told.table),
  };
}

export function tableInfo(told: TableInfo): full.TableInfo {
  return {
    preset: null,
    first: null,
    chat: true,
    spectators: true,
    delay: 0,
    tournament: false,
    hints: false,
    stand_in: 'master',
    watching: 0,
    code: '',
    replays: [],
    ...told,
    seats: told.seats.map(seatInfo),
    next: told.next ? nextGame(told.next) : null,
  };
}

export function lessonTold(told: LessonTold): full.LessonTold {
  return {
    ...told,
    welcome: told.welcome ? welcome(told.welcome) : null,
    moments: told.moments.map(moment),
    refused: told.refused ? refused(told.refused) : null,
  };
}

export function replay(told: Replay): full.Replay {
  return {
    ...told,
    steps: told.steps.map(replayStep),
  };
}

export function review(told: Review): full.Review {
  return {
    ...told,
    players: told.players.map(playerReview),
  };
}

export function analysis(told: Analysis): full.Analysis {
  return {
    ...told,
    points: told.points.map(curvePoint),
  };
}

export function ledgerPage(told: LedgerPage): full.LedgerPage {
  return {
    ...told,
    rows: told.rows.map(listedRow),
  };
}

export function health(told: Health): full.Health {
  return {
    notices: [],
    ...told,
  };
}

export function fault(told: Fault): full.Fault {
  return {
    clause: null,
    id: null,
    ...told,
  };
}

/** A message as it comes. */
export type ServerMessage =
  | Welcome
  | full.Ack
  | Refused
  | Advised
  | Chances
  | Pong
  | TableChanged
  | Began
  | Moment
  | Spoke
  | Tallied
  | Present
  | Clocked
  | RaceState
  | Reported
  | Heard
  | YourTurn
  | Recalled;

/** The message with every field. */
export function complete(told: ServerMessage): full.ServerMessage {
  switch (told.is) {
    case 'welcome':
      return welcome(told);
    case 'refused':
      return refused(told);
    case 'advised':
      return advised(told);
    case 'chances':
      return chances(told);
    case 'pong':
      return pong(told);
    case 'table_changed':
      return tableChanged(told);
    case 'began':
      return began(told);
    case 'moment':
      return moment(told);
    case 'spoke':
      return spoke(told);
    case 'tallied':
      return tallied(told);
    case 'present':
      return present(told);
    case 'clocked':
      return clocked(told);
    case 'race_state':
      return raceState(told);
    case 'reported':
      return reported(told);
    case 'heard':
      return heard(told);
    case 'your_turn':
      return yourTurn(told);
    case 'recalled':
      return recalled(told);
    default:
      return told;
  }
}

/** Answers as they come, by what was asked. */
export interface Answers {
  'POST /api/guests': Me;
  'GET /api/me': Me;
  'PATCH /api/me': Me;
  'POST /api/me/resume': full.Code;
  'POST /api/resume': Me;
  'POST /api/tokens': TokenInfo;
  'GET /api/catalogue': full.Catalogue;
  'GET /api/guide/{language}/{game}': full.Guide;
  'GET /api/tables': Lobby;
  'POST /api/tables': Made;
  'GET /api/tables/{table}': TableInfo;
  'POST /api/tables/{table}/password': TableInfo;
  'GET /api/tables/{table}/bots': full.ReadyBots;
  'POST /api/tables/{table}/bots': TableInfo;
  'GET /api/invitations/{table}': full.Invitation;
  'POST /api/play': Made;
  'POST /api/practice': full.Practised;
  'GET /api/lessons/{game}': full.LessonInfo;
  'POST /api/lessons/{game}/{step}': LessonTold;
  'GET /api/replays/{game}': Replay;
  'GET /api/replays/{game}/verify': full.Verdict;
  'GET /api/replays/{game}/story': full.Story;
  'GET /api/replays/{game}/review': Review;
  'GET /api/replays/{game}/analysis': Analysis;
  'GET /api/ledger': LedgerPage;
}

/** By what was asked: the answer with every field. */
export const ANSWERS: { [R in keyof Answers]: (told: Answers[R]) => full.Routes[R]['answer'] } = {
  'POST /api/guests': me,
  'GET /api/me': me,
  'PATCH /api/me': me,
  'POST /api/me/resume': (told) => told,
  'POST /api/resume': me,
  'POST /api/tokens': tokenInfo,
  'GET /api/catalogue': (told) => told,
  'GET /api/guide/{language}/{game}': (told) => told,
  'GET /api/tables': lobby,
  'POST /api/tables': made,
  'GET /api/tables/{table}': tableInfo,
  'POST /api/tables/{table}/password': tableInfo,
  'GET /api/tables/{table}/bots': (told) => told,
  'POST /api/tables/{table}/bots': tableInfo,
  'GET /api/invitations/{table}': (told) => told,
  'POST /api/play': made,
  'POST /api/practice': (told) => told,
  'GET /api/lessons/{game}': (told) => told,
  'POST /api/lessons/{game}/{step}': lessonTold,
  'GET /api/replays/{game}': replay,
  'GET /api/replays/{game}/verify': (told) => told,
  'GET /api/replays/{game}/story': (told) => told,
  'GET /api/replays/{game}/review': review,
  'GET /api/replays/{game}/analysis': analysis,
  'GET /api/ledger': ledgerPage,
};
