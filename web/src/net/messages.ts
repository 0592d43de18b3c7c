/** What goes over the wire, as the server writes it down in messages.py. Fields with a default may be left out. */

export type Language = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es';
export type ThemeName = 'published' | 'neutral';
export type ClockName = 'none' | 'slow' | 'normal' | 'fast' | 'days';
export type Visibility = 'public' | 'link' | 'password';
export type Kind = 'online' | 'hot_seat' | 'referee';
export type Presence = 'here' | 'lost' | 'left' | 'gone' | 'bot' | 'open';
export type Manner = 'drop' | 'lob' | 'toss' | 'smash';

/** Seven whole numbers: place in µm, quaternion in millionths. */
export type Pose = readonly number[];

/** One legal action, or a whole space of them; its name stands under `is`. */
export interface Action {
  is: string;
  [field: string]: unknown;
}

export interface GameEvent {
  is: string;
  [field: string]: unknown;
}

export interface Result {
  winners: number[];
  reason: string;
  scores?: number[];
}

export interface SeatInfo {
  name?: string;
  person?: string | null;
  bot?: string | null;
  stand_in?: string | null;
  simulated_races?: boolean;
  agrees?: boolean;
}

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  status: 'open' | 'playing' | 'over' | 'closed';
  visibility: Visibility;
  host: string;
  seats: SeatInfo[];
  options: Record<string, unknown>;
  preset?: string | null;
  thrower: 'physics' | 'luck' | 'entered';
  clock: ClockName;
  chat?: boolean;
  spectators?: boolean;
  delay?: number;
  tournament?: boolean;
  /** Players may ask what is best. */
  hints?: boolean;
  /** The bot that plays for absent people; left out: `regular`. */
  stand_in?: string;
  watching?: number;
  replays?: string[];
}

export interface ArenaView {
  is: string;
  game: string;
  seat: number | null;
  phase: string;
  active: number;
  direction: number;
  first: number;
  supplies: (number | null)[];
  has_dice: boolean[];
  piles: number[][];
  arena: [number, string][];
  stacks: number[][];
  removed: number;
  aside: number;
  out: number[][];
  elements: string[];
  effects: string[];
  throws: number;
  must_throw_all: boolean;
  to_act: number[];
  actions: Action[] | Action;
  result: Result | null;
}

export interface GameInfo<View = ArenaView> {
  id: string;
  number: number;
  commitment: string;
  engine: string;
  /** By seat of the game: the seat of the table. */
  places: number[];
  entry: number;
  view: View;
  lying: [number, Pose][];
  may_undo: number[];
  /** Seats of the table. */
  waiting_for: number[];
  awaiting: string;
  blind?: number[];
  result?: Result | null;
  told?: string[];
  hash?: string;
}

export interface ClockInfo {
  seats?: number[];
  left?: number | null;
  banks?: number[];
  window?: boolean;
}

export interface Gone {
  seat: number;
  how: Presence;
  left?: number | null;
  choices?: boolean;
}

export interface TallyInfo {
  games: number;
  played: number;
  points: number[][];
  totals: number[];
  champions?: number[] | null;
  decider?: number[];
  asks?: number[];
}

export interface ChatLine {
  version: number;
  person: string;
  name: string;
  seat?: number | null;
  text?: string;
  phrase?: string | null;
}

export interface Welcome {
  is: 'welcome';
  protocol: number;
  version: number;
  full: boolean;
  you: string;
  seats: number[];
  host: boolean;
  table: TableInfo;
  game?: GameInfo | null;
  gone?: Gone[];
  clock?: ClockInfo | null;
  tally?: TallyInfo | null;
  chat?: ChatLine[];
  server?: string;
}

export interface Ack {
  is: 'ack';
  move: string;
  version: number;
}

export interface Refused {
  is: 'refused';
  code: string;
  message: string;
  move?: string | null;
  clause?: string | null;
}

/** A choice: what is done, and in which manner it is thrown. */
export interface Chosen {
  action: Action;
  manner?: Manner | null;
}

/** What costs are counted in: chances to win, or cards of lead. */
export type Unit = 'win' | 'cards';

/** A choice with what it is worth, what it gives away against the best, and the odds behind it. */
export interface Weighed extends Chosen {
  value: number;
  cost?: number;
  error?: number;
  /** It is worse than the best beyond doubt. */
  matters?: boolean;
  odds?: { match?: number; lost?: number; bust?: number; catch?: number };
}

/** What there is to choose, the best first. */
export interface Advised {
  is: 'advised';
  move: string;
  seat: number;
  version: number;
  unit: Unit;
  options: Weighed[];
}

export interface TableChanged {
  is: 'table_changed';
  version: number;
  table: TableInfo;
  what: string;
}

export interface Began {
  is: 'began';
  version: number;
  table: TableInfo;
  game: GameInfo;
}

export interface Moment {
  is: 'moment';
  version: number;
  entry: number;
  seat?: number | null;
  action?: Action | null;
  events?: GameEvent[];
  hidden?: boolean;
  undone?: number | null;
  motion?: boolean;
  told?: string[];
  why?: string[];
  game?: GameInfo | null;
  result?: Result | null;
  secret?: string;
  revealed?: Moment[];
}

export interface Spoke {
  is: 'spoke';
  version: number;
  line: ChatLine;
}

export interface Tallied {
  is: 'tallied';
  version: number;
  tally: TallyInfo;
}

export interface Present {
  is: 'present';
  gone: Gone[];
  watching?: number;
}

export interface Clocked {
  is: 'clocked';
  clock: ClockInfo;
}

export interface RaceState {
  is: 'race_state';
  race: number;
  state: 'ready' | 'go' | 'finished';
  seats: number[];
  tiles?: number[];
  done?: number[];
}

export interface Reported {
  is: 'reported';
  by: string;
  line: ChatLine;
}

export interface Pong {
  is: 'pong';
  n?: number;
}

export interface Heard {
  is: 'heard';
  tables: TableInfo[];
  playing: number;
  people: number;
}

export interface TurnInfo {
  table: TableInfo;
  seats: number[];
  your_turn: boolean;
}

export interface YourTurn {
  is: 'your_turn';
  tables: TurnInfo[];
}

export type Told =
  | Welcome
  | Ack
  | Refused
  | Advised
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
  | YourTurn;

/** What is said to a table; `move` is added on the way. */
export interface Say {
  is: string;
  [field: string]: unknown;
}

// Over HTTP

export interface PersonInfo {
  id: string;
  name: string;
  kind: string;
  language: string;
}

export interface Me {
  person: PersonInfo;
  tables: TurnInfo[];
}

export interface Made {
  table: TableInfo;
  path: string;
}

export interface Lobby {
  tables: TableInfo[];
  playing: number;
  people: number;
}

export interface OptionInfo {
  id: string;
  values: unknown[];
  default: unknown;
  clause: string;
}

export interface CatalogueEntry {
  id: string;
  faces: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, unknown>>;
  bots: string[];
  tournament: boolean;
}

export interface Catalogue {
  games: CatalogueEntry[];
  clocks: Record<string, unknown>;
  phrases: string[];
  languages: string[];
  themes: string[];
}

export interface Guide {
  html: string;
}

export interface SeatWanted {
  me?: boolean;
  bot?: string;
  name?: string;
}

export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  name?: string;
  kind?: Kind;
  preset?: string;
  options?: Record<string, unknown>;
  thrower?: 'physics' | 'luck';
  clock?: ClockName;
  visibility?: Visibility;
  password?: string;
  chat?: boolean;
  spectators?: boolean;
  delay?: number;
  tournament?: boolean;
  hints?: boolean;
  stand_in?: string;
  first?: number;
  start?: boolean;
}

/** A decision that gave something away: the step of the replay, what was done, what would have been best. */
export interface Slip {
  n: number;
  seat: number;
  done: Chosen;
  best: Chosen;
  cost: number;
  unit: Unit;
}

export interface PlayerReview {
  seat: number;
  name: string;
  bot?: string | null;
  slips: Slip[];
}

export interface Review {
  id: string;
  game: string;
  players: PlayerReview[];
}

export interface Code {
  code: string;
  seconds: number;
}

export interface Fault {
  code: string;
  message: string;
  clause?: string | null;
  id?: string | null;
}
