// Made by python -m throwdown.server.describe from the message types of the server: do not edit.

export const PROTOCOL = 1;

export type Language = 'de' | 'en' | 'fr' | 'it' | 'nl' | 'es';
export type ThemeName = 'published' | 'neutral';
export type ClockName = 'none' | 'slow' | 'normal' | 'fast' | 'days';
export type Visibility = 'public' | 'link' | 'password';
export type Kind = 'online' | 'hot_seat' | 'referee';
export type ThrowerName = 'physics' | 'luck' | 'entered';
export type Unit = 'win' | 'cards';
export type Presence = 'here' | 'silent' | 'lost' | 'left' | 'gone' | 'bot' | 'open';
export type Phrase = 'hello' | 'good_luck' | 'well_thrown' | 'ouch' | 'thanks' | 'one_moment' | 'may_i_move' | 'again' | 'good_game' | 'bye';
export type Topic = 'theme' | 'list' | 'page' | 'privacy' | 'analysis' | 'arena' | 'ask' | 'board' | 'clause' | 'desk' | 'edition' | 'error' | 'event' | 'fair' | 'first' | 'group' | 'hub' | 'keep' | 'learn' | 'mine' | 'moment' | 'notice' | 'lesson' | 'told' | 'room' | 'screen' | 'story' | 'tab' | 'tournament' | 'verify';
export type Manner = 'drop' | 'toss' | 'hit' | 'smash';
export type Pose = readonly [number, number, number, number, number, number, number];
export type Cards = readonly [number, number, number, number];

/** How a game ended: one winner, or several who share it. `reason` names the clause at work. */
export interface Result {
  is: 'result';
  winners: readonly number[];
  reason: string;
  scores: readonly number[];
}

/** Cards on the table that belong to a seat. */
export interface Catch {
  is: 'catch';
  owner: number;
  cards: Cards;
}

/** End the turn (CORE-15, VER-STOP-01). */
export interface Stop {
  is: 'stop';
}

/** Leave for good (AMB-46, VER-AMB-33). Open to every seat still in the game, at any moment. */
export interface Resign {
  is: 'resign';
}

/** The time of this seat is over: do what the rules foresee (AMB-48, VER-AMB-32). */
export interface Timeout {
  is: 'timeout';
}

/** Throw one loose die. */
export interface Throw {
  is: 'throw';
}

/** Throw one die off a boulder pile (only with pile_split=allowed). */
export interface ThrowFromPile {
  is: 'throw_from_pile';
  pile: number;
}

/** Throw a whole boulder pile. */
export interface ThrowPile {
  is: 'throw_pile';
  pile: number;
}

/** The big throw: all dice together. */
export interface ThrowAll {
  is: 'throw_all';
}

/** Throw into a storm or a Relashio: a loose die, or a pile where nothing is loose. */
export interface React {
  is: 'react';
  pile: number | null;
}

/** Put the start die into the arena with this symbol up, or turn it to it. */
export interface PlaceStart {
  is: 'place_start';
  symbol: string;
}

/** Take all sets, or leave them (only with collect=optional). */
export interface Collect {
  is: 'collect';
  take: boolean;
}

/** Keep the own piles after a race, or let them fall apart (only with piles_after_fire=owner_choice). */
export interface KeepPiles {
  is: 'keep_piles';
  keep: boolean;
}

/** Accio: take this die too, or none. */
export interface TakeExtra {
  is: 'take_extra';
  die: number | null;
}

/** Leviosa: the order of the tower, bottom to top. */
export interface BuildTower {
  is: 'build_tower';
  dice: readonly number[];
}

/** Shift a lying die before the own throw. It says what the rules cannot see: where it lay, where it went. */
export interface MoveDie {
  is: 'move_die';
  die: number;
  from_wall: boolean;
  spreads: boolean;
  consent: readonly boolean[];
}

/** Turn a lying die to another face: never allowed. */
export interface TurnDie {
  is: 'turn_die';
  die: number;
  to: string;
}

/** Put a lying die on another: never allowed. */
export interface StackDie {
  is: 'stack_die';
  die: number;
  on: number;
}

/** Turn the box for a better angle. */
export interface RotateArena {
  is: 'rotate_arena';
  degrees: number;
}

/** Roll for the hub or for the predecessor's catch in this turn (VER-GROUP-01). */
export interface Choose {
  is: 'choose';
  target: 'hub' | 'catch';
}

/** Boost the group with cards of the own yard, then roll these dice (VER-BOOST-01, VER-ROLL-02). */
export interface Roll {
  is: 'roll';
  dice: readonly number[];
  boost: Cards;
}

/** Put these of the received cards into the own yard, the others on the heap (VER-PAY-02). */
export interface Distribute {
  is: 'distribute';
  to_yard: Cards;
}

/** Bring the hub to eight out of the own yard (VER-END-03). */
export interface TopUp {
  is: 'top_up';
  cards: Cards;
}

/** Draw this many cards after a bust (VER-AMB-34). */
export interface TakeConsolation {
  is: 'take_consolation';
  count: number;
}

/** Every order in which a tower can be built; there are n! of them. */
export interface TowerOrders {
  is: 'tower_orders';
  dice: readonly number[];
}

/** Every roll with cards of this yard and, where that is allowed, the stop. Naming the same dice in another order is the same roll: it is `in` the space, but not counted again. */
export interface RollSpace {
  is: 'roll_space';
  yard: Cards;
  stop: boolean;
}

/** Every split of the received cards that fits into the room of the yard. */
export interface SplitSpace {
  is: 'split_space';
  cards: Cards;
  room: number;
}

/** Every part of the yard that brings the hub to eight: what stays back is what is counted. */
export interface TopUpSpace {
  is: 'top_up_space';
  yard: Cards;
  missing: number;
}

/** What one seat, or a spectator, may see of an arena game. */
export interface ArenaView {
  is: 'arena_view';
  /** The id of the game. */
  game: string;
  /** Who looks; None is a spectator. */
  seat: number | null;
  /** What is under way: `turn` and `choice` are those in which a player throws. */
  phase: string;
  /** The seat on turn. */
  active: number;
  /** 1 clockwise, -1 the other way round. */
  direction: number;
  /** The seat that began. */
  first: number;
  /** Dice of each seat, piles included; None where the table plays with hidden supplies. */
  supplies: readonly (number | null)[];
  /** Whether each seat has any. */
  has_dice: readonly boolean[];
  /** The sizes of each seat's boulder piles. */
  piles: readonly (readonly number[])[];
  /** (die, face) of every die that lies there. */
  arena: readonly (readonly [number, string])[];
  /** Dice that stand on others, bottom to top. */
  stacks: readonly (readonly number[])[];
  /** Dice that are out of the game. */
  removed: number;
  /** Dice that nobody had from the beginning. */
  aside: number;
  /** Seats that are out, those together who went out together. */
  out: readonly (readonly number[])[];
  /** The elements that are active. */
  elements: readonly string[];
  /** What the last throw set off. */
  effects: readonly string[];
  /** Throws so far. */
  throws: number;
  /** The next throw is the big one (CORE-18). */
  must_throw_all: boolean;
  /** The seats that owe a decision. */
  to_act: readonly number[];
  /** What this seat may do now. */
  actions: ActionSpace;
  /** How it ended, once it has. */
  result: Result | null;
}

/** What a seat may see: everything but the order of the deck, and heaps if they are hidden. */
export interface VerasseltView {
  is: 'verasselt_view';
  /** Who looks; None is a spectator. */
  seat: number | null;
  /** How many play. */
  seats: number;
  /** The rules of this table. */
  options: readonly (readonly [string, string | number | boolean | readonly (string | number)[] | null])[];
  /** What is under way. */
  phase: 'setup' | 'choose' | 'distribute' | 'top_up' | 'roll' | 'rolling' | 'roll_or_stop' | 'consolation' | 'over';
  /** The seat on turn. */
  active: number;
  /** The seat that owes a decision. */
  to_act: number | null;
  /** Whether this is the first turn of the game. */
  first_turn: boolean;
  /** The number of the turn. */
  turn: number;
  /** What the seven dice show: Y, B, R, G, or = for the double bar. */
  dice: readonly string[];
  /** The dice in the air. */
  rolling: readonly number[];
  /** The common display, by colour. */
  hub: Cards;
  /** What the predecessor left; the group itself while it is plundered. */
  table_catch: Catch | null;
  /** What the seat on turn rolls for. */
  target: 'hub' | 'catch' | null;
  /** What this turn has won but not yet secured. */
  own_catch: Cards;
  /** The open stock of each seat. */
  yards: readonly Cards[];
  /** Sizes; None where show_heap_counts hides them (VER-AMB-25). */
  heaps: readonly (number | null)[];
  /** Cards that are left to draw. */
  deck_size: number;
  /** What its owner has to split now (VER-PAY-05). */
  received: Catch | null;
  /** Seats that left for good. */
  left: readonly number[];
  /** What the active seat may choose while the phase is `choose`. */
  groups: readonly ('hub' | 'catch')[];
  /** Whether choosing the hub now would end the game; everybody can count that (VER-END-05). */
  hub_ends_game: boolean;
  /** What this seat may do now. */
  actions: ActionSpace;
  /** How it ended, once it has. */
  result: Result | null;
}

export interface ArenaTurnStarted {
  is: 'turn_started';
  seat: number;
  direction: number;
  arena: number;
}

export interface BigThrowRequired {
  is: 'big_throw_required';
  seat: number;
  count: number;
}

export interface DiceShifted {
  is: 'dice_shifted';
  seat: number;
  die: number;
}

export interface ArenaRotated {
  is: 'arena_rotated';
  seat: number;
  degrees: number;
}

export interface ThrowCommitted {
  is: 'throw_committed';
  seat: number;
  kind: string;
  dice: readonly number[];
}

export interface DiceLeftArena {
  is: 'dice_left_arena';
  dice: readonly (readonly [number, string])[];
}

export interface Nudged {
  is: 'nudged';
  count: number;
  faces: readonly (readonly [number, string])[];
}

export interface DiceSettled {
  is: 'dice_settled';
  thrown: readonly (readonly [number, string])[];
  changed: readonly (readonly [number, string])[];
  stacks: readonly (readonly number[])[];
}

export interface XRemoved {
  is: 'x_removed';
  dice: readonly number[];
}

export interface SetsFound {
  is: 'sets_found';
  sets: readonly (readonly [string, readonly number[]])[];
}

export interface ImmobulusHeld {
  is: 'immobulus_held';
  dice: readonly number[];
}

export interface SpellsSilenced {
  is: 'spells_silenced';
  symbols: readonly string[];
}

export interface ReactionStarted {
  is: 'reaction_started';
  effect: string;
  seats: readonly number[];
}

export interface ReactionCommitted {
  is: 'reaction_committed';
  seat: number;
  dice: readonly number[];
}

export interface SetsFoundAgain {
  is: 'sets_found_again';
  sets: readonly (readonly [string, readonly number[]])[];
}

export interface RaceStarted {
  is: 'race_started';
  seats: readonly number[];
}

export interface RaceFinished {
  is: 'race_finished';
  winner: number | null;
  times: readonly (readonly [number, number])[];
}

export interface PilesDissolved {
  is: 'piles_dissolved';
  seats: readonly number[];
}

export interface DiceCollected {
  is: 'dice_collected';
  seat: number;
  symbols: readonly string[];
  dice: readonly number[];
}

export interface DiceHeld {
  is: 'dice_held';
  symbol: string;
  dice: readonly number[];
}

export interface PileBuilt {
  is: 'pile_built';
  seat: number;
  dice: readonly number[];
}

export interface HurricanePassed {
  is: 'hurricane_passed';
  /** (from, to, number of dice, sizes of the piles among them) for every player. */
  passed: readonly (readonly [number, number, number, readonly number[]])[];
}

export interface AccioTaken {
  is: 'accio_taken';
  seat: number;
  die: number;
  symbol: string;
}

export interface AccioDeclined {
  is: 'accio_declined';
  seat: number;
}

export interface TowerBuilt {
  is: 'tower_built';
  seat: number;
  dice: readonly number[];
  symbols: readonly string[];
}

export interface DirectionReversed {
  is: 'direction_reversed';
  direction: number;
}

export interface PlayerEliminated {
  is: 'player_eliminated';
  seats: readonly number[];
  remaining: number;
  points: readonly number[];
}

export interface GameOver {
  is: 'game_over';
  winners: readonly number[];
  reason: string;
}

export interface ChoiceRequired {
  is: 'choice_required';
  seat: number;
}

export interface TurnStopped {
  is: 'turn_stopped';
  seat: number;
}

export interface TurnEnded {
  is: 'turn_ended';
  seat: number;
  reason: string;
}

export interface TournamentScored {
  is: 'tournament_scored';
  game: number;
  points: readonly number[];
  totals: readonly number[];
}

export type ArenaEvent =
  | ArenaTurnStarted
  | BigThrowRequired
  | DiceShifted
  | ArenaRotated
  | ThrowCommitted
  | DiceLeftArena
  | Nudged
  | DiceSettled
  | XRemoved
  | SetsFound
  | ImmobulusHeld
  | SpellsSilenced
  | ReactionStarted
  | ReactionCommitted
  | SetsFoundAgain
  | RaceStarted
  | RaceFinished
  | PilesDissolved
  | DiceCollected
  | DiceHeld
  | PileBuilt
  | HurricanePassed
  | AccioTaken
  | AccioDeclined
  | TowerBuilt
  | DirectionReversed
  | PlayerEliminated
  | GameOver
  | ChoiceRequired
  | TurnStopped
  | TurnEnded
  | TournamentScored;

export interface GameStarted {
  is: 'game_started';
  players: number;
  /** In the order of play. */
  seats: readonly number[];
  options: readonly (readonly [string, string | number | boolean | readonly (string | number)[] | null])[];
  yards: readonly Cards[];
  hub: Cards;
  dice: readonly string[];
  deck_size: number;
}

export interface VerasseltTurnStarted {
  is: 'turn_started';
  seat: number;
  groups: readonly ('hub' | 'catch')[];
}

export interface GroupChosen {
  is: 'group_chosen';
  seat: number;
  group: 'hub' | 'catch';
  forced: boolean;
}

export interface PayoutDue {
  is: 'payout_due';
  owner: number;
  cards: Cards;
  /** secured, leftover, plunder_bust or game_end. */
  reason: string;
}

export interface PayoutSplit {
  is: 'payout_split';
  owner: number;
  to_yard: Cards;
  to_heap: Cards;
}

export interface HubRefilled {
  is: 'hub_refilled';
  /** bars or to_eight. */
  part: string;
  /** In the order of drawing. */
  cards: string;
  deck_size: number;
}

export interface RefillSkipped {
  is: 'refill_skipped';
  /** plundering, deck_empty or first_turn. */
  reason: string;
}

export interface TopUpRequired {
  is: 'top_up_required';
  seat: number;
  missing: number;
}

export interface ToppedUp {
  is: 'topped_up';
  seat: number;
  cards: Cards;
}

export interface Boosted {
  is: 'boosted';
  seat: number;
  cards: Cards;
  group: 'hub' | 'catch';
}

export interface DiceRolled {
  is: 'dice_rolled';
  seat: number;
  rolled: readonly number[];
  dice: readonly string[];
}

export interface Caught {
  is: 'caught';
  seat: number;
  cards: Cards;
  own_catch: Cards;
  group: Cards;
}

export interface Busted {
  is: 'busted';
  seat: number;
  /** (colour, dice that show it, cards of it in the group). */
  offending: readonly (readonly [string, number, number])[];
}

export interface CatchDissolved {
  is: 'catch_dissolved';
  cards: Cards;
  group: 'hub' | 'catch';
}

export interface ConsolationDrawn {
  is: 'consolation_drawn';
  seat: number;
  cards: string;
  deck_size: number;
}

export interface Stopped {
  is: 'stopped';
  seat: number;
  catch: Cards;
}

/** Ours: the printed rules know no leaving (VER-AMB-33). */
export interface PlayerLeft {
  is: 'player_left';
  seat: number;
}

export interface GameEnded {
  is: 'game_ended';
  /** hub_short (VER-END-01), max_turns (VER-AMB-20) or last_seat (VER-AMB-33). */
  reason: string;
  hub: Cards;
  deck_size: number;
  yards: readonly Cards[];
  heaps: readonly number[];
  final_payout: readonly (readonly [number, Cards])[];
}

export interface Scored {
  is: 'scored';
  heaps: readonly number[];
  yards: readonly number[];
  winners: readonly number[];
  /** fewer_yard_cards, shared, or None where the heaps alone decide. */
  tie_break: string | null;
}

export type VerasseltEvent =
  | GameStarted
  | VerasseltTurnStarted
  | GroupChosen
  | PayoutDue
  | PayoutSplit
  | HubRefilled
  | RefillSkipped
  | TopUpRequired
  | ToppedUp
  | Boosted
  | DiceRolled
  | Caught
  | Busted
  | CatchDissolved
  | ConsolationDrawn
  | Stopped
  | PlayerLeft
  | GameEnded
  | Scored;

/** One thing that a seat may do. */
export type Action =
  | Stop
  | Resign
  | Timeout
  | Throw
  | ThrowFromPile
  | ThrowPile
  | ThrowAll
  | React
  | PlaceStart
  | Collect
  | KeepPiles
  | TakeExtra
  | BuildTower
  | MoveDie
  | TurnDie
  | StackDie
  | RotateArena
  | Choose
  | Roll
  | Distribute
  | TopUp
  | TakeConsolation;

/** What a seat may choose from: written out, or what it is made of. */
export type ActionSpace =
  | readonly Action[]
  | TowerOrders
  | RollSpace
  | SplitSpace
  | TopUpSpace;

export type GameEvent =
  | ArenaEvent
  | VerasseltEvent;

/** What a seat sees of a game. */
export type View =
  | ArenaView
  | VerasseltView;

/** The game under way as one seat sees it. */
export interface GameInfo {
  id: string;
  number: number;
  commitment: string;
  engine: string;
  /** By seat of the game: the key with which it binds the dice, if it does. */
  keys: readonly (string | null)[];
  /** Seats of the game whose promised key did not arrive: they have the one that a bot would have. */
  missing: readonly number[];
  /** By seat of the game: the seat of the table. They differ only in a decider. */
  places: readonly number[];
  /** How many entries its record has. */
  entry: number;
  view: View;
  /** (die, pose) of every die in a physical arena; a pose is seven whole numbers. */
  lying: readonly (readonly [number, Pose])[];
  may_undo: readonly number[];
  waiting_for: readonly number[];
  /** Decision, Several, InFlight, Race, Lot or Over. */
  awaiting: string;
  /** Seats that have thrown already while others still may; how is hidden. */
  blind: readonly number[];
  result: Result | null;
  /** What happened last, in sentences. */
  told: readonly string[];
  /** SHA-256 of the view as canonical JSON: a client that followed from the start has the same. */
  hash: string;
}

/** A person who is not there. */
export interface Gone {
  seat: number;
  how: Presence;
  /** Seconds until the others may choose. */
  left: number | null;
  /** The others may choose now: wait, bot or end. */
  choices: boolean;
}

/** Whose time runs, and how much of it is left, in s. */
export interface ClockInfo {
  seats: readonly number[];
  left: number | null;
  banks: readonly number[];
  /** A window for throws at the same time, not a player's own clock. */
  window: boolean;
}

/** The points of the tournament so far. */
export interface TallyInfo {
  games: number;
  played: number;
  points: readonly (readonly number[])[];
  totals: readonly number[];
  champions: readonly number[] | null;
  decider: readonly number[];
  /** Seats that still have to say whether they share. */
  asks: readonly number[];
}

/** One line of the chat. */
export interface ChatLine {
  version: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  phrase: string | null;
}

/** A part of the story of a game, in its order. */
export interface LogPart {
  lines: readonly LogLine[];
  /** There is more before it: ask with `recall`. */
  more: boolean;
}

/** One choice, what it is worth, and what it gives away against the best. */
export interface WeighedInfo {
  /** As `act` takes it. */
  action: Action;
  manner: Manner | null;
  value: number;
  cost: number;
  /** Standard error of the cost; 0 where it was counted and not tried out. */
  error: number;
  /** It is worse than the best, beyond reasonable doubt. */
  matters: boolean;
  odds: OddsInfo | null;
}

/** Every roll that may be chosen in voll verasselt: a row for each boost, a column for the dice that stay. */
export interface RollChances {
  boosts: readonly Cards[];
  /** The faces that stay, in the order Y B R G =. */
  keeps: readonly string[];
  /** The chance of a safe roll, to four places. */
  safe: readonly (readonly number[])[];
  /** How many cards are caught, on average. */
  catch: readonly (readonly number[])[];
}

/** The first roll for a group, without a boost and with the dice kept that make it safest. */
export interface FirstRollInfo {
  target: 'hub' | 'catch';
  dice: readonly number[];
  /** The chance of a safe roll, by the number of rolled `dice`. */
  safe: readonly number[];
}

/** How far one seat is in a race, run by a person or by chance. */
export interface RaceLane {
  seat: number;
  tiles: number;
  stacked: number;
}

/** How a hand aims: at which place, from which side. */
export interface Aiming {
  manner: Manner;
  /** The share of the fastest throw. */
  force: number;
  /** The target, in mm from the middle of the box. */
  x: number;
  y: number;
  /** The side of the box from which the hand throws, in mrad. */
  side: number;
  /** How many dice are in the hand. */
  dice: number;
}

/** One of your tables. */
export interface TurnInfo {
  table: TableInfo;
  seats: readonly number[];
  your_turn: boolean;
  /** When the time for the current turn is over, in s since 1970; none without a clock. */
  ends: number | null;
}

/** A ban, and when it ends in seconds since 1970. */
export interface Ban {
  reason: string;
  until: number;
}

/** One of your bots. */
export interface BotInfo {
  person: PersonInfo;
  created: number;
  /** When its token was last used, to the hour; null without a token. */
  seen: number | null;
  /** Whether it has a socket open at this server. */
  connected: boolean;
  /** The last ones, the newest first. */
  errors: readonly BotError[];
}

/** How much a bot may do; the settings of the server have the same names. */
export interface BotLimits {
  requests_per_minute: number;
  seat_messages: number;
  watcher_messages: number;
  message_window_s: number;
  throws_per_s: number;
  chat_messages: number;
  chat_window_s: number;
  sockets_per_account: number;
  tables_per_person: number;
  standing_bots: number;
}

/** A person whom you have muted for yourself. */
export interface MutedPerson {
  person: string;
  name: string;
  since: number;
}

/** A report, with the last lines before it. */
export interface DeskReport {
  id: string;
  table: string;
  /** Whether the table can still be closed. */
  open: boolean;
  at: number;
  by: string;
  by_name: string;
  person: string;
  /** As the table showed it. */
  name: string;
  /** The line that is reported; 0: the person or the name. */
  version: number;
  lines: readonly DeskLine[];
}

/** What a person may not do: be here (`ban`), chat (`mute`), or choose a name (`name`). */
export interface DeskSanction {
  kind: 'ban' | 'mute' | 'name';
  reason: string;
  since: number;
  until: number;
}

/** Something that signs a person in. */
export interface CredentialInfo {
  id: string;
  kind: 'code' | 'old_code' | 'passkey';
  /** What the person calls it. */
  label: string;
  created: number;
  /** When it last signed you in; an `old_code`: when it was replaced. */
  used: number;
}

/** A browser in which a person is signed in. */
export interface DeviceInfo {
  id: string;
  /** Browser and system; empty if they are not known. */
  label: string;
  created: number;
  /** The day of its last use. */
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** Where notices are sent. */
export interface NoticeTarget {
  id: string;
  kind: 'push' | 'webhook';
  /** The browser, or the host. */
  label: string;
  created: number;
  /** Whether it is the browser that asks. */
  here: boolean;
  /** The last notice could not be delivered. */
  failing: boolean;
}

/** From then to then no notice comes; minutes since midnight. They may go over midnight. */
export interface QuietHours {
  start: number;
  end: number;
}

/** A game that is played here. */
export interface CatalogueEntry {
  id: string;
  faces: readonly string[];
  options: readonly OptionInfo[];
  /** By edition: the options in which it differs from the defaults. */
  changes: Record<string, Record<string, unknown>>;
  /** By edition ("" for the plain rules): the values that its rulebook leaves to the table, by option. */
  choices: Record<string, Record<string, readonly unknown[]>>;
  editions: readonly EditionInfo[];
  /** By language: the edition that its people are offered first. */
  offered: Record<string, string>;
  bots: readonly string[];
  tournament: boolean;
}

/** Who sits there. */
export interface SeatInfo {
  name: string;
  person: string | null;
  bot: string | null;
  /** The bot that plays while the person is gone. */
  stand_in: string | null;
  simulated_races: boolean;
  /** Others may move dice off the walls (CORE-21). */
  agrees: boolean;
  /** The person is a bot with a token. */
  program: boolean;
  /** On the device of another person: the one who has this name, if we know them. */
  named: string | null;
}

/** The game that comes next, and what binds its dice before anybody can know them. */
export interface NextGame {
  /** Its id. */
  game: string;
  /** The hash of the table's secret, which is revealed at the end of the game. */
  commitment: string;
  /** By seat of the table: the hash of its key, if it gave one. */
  hashes: readonly (string | null)[];
  /** By seat of the table: the public key with which it will sign the end, if it gave one. */
  signers: readonly (string | null)[];
  /** The game is to begin: seats may still give `hashes`, or those that gave one give their `keys`. */
  asks: 'nothing' | 'hashes' | 'keys';
  /** The hash of the record's header without the keys, once these are asked for: nothing else can change then. */
  draft: string;
  /** The games that were to come before it and will never be played. */
  void: readonly string[];
  /** The public key (Ed25519) with which the server signs receipts. */
  server: string;
}

/** A standing bot that would come. */
export interface ReadyBot {
  person: string;
  name: string;
}

/** A target: what lies there, how many dice are thrown, and what they shall do. */
export interface TargetInfo {
  lying: readonly (readonly [number, Pose])[];
  /** What the dice show that lie there. */
  faces: Record<string, string>;
  dice: number;
  goal: Goal;
  hint: MasterAim;
  /** How often the aim of the hint reaches the goal. */
  chance: number;
  /** With so many throws at most it earns three stars, and two. */
  within: readonly [number, number];
}

/** One thing to do; its sentences are named after the game and its id. */
export interface LessonStep {
  id: string;
  /** What on the table it is about. */
  lit: string;
  clause: string;
  /** The dice are turned in the hand so that they show what is taught: people are informed. */
  turned: boolean;
}

/** One entry of a finished game. */
export interface ReplayStep {
  n: number;
  seat: number | null;
  action: Action | null;
  intent: readonly number[];
  events: readonly GameEvent[];
  told: readonly string[];
  /** The same in one line, in pieces: every second one is strong. */
  short: readonly string[];
  /** With the step before it this is one throw: the line is about both. */
  joins: boolean;
  why: readonly string[];
  view: View | null;
  lying: readonly (readonly [number, Pose])[];
  /** Base 64. */
  motion: string;
}

/** One thing that was computed again. */
export interface CheckInfo {
  entry: number;
  what: string;
  verdict: string;
  why: string;
}

/** Where everybody stood after a step of the record: dice in front of each seat, or cards on each heap. */
export interface CoursePoint {
  step: number;
  /** How many throws there were up to here. */
  throw: number;
  held: readonly number[];
}

/** How often the dice of a whole game showed one face. */
export interface FaceCount {
  face: string;
  count: Count;
}

/** What one seat threw. */
export interface SeatStory {
  seat: number;
  throws: number;
  dice: number;
  /** Only what can be expected: how hard a hand throws real dice is unknown. */
  counts: Record<string, Count>;
  luck: 'few' | 'no' | 'some' | 'yes' | 'hands';
  /** How often it went for a neighbour's catch. */
  plunders: number;
  /** Cards that it caught there. */
  plundered: number;
}

/** One throw into the arena: where it would have come down in an empty box, and what became of it. In mm. */
export interface AimedThrow {
  /** Of the record: where it landed. */
  step: number;
  /** Throws are counted from 1, as the replay and links count them. */
  throw: number;
  seat: number;
  aim: readonly [number, number];
  /** Where its dice came to rest. */
  landed: readonly (readonly [number, number])[];
  /** Of its dice: left the arena. */
  out: number;
  /** Lying dice that it touched. */
  struck: number;
  /** Of those: show another face, or were knocked out. */
  turned: number;
  matched: boolean;
}

/** A count that is worth a sentence; the rarest come first. */
export interface Remark {
  seat: number;
  what: 'matches' | 'lost' | 'out' | 'busts' | 'caught';
  /** More than the average, not less. */
  more: boolean;
  /** How far from the average. */
  by: number;
  /** One game in so many is like that. */
  one_in: number;
  lucky: boolean;
}

/** The throw that won the most dice, or the roll that caught the most cards. */
export interface BestThrow {
  step: number;
  /** Throws are counted from 1, as the replay and links count them. */
  throw: number;
  seat: number;
  /** So many dice or cards. */
  count: number;
}

/** The decisions that cost one player the most, at most three, the costliest first. */
export interface PlayerReview {
  seat: number;
  name: string;
  bot: string | null;
  slips: readonly SlipInfo[];
}

/** A point of the curve: everybody's chance to win after one step of the record. */
export interface CurvePoint {
  /** Of the record; 0 is the beginning. */
  step: number;
  /** How many throws there were up to here. */
  throw: number;
  kind: 'start' | 'choice' | 'chance';
  /** Who chose, or whose dice these were; None for lots, races and throws of several. */
  seat: number | null;
  /** By seat. */
  values: readonly number[];
  /** Their standard errors: 0 where the game is solved. */
  errors: readonly number[];
  exact: boolean;
  judgement: Judgement | null;
}

/** Where the chances of one seat came from: start + luck + skill + others = end. */
export interface SeatTotal {
  seat: number;
  start: number;
  end: number;
  /** What dice, lots and races gave or took; where the game is not solved, all that no choice surely did. Where hands were thrown again, it is what happened less what the same hand does on average. */
  luck: number;
  /** What the own choices cost; with the own hands, where they were thrown again: these may gain, too. */
  skill: number;
  /** What the choices of the others gave or took. */
  others: number;
  /** Standard error of luck; 0 where the game is solved. */
  error: number;
  skill_error: number;
  /** How many choices there were. */
  decisions: number;
  /** So many own throws were thrown again. */
  hands: number;
  /** Where hands were thrown again: whether luck made the end what it was. */
  was_luck: 'few' | 'no' | 'some' | 'yes' | null;
}

/** A hand of a finished game that can be thrown again. */
export interface HandToThrow {
  /** Of the record: where it was locked. */
  step: number;
  /** The parameter set of the physics. */
  arena: string;
  /** Whether a die that comes to rest on another may stay there. */
  towers: boolean;
  dice: readonly number[];
  intent: readonly number[];
  /** Dice that lay there before: each with its place and rotation. */
  lying: readonly (readonly [number, readonly number[]])[];
  /** 32 bytes in hexadecimal. Draw `n` is the stream of SHA-256(seed, n as 8 bytes). */
  seed: string;
}

/** A group in a list. */
export interface GroupInfo {
  id: string;
  name: string;
  members: number;
}

/** A member of a group. */
export interface MemberInfo {
  id: string;
  /** Empty for one who has left. */
  name: string;
  kind: 'person' | 'paper' | 'left';
  you: boolean;
  /** The member who has been in it for longest looks after the group. */
  keeper: boolean;
}

/** How many games a member played, and how many of them the member won, alone or with others. */
export interface Score {
  member: string;
  games: number;
  won: number;
}

/** Two members in all games that both of them played: who did better than the other how often. */
export interface Pair {
  one: string;
  other: string;
  one_beat: number;
  other_beat: number;
  /** They shared a rank. */
  even: number;
}

/** A table on your device. */
export interface TypedTable {
  table: string;
  kind: string;
  /** When its last game ended. */
  ended: number;
  games: number;
  names: readonly TypedName[];
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  /** Empty once the person who chose it is forgotten. */
  name: string;
  game: string;
  mode: 'swiss' | 'evening' | 'knockout';
  phase: 'entering' | 'playing' | 'between' | 'over';
  round: number;
  entrants: number;
  /** Whether you are the host. */
  host: boolean;
  /** Your number, if you have entered. */
  you: number | null;
  open_to: 'link' | 'listed' | 'group';
  opened: number;
}

/** A player of a tournament. */
export interface EntrantInfo {
  number: number;
  /** Empty once it is withdrawn. */
  name: string;
  /** `left`: the person was forgotten. */
  kind: 'person' | 'paper' | 'bot' | 'left';
  /** The level of a bot. */
  bot: string;
  /** A bot that plays only where a table needs it. */
  filler: boolean;
  /** False: takes a break, or has gone. */
  here: boolean;
  /** The host did that: only the host brings this player back. */
  dropped: boolean;
  /** Entered after the first round was paired. */
  late: boolean;
}

/** A table of a tournament, playing or finished. */
export interface RoundTable {
  /** Over the whole tournament, from 1. */
  number: number;
  round: number;
  /** Players by seat; the first one begins. */
  seats: readonly number[];
  final: boolean;
  play: 'online' | 'device' | 'box';
  box: number | null;
  /** The id of the live table, once there is one. */
  table: string | null;
  /** By seat; none while it plays, and empty if it does not count. */
  places: readonly number[] | null;
  points: readonly number[] | null;
  /** Where the result comes from. */
  source: 'game' | 'typed' | 'host' | null;
  corrected: boolean;
}

/** A player who has no table in a round. */
export interface ByeInfo {
  round: number;
  entrant: number;
}

/** A player in the standings. */
export interface StandingInfo {
  entrant: number;
  /** From 1; players who are equal share it. None for bots that fill, and below the least number of games. */
  rank: number | null;
  points: number;
  games: number;
  won: number;
  mean: number;
  /** Points of the opponents: they decide among equal players. */
  opponents: number;
  byes: number;
}

/** A table of a round that has not begun. */
export interface NextTable {
  /** Players by seat; the first one begins. */
  seats: readonly number[];
  /** Pairs of players who have met before. */
  again: readonly (readonly number[])[];
}

/** One finished game. */
export interface GameOf {
  id: string;
  kind: string;
  edition: string;
  thrower: string;
  table_kind: string;
  /** None where that was not stored. */
  started: number | null;
  ended: number;
  seats: readonly SeatOf[];
  /** None where the person only typed it in. */
  won: boolean | null;
  /** Own X and busts. */
  bad: BadDice | null;
  /** What luck gave the person, in chances to win; none before the game is analysed. */
  luck: number | null;
  /** What own decisions cost, in chances to win. */
  cost: number | null;
}

/** How often a person played a game, by edition. */
export interface KindTotal {
  kind: string;
  /** The empty one: no printed edition was chosen. */
  editions: Record<string, number>;
}

/** What was thrown in one game over all times that it was played. */
export interface KindLuck {
  kind: string;
  games: number;
  throws: number;
  dice: number;
  faces: readonly FaceBand[];
  counts: Record<string, Band>;
}

/** After so many games: how many X and busts more than expected there were, and what is usual. */
export interface LuckPoint {
  games: number;
  ended: number;
  more: number;
  /** Nine of ten are not further from 0 than this. */
  usual: number;
}

/** What decisions of one month cost. */
export interface MonthSkill {
  /** Such as `2026-11`. */
  month: string;
  games: number;
  decisions: number;
  /** Mean cost of a decision, in chances to win. */
  cost: number;
  /** Whether every game of that month is solved. */
  exact: boolean;
}

/** Games won, or not won, one after the other. */
export interface Streaks {
  /** How long the present one is. */
  now: number;
  now_won: boolean;
  won: Longest;
  lost: Longest;
}

/** What one moment of the game made happen. */
export interface LogLine {
  version: number;
  /** The seat that acted; null if the dice landed. */
  seat: number | null;
  told: readonly string[];
  /** The same in one line, in pieces: every second one is strong. */
  short: readonly string[];
  /** With the moment before it this is one throw: the line is about both. */
  joins: boolean;
  /** The clauses at work. */
  why: readonly string[];
}

/** What a throw or a roll promises on its own. */
export interface OddsInfo {
  /** The chance that dice can be taken. */
  match: number | null;
  /** The chance that a thrown die is lost. */
  lost: number | null;
  /** In voll verasselt: the chance of a bust. */
  bust: number | null;
  /** In voll verasselt: how many cards are caught, on average. */
  catch: number | null;
}

/** Something that the server refused to a bot. */
export interface BotError {
  at: number;
  code: string;
  message: string;
  /** The route or the kind of message. */
  asked: string;
}

/** A chat line beside a report. */
export interface DeskLine {
  version: number;
  person: string;
  name: string;
  text: string;
  phrase: string;
}

/** One named choice of the rules. */
export interface OptionInfo {
  id: string;
  values: readonly unknown[];
  default: unknown;
  clause: string;
  /** What it is about; house rules are shown under these headings. */
  group: string;
}

/** A printed edition of a game. */
export interface EditionInfo {
  id: string;
  language: Language;
}

/** What a throw has to do to the position. `turn`: the die shows the face. `flip`: so many dice show another face. `pair`: two dice of the position show the same. `take`: so many dice match, and none is lost. `clear`: the dice lie away from the wall. `stay`: no die leaves. */
export interface Goal {
  kind: 'turn' | 'flip' | 'pair' | 'take' | 'clear' | 'stay';
  /** The dice of the position that it is about. */
  dice: readonly number[];
  face: string;
  count: number;
}

/** The aim of a master, as a hand sets it. */
export interface MasterAim {
  die: number;
  manner: Manner;
  /** 0 to 100. */
  force: number;
  /** The side of the box to throw from, in eighths of a turn from the usual one. */
  side: number;
}

/** How often something came, and how often it usually does. */
export interface Count {
  seen: number;
  /** On average, had the same dice been thrown in the same way into the same positions. */
  mean: number;
  low: number;
  /** Nine of ten games lie from here to there. */
  high: number;
  /** Of a game that is at least as far on this side of the average. */
  chance: number;
  /** No more than this was possible. */
  most: number;
}

/** A decision that gave something away. */
export interface SlipInfo {
  /** The step of the replay whose action it is. */
  n: number;
  seat: number;
  done: ChoiceInfo;
  best: ChoiceInfo;
  cost: number;
  /** Whether the cost is a chance to win or cards of lead. */
  unit: Unit;
}

/** What a seat chose, what would have been best, and what the difference cost it. */
export interface Judgement {
  done: EncodedChoice;
  /** None where nothing was better, or where it was not analysed. */
  best: EncodedChoice | null;
  /** In chances to win; 0 where nothing is better beyond doubt. A hand may also gain: then it is below 0. */
  cost: number;
  /** Standard error of the cost. */
  error: number;
  /** How many choices were compared; 0 where time was up, or without a decision. */
  options: number;
  /** Of a hand in the arena, where there was time to throw it again. */
  again: ThrownAgain | null;
}

/** A name that you typed, and who it was. */
export interface TypedName {
  name: string;
  member: string | null;
}

/** One seat of a finished game. */
export interface SeatOf {
  /** As it was shown then; empty once it is withdrawn. */
  name: string;
  /** The id of a person, `bot:` and a level, or `name:` and a name that was typed. */
  who: string;
  bot: string;
  me: boolean;
  won: boolean;
  rank: number;
  /** Gave up. */
  left: boolean;
  /** A bot played to the end in this seat. */
  stood_in: boolean;
  /** Starting dice, where the seats had a handicap. */
  began_with: number;
}

/** X and busts, and how many are usual. */
export interface BadDice {
  seen: number;
  mean: number;
}

export interface FaceBand {
  face: string;
  band: Band;
}

/** A count over many games, and where nine of ten such counts are. */
export interface Band {
  seen: number;
  mean: number;
  low: number;
  high: number;
  verdict: 'few' | 'less' | 'normal' | 'more';
  /** One of so many is at least as far on this side of the mean. */
  one_in: number;
}

/** The longest streak, and where it is in nine of ten such series of games. */
export interface Longest {
  games: number;
  low: number;
  high: number;
}

/** An action and, where it is a throw, in which manner. */
export interface ChoiceInfo {
  action: Action;
  manner: Manner | null;
  /** What a hand did that threw into the arena. */
  hand: HandDone | null;
}

/** An action and, where it is a throw, in which manner. */
export interface EncodedChoice {
  action: Action;
  manner: Manner | null;
  /** How a hand threw in the arena; its speed is nearest to that of the manner. */
  hand: HandDone | null;
}

/** What the same hand does on average. */
export interface ThrownAgain {
  /** So often it was thrown again. */
  draws: number;
  /** Of its dice: so many leave the arena. */
  out: number;
  /** In this share of throws it turns a lying die or knocks one out. */
  turned: number;
  /** In this share of throws dice can be taken. */
  matched: number;
}

/** What a hand did in the arena. */
export interface HandDone {
  /** From 0 to 100, as the page counts it. */
  force: number;
  strength: 'soft' | 'even' | 'hard';
  /** The first thing that the die would meet without a tremor. */
  meets: 'die' | 'floor' | 'wall' | 'outside';
  /** What the die shows that it would meet. */
  symbol: string | null;
}

/** You are at the table; what it is now, or (`full` is false) what you missed comes next. */
export interface Welcome {
  is: 'welcome';
  protocol: number;
  version: number;
  full: boolean;
  /** Your person id; empty with `watch`. */
  you: string;
  /** Your seats. */
  seats: readonly number[];
  host: boolean;
  table: TableInfo;
  game: GameInfo | null;
  gone: readonly Gone[];
  clock: ClockInfo | null;
  tally: TallyInfo | null;
  chat: readonly ChatLine[];
  /** The story of the game so far, if it was asked for. */
  log: LogPart | null;
  server: string;
  /** Seconds until bots take the free seats, at a table of "play now". */
  bots_in: number | null;
  /** Your seats that a bot has played until you came back just now. */
  stood_in: readonly number[];
}

/** Done and durably stored; `version` is that of the table after it. */
export interface Ack {
  is: 'ack';
  move: string;
  version: number;
  /** For a promise or a key: what the server signed, with the key that the table names. */
  receipt?: string;
}

/** Not done, and why; nothing has changed. */
export interface Refused {
  is: 'refused';
  code: string;
  message: string;
  move: string | null;
  clause: string | null;
  /** Why a host of the server decided so, where one did. */
  reason: string | null;
  /** Until when it is so, in seconds since 1970. */
  until: number | null;
}

/** The answer to `hint`: what there is to choose, the best first; of a large space the best few. */
export interface Advised {
  is: 'advised';
  move: string;
  seat: number;
  /** The version that was asked about. */
  version: number;
  /** Whether values are chances to win or cards of lead. */
  unit: Unit;
  options: readonly WeighedInfo[];
  /** The table of luck that it holds for, as records name it; none where dice are rolled and not thrown. */
  model: string | null;
}

/** The answer to `odds`: every roll for the chosen group, or the first roll for each that may be chosen. */
export interface Chances {
  is: 'chances';
  move: string;
  seat: number;
  /** The version that was asked about. */
  version: number;
  rolls: RollChances | null;
  first: readonly FirstRollInfo[];
}

/** I am here. */
export interface Pong {
  is: 'pong';
  n: number;
}

/** A person sat down, rose, came, became host; or the status changed. */
export interface TableChanged {
  is: 'table_changed';
  version: number;
  table: TableInfo;
  what: string;
}

/** A game begins; `game` shows what you see of it. */
export interface Began {
  is: 'began';
  version: number;
  table: TableInfo;
  game: GameInfo;
  /** The tournament so far, if there is one. */
  tally: TallyInfo | null;
}

/** One entry of the game's record, and what it made happen. */
export interface Moment {
  is: 'moment';
  version: number;
  entry: number;
  /** The seat that acted; null if the dice landed. */
  seat: number | null;
  action: Action | null;
  events: readonly GameEvent[];
  /** A seat has thrown blind; how is sent when all have thrown. */
  hidden: boolean;
  /** Everything after this entry was taken back. */
  undone: number | null;
  /** A binary frame with the recorded motion comes right after this: 4 bytes version, then the motion. */
  motion: boolean;
  told: readonly string[];
  /** For each of these sentences the event that it is about: its place in `events`. */
  about: readonly number[];
  /** The same in one line, in pieces: every second one is strong. */
  short: readonly string[];
  /** With the moment before it this is one throw: the line is about both. */
  joins: boolean;
  /** The clauses at work. */
  why: readonly string[];
  /** As it is now; left out where a later moment of the same batch shows it. */
  game?: GameInfo;
  result: Result | null;
  /** Revealed with the end of the game. */
  secret: string;
  /** Throws of others that were made blind, now in full; each has the version that it was hidden under. */
  revealed: readonly Moment[];
}

/** A chat line. */
export interface Spoke {
  is: 'spoke';
  version: number;
  line: ChatLine;
}

/** A game of the tournament was scored. */
export interface Tallied {
  is: 'tallied';
  version: number;
  tally: TallyInfo;
}

/** Who is not there, and what the others may do about it. */
export interface Present {
  is: 'present';
  gone: readonly Gone[];
  watching: number;
}

/** Time runs for other seats now, or a seat got more of it. */
export interface Clocked {
  is: 'clocked';
  clock: ClockInfo;
}

/** The race for the column of fire: `ready` (hands off), `go`, `under_way`, `finished` (one more tower). */
export interface RaceState {
  is: 'race_state';
  race: number;
  state: 'ready' | 'go' | 'under_way' | 'finished';
  /** Seats that run it themselves. */
  seats: readonly number[];
  /** How many tiles each of them stacks. */
  tiles: readonly number[];
  done: readonly number[];
  /** How far everybody is, those for whom chance runs too. */
  lanes: readonly RaceLane[];
  /** So many dice the first one takes. */
  prize: number;
  /** Once it runs: seconds until it is over for who has not finished. */
  left: number | null;
  /** With `ready`: send a `ping` with this number immediately; that shows how long messages take to you. */
  challenge: number;
}

/** Where another seat aims, to clients with `motions` that see the table without a delay; null: it stopped. */
export interface Aimed {
  is: 'aimed';
  seat: number;
  /** It aims after this entry of the record: at any later one this is over. */
  entry: number;
  aiming: Aiming | null;
}

/** To the host: a person reports this line. Without text or phrase it is about the person or the name. */
export interface Reported {
  is: 'reported';
  by: string;
  line: ChatLine;
}

/** In the lobby: the open tables as they are now. */
export interface Heard {
  is: 'heard';
  tables: readonly TableInfo[];
  playing: number;
  people: number;
}

/** In the lobby: tables where you sit, and whether they wait for you. */
export interface YourTurn {
  is: 'your_turn';
  tables: readonly TurnInfo[];
}

/** What happened before. */
export interface Recalled {
  is: 'recalled';
  log: LogPart;
}

/** You and your tables. */
export interface Me {
  person: PersonInfo;
  tables: readonly TurnInfo[];
}

/** The person who is signed in; null if nobody is. */
export interface Visitor {
  person: PersonInfo | null;
  /** Whether this person has the host's desk. */
  hosts: boolean;
  /** Why and until when a host of the server has banned this person. */
  ban: Ban | null;
  /** Until when a recovery card that was replaced or removed takes that back, in seconds since 1970. */
  old_card: number | null;
}

/** A link with which another device becomes you, once. */
export interface DeviceLink {
  link: string;
  /** The link as a picture (SVG). */
  qr: string;
  seconds: number;
}

/** Your bots, and the limits that hold for each of them. */
export interface MyBots {
  bots: readonly BotInfo[];
  limits: BotLimits;
}

/** A token of a bot; the token itself is shown only once. */
export interface TokenInfo {
  person: PersonInfo;
  token: string;
}

/** You. */
export interface PersonInfo {
  id: string;
  name: string;
  kind: string;
  language: string;
}

/** Whose chat lines you do not want to read. */
export interface MutedPeople {
  people: readonly MutedPerson[];
  /** Every id under which tables know them. */
  ids: readonly string[];
}

/** The host's desk, for those who look after this server. */
export interface Desk {
  /** So many wait. */
  reports: number;
  /** Reports that nobody settles are deleted after so many days. */
  report_days: number;
}

/** Reports that wait, the oldest first. */
export interface DeskReports {
  reports: readonly DeskReport[];
}

/** People who were found. */
export interface DeskPeople {
  people: readonly DeskPerson[];
}

/** A person as hosts see them. */
export interface DeskPerson {
  id: string;
  name: string;
  /** `guest`, or `bot` for a program with a token. */
  kind: string;
  /** The person whose bot it is; empty for a person. */
  owner: string;
  created: number;
  seen: number;
  /** What signs them in, by kind. */
  credentials: readonly string[];
  /** Whether they look after this server. */
  host: boolean;
  sanctions: readonly DeskSanction[];
}

/** How people come in here. */
export interface Ways {
  signup: 'open' | 'invite' | 'closed';
  /** Whether passkeys work at this address: they need https and a name. */
  passkeys: boolean;
}

/** What keeps your games, and where you are signed in. */
export interface Keeping {
  credentials: readonly CredentialInfo[];
  devices: readonly DeviceInfo[];
  ways: Ways;
  may_invite: boolean;
}

/** A new recovery code. It is shown only here. */
export interface RecoveryCode {
  code: string;
  /** It opens the page with the code filled in. */
  link: string;
  /** The link as a picture (SVG). */
  qr: string;
}

/** A link with which one new person may come in. */
export interface InvitationLink {
  link: string;
  /** The link as a picture (SVG). */
  qr: string;
  seconds: number;
}

/** What a browser is given to make or to use a passkey, as WebAuthn writes it in JSON. */
export interface PasskeyQuestion {
  options: Record<string, unknown>;
}

/** Where your notices are sent, and when not. */
export interface NoticeSettings {
  /** With which a browser subscribes (`applicationServerKey`); null: this server sends none to browsers. */
  key: string | null;
  /** Hosts to which webhooks may lead; empty: none. */
  hosts: readonly string[];
  targets: readonly NoticeTarget[];
  zone: string;
  quiet: QuietHours | null;
}

/** What became of a notice that was sent as a test. */
export interface NoticeTested {
  /** `gone`: nothing is there any more, and it was removed; `refused`: it was not accepted; `later`: no answer. */
  outcome: 'sent' | 'gone' | 'refused' | 'later';
}

/** Everything that this server has stored about you. */
export interface StoredAboutMe {
  /** When this was put together, in seconds since 1970. */
  made: number;
  /** The version of the server. */
  server: string;
  /** By the kind of row. Times are seconds since 1970. */
  stored: Record<string, readonly (Record<string, unknown>)[]>;
}

/** From how many games your name was withdrawn. */
export interface NamesWithdrawn {
  games: number;
}

/** Who runs this server, and for how long it stores what. */
export interface Host {
  name: string;
  contact: string;
  /** The host's own text, if there is one. */
  imprint: string;
  /** The same about privacy; it comes before what the page says. */
  privacy: string;
  /** Chat lines are deleted after so many days; 0: never. */
  chat_days: number;
  /** Guests without a finished game are forgotten after so many days without a visit; 0: never. */
  guest_days: number;
  /** Games are deleted so many days after their end; 0: never. */
  game_days: number;
  /** Reports are deleted after so many days, if no host of the server has settled them before. */
  report_days: number;
  /** So long after the last visit a browser is still signed in. */
  cookie_days: number;
}

/** All games, with everything that a table may choose. */
export interface Catalogue {
  games: readonly CatalogueEntry[];
  clocks: Record<string, unknown>;
  phrases: readonly string[];
  languages: readonly string[];
  themes: readonly string[];
}

/** Starting dice by seat, and what they are worth. */
export interface HandicapInfo {
  dice: readonly number[];
  /** By seat: to win, on the mean over who begins. */
  chances: readonly number[];
  /** Whether the game is solved for equally strong players, or bots played it. */
  basis: 'solved' | 'simulated';
  /** The starting dice of every seat without a handicap. */
  usual: number;
}

/** The rules of a game at hand. */
export interface Guide {
  /** Headings, paragraphs, lists, tables, links and a drawing; no scripts, no styles and no tags of anybody else. */
  html: string;
}

/** What is printed, silent or ours in the rules of a game. */
export interface Rulings {
  /** Our rulings with their reasons, and what the editions differ in: headings, lists and tables. */
  html: string;
  /** By clause, where the rule comes from, in a sentence. */
  origins: Record<string, string>;
}

/** The open tables. */
export interface Lobby {
  tables: readonly TableInfo[];
  playing: number;
  people: number;
}

/** Where the table is. */
export interface Made {
  table: TableInfo;
  path: string;
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  kind: Kind;
  status: 'open' | 'playing' | 'over' | 'closed';
  visibility: Visibility;
  host: string;
  seats: readonly SeatInfo[];
  /** What is played otherwise than in the edition, and how who begins is found where that is not the host's choice. */
  options: Record<string, unknown>;
  /** The edition that is played; none: the plain rules. */
  edition: string | null;
  /** The seat that begins the first game, once it was named. */
  first: number | null;
  thrower: ThrowerName;
  clock: ClockName;
  chat: boolean;
  /** The chat has phrases only, and no own words. */
  phrases: boolean;
  spectators: boolean;
  /** Spectators see everything this many seconds later. */
  delay: number;
  tournament: boolean;
  /** The open tournament, with many tables, that this one belongs to: its seats are reserved. */
  event: string;
  /** Players may ask what a strong player would do; a person among bots always may. */
  hints: boolean;
  /** The bot that plays for a player who is gone, unless the others choose another. */
  stand_in: string;
  watching: number;
  /** Six letters that lead here until the table is closed; the lobby does not show them. */
  code: string;
  /** The games that were played here to their end, by their ids. */
  replays: readonly string[];
  /** The game that comes next; nothing where people throw real dice. */
  next: NextGame | null;
}

/** The standing bots that would come to a table, by name. */
export interface ReadyBots {
  bots: readonly ReadyBot[];
}

/** A table as it is shown to a person who has its code or link and is not in yet. */
export interface Invitation {
  /** Its id. */
  table: string;
  name: string;
  /** The name of its host. */
  host: string;
  game: string;
  /** The edition that is played; none: the plain rules. */
  edition: string | null;
  status: 'open' | 'playing' | 'over' | 'closed';
  seats: number;
  /** Seats that a person may still take; none while a game is played. */
  free: number;
  /** Whether a password is asked for next. */
  password: boolean;
  spectators: boolean;
  /** The short code, while it is good. */
  code: string;
}

/** What a screen for the room is to show. */
export interface ScreenChoice {
  /** The id of the table that a phone has chosen; none: no phone has. */
  table: string | null;
}

/** How the practice throw went. */
export interface Practised {
  faces: Record<string, string>;
  out: Record<string, string>;
  lying: readonly (readonly [number, Pose])[];
  motion: string;
  /** Whether the target was reached; None where there was none. */
  reached: boolean | null;
}

/** The targets of a game, from easy to hard. */
export interface TargetsInfo {
  game: string;
  targets: readonly TargetInfo[];
}

/** The lesson of a game. */
export interface LessonInfo {
  game: string;
  steps: readonly LessonStep[];
}

/** The state of the step, in the form of a table, so that the same page shows it. */
export interface LessonAnswer {
  /** The table, when the step was set up. */
  welcome: Welcome | null;
  moments: readonly Moment[];
  /** Base 64, one for each moment that says it has one. */
  motions: readonly string[];
  /** Whether something is still to be done, it is done, or it can be tried again. */
  verdict: 'open' | 'done' | 'again';
  mark: string;
  /** The rules forbid it, or the step is about something else; nothing has changed. */
  refused: Refused | null;
}

/** A finished game, step by step, as spectators saw it. */
export interface Replay {
  id: string;
  game: string;
  players: readonly string[];
  bots: readonly (string | null)[];
  options: Record<string, unknown>;
  thrower: string;
  engine: string;
  commitment: string;
  secret: string;
  started: number;
  ended: number | null;
  /** `tab`: it was played without a server, so that nobody else committed its dice. */
  place: '' | 'tab';
  result: Result | null;
  steps: readonly ReplayStep[];
}

/** A finished game computed again by the server; `throwdown verify` does the same at home. */
export interface Verdict {
  verdict: string;
  fingerprint: string;
  checks: readonly CheckInfo[];
}

/** The story of a finished game. */
export interface Story {
  id: string;
  game: string;
  players: readonly string[];
  winners: readonly number[];
  /** `tab`: it was played without a server, so that nobody else committed its dice. */
  place: '' | 'tab';
  throws: number;
  /** Whenever it changed, and the beginning and the end. */
  course: readonly CoursePoint[];
  faces: readonly FaceCount[];
  seats: readonly SeatStory[];
  /** Only where hands aimed in a physical arena. */
  aims: readonly AimedThrow[];
  remarks: readonly Remark[];
  /** Of anybody. */
  luck: 'few' | 'no' | 'some' | 'yes' | 'hands';
  /** None in a game in which no throw won anything. */
  best: BestThrow | null;
}

/** Looking back on a finished game. */
export interface Review {
  id: string;
  game: string;
  players: readonly PlayerReview[];
  /** The table of luck that it holds for, as records name it; none where dice are rolled and not thrown. */
  model: string | null;
}

/** A whole game: the curve, its decisions, and what was luck and what was skill. */
export interface Analysis {
  format: string;
  version: number;
  id: string;
  game: string;
  players: readonly string[];
  bots: readonly (string | null)[];
  thrower: string;
  /** The table of luck that throws are held against; empty where none is needed. */
  model: string;
  /** Whether every value is that of the solved game; never where hands were thrown again. */
  exact: boolean;
  /** Empty in a game that broke off. */
  winners: readonly number[];
  throws: number;
  points: readonly CurvePoint[];
  totals: readonly SeatTotal[];
  /** How long it took. */
  seconds: number;
  /** Whether every value between throws is that of the solved game. */
  positions_exact: boolean;
}

/** What a browser needs to analyse a game of the arena: it throws, and the server weighs what comes of it. */
export interface HandsToThrow {
  /** Each hand is thrown again so often at most. */
  draws: number;
  /** … and at least so often. */
  least: number;
  hands: readonly HandToThrow[];
  /** Where the server has analysed the game already: then nothing needs to be thrown. */
  analysis: Analysis | null;
}

/** The groups that you are a member of. */
export interface GroupList {
  groups: readonly GroupInfo[];
}

/** A group as its members see it. */
export interface Group {
  id: string;
  name: string;
  zone: string;
  members: readonly MemberInfo[];
  /** Each person who opens it may join. */
  link: string;
}

/** A group as it is shown to a person who was invited. */
export interface GroupInvitation {
  name: string;
  members: number;
  /** Its id, if you are a member already. */
  group: string | null;
}

/** What a group played in one year, or in all. */
export interface Book {
  /** Null: all years. */
  year: number | null;
  /** Those in which the group played, the newest first. */
  years: readonly number[];
  games: number;
  /** By game that was played: how often. */
  kinds: Record<string, number>;
  /** Those who won most come first. */
  scores: readonly Score[];
  pairs: readonly Pair[];
}

/** Tables on your device with names that you typed, the newest first. */
export interface TypedTables {
  tables: readonly TypedTable[];
}

/** Your tournaments, those of your groups, and those that everybody finds; running ones first. */
export interface TournamentList {
  tournaments: readonly TournamentInfo[];
}

/** Everything that a page or the big screen shows of a tournament. */
export interface Tournament {
  id: string;
  version: number;
  /** The time of the server, for the countdown. It is not part of the ETag. */
  now: number;
  name: string;
  game: string;
  edition: string;
  mode: 'swiss' | 'evening' | 'knockout';
  seats: number;
  rounds: number;
  final: boolean;
  least_games: number;
  open_to: 'link' | 'listed' | 'group';
  group: string | null;
  play: 'online' | 'device' | 'box';
  boxes: number;
  fill: string;
  minutes: number;
  thrower: string;
  clock: string;
  phase: 'entering' | 'playing' | 'between' | 'over';
  round: number;
  /** When the countdown of the round ends. */
  until: number | null;
  /** When the bell rang. */
  bell: number | null;
  you: number | null;
  host: boolean;
  link: string;
  entrants: readonly EntrantInfo[];
  tables: readonly RoundTable[];
  byes: readonly ByeInfo[];
  standings: readonly StandingInfo[];
}

/** The round that would begin now. */
export interface NextRound {
  /** That of the tournament: with every change to it other tables may begin. */
  version: number;
  tables: readonly NextTable[];
  /** Players without a table in this round. */
  byes: readonly number[];
  /** Bots that would come with this round, since tables need them. */
  fillers: readonly EntrantInfo[];
  final: boolean;
}

/** One page of a person's games, the newest first. */
export interface MyGames {
  games: readonly GameOf[];
  /** How many games are like that altogether. */
  total: number;
  /** What to ask for as `before` to get the next page; empty on the last one. */
  next: string;
}

/** What hands one game to the app BG Stats. */
export interface PlayLink {
  url: string;
}

/** What there is to choose from, over all games of a person. */
export interface MyTotals {
  kinds: readonly KindTotal[];
  /** When the first game ended; none without games. */
  first: number | null;
  last: number | null;
}

/** Everything that is said about luck and skill of one person. */
export interface LuckStory {
  games: number;
  won: number;
  kinds: readonly KindLuck[];
  curve: readonly LuckPoint[];
  /** So many counts have a band and enough dice. */
  figures: number;
  /** So many of them are outside of it. */
  outside: number;
  /** So many usually are. */
  usual_outside: number;
  analysed: number;
  /** What luck gave altogether in analysed games, in chances to win: 1 is a whole game. */
  luck: number;
  months: readonly MonthSkill[];
  /** Some games that are not analysed yet, the newest first. */
  not_analysed: readonly string[];
  streaks: Streaks | null;
}

/** The server is there. */
export interface Health {
  status: string;
  version: string;
  protocol: number;
  /** What its host should look at. */
  notices: readonly string[];
}

/** Something cannot be done: a code for programs, a sentence for people. */
export interface Fault {
  code: string;
  message: string;
  clause: string | null;
  id: string | null;
  /** Why a host of the server decided so, where one did. */
  reason: string | null;
  /** Until when it is so, in seconds since 1970. */
  until: number | null;
}

/** Everything that the server says over a socket. */
export type ServerMessage =
  | Welcome
  | Ack
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
  | Aimed
  | Reported
  | Heard
  | YourTurn
  | Recalled;

/** What a standing bot plays: the host of such a table may seat it there while it is in the lobby. */
export interface Serves {
  games: readonly string[];
  /** It sits at no more than so many at a time. */
  tables?: number;
  /** By name, `none` for the plain rules; without any it plays all. */
  editions?: readonly string[];
  throwers?: readonly ThrowerName[];
  /** Of an option that a table has, the values with which it plays. */
  options?: Record<string, readonly unknown[]>;
}

/** One seat of a new table: the maker sits (`me`), a bot, a person with a name on this device, or open. */
export interface SeatWanted {
  me?: boolean;
  bot?: string | null;
  name?: string | null;
}

/** How the dice came to rest when the same hand was thrown once more. */
export interface HandLanding {
  /** The face on top, by die: of every die that is still in the arena. */
  faces: Record<string, number>;
  /** Dice that left, and how. */
  out?: Record<string, 'missed' | 'bounced' | 'knocked'>;
  /** Dice on each other, bottom to top. */
  stacks?: readonly (readonly number[])[];
  /** Each nudge by its die, in order. */
  nudges?: readonly number[];
}

/** The first message on a socket: what this client wants to be sent, and what it saw last. */
export interface Hello {
  is: 'hello';
  protocol: number;
  /** The last version it saw: it gets what it missed. Without it, it gets the table as it is. */
  since?: number | null;
  language?: Language;
  theme?: ThemeName;
  /** With everything that happens also what the own seat sees now, and sentences about it. */
  views?: boolean;
  /** Recorded motions too, as binary frames. */
  motions?: boolean;
  /** With a full welcome also the last so many lines of the story of the game; with `views` only. */
  log?: number;
  /** Only watch, as a spectator sees it, though you may sit here: for a screen that everybody in the room sees. */
  watch?: boolean;
  /** In the lobby, for a bot with a token: stand ready for hosts as long as this socket is open. */
  serves?: Serves | null;
}

/** Show me everything I may see, from the beginning of what I know. */
export interface Look {
  is: 'look';
}

/** Another language or theme from now on. */
export interface Speak {
  is: 'speak';
  language: Language;
  theme?: ThemeName;
}

/** Tell me what happened in this game before a version. Answered by `recalled`. */
export interface Recall {
  is: 'recall';
  before: number;
  most?: number;
}

/** Are you there? Answered by `pong` with the same number. */
export interface Ping {
  is: 'ping';
  n?: number;
}

/** A seat acts: one of its legal actions, thrown in a manner or with the nine numbers of an intent. */
export interface Act {
  is: 'act';
  move: string;
  seat: number;
  /** The version that this answers: too old, and it is refused. */
  version: number;
  action: Action;
  manner?: Manner | null;
  intent?: readonly number[];
}

/** A seat on turn aims, or does not any more. Only shown to the others: it binds nobody and is not answered. It is sent on five times a second at most; what comes more often is dropped. */
export interface Aim {
  is: 'aim';
  seat: number;
  aiming?: Aiming | null;
}

/** What would a strong player do here? Answered by `advised`, to this connection alone; nothing changes. */
export interface Hint {
  is: 'hint';
  move: string;
  seat: number;
  /** The version that this is about: too old, and it is refused. */
  version: number;
}

/** How safe is each roll of voll verasselt here? Answered by `chances`, to this connection alone. */
export interface Odds {
  is: 'odds';
  move: string;
  seat: number;
  /** The version that this is about: too old, and it is refused. */
  version: number;
}

/** Take the last action back, where nothing was shown since. */
export interface Undo {
  is: 'undo';
  move: string;
  seat: number;
}

/** This seat gives up for good. */
export interface Concede {
  is: 'concede';
  move: string;
  seat: number;
}

/** More time for this seat, please: for oneself a few times a game, for another as often as one likes. */
export interface MoreTime {
  is: 'more_time';
  move: string;
  seat: number;
}

/** In the race for the column of fire: my tower is complete, so many ms after I saw the signal. */
export interface Finished {
  is: 'finished';
  move: string;
  seat: number;
  race: number;
  ms: number;
}

/** In the race for the column of fire: so many tiles of this seat stand. Only shown to the others; not answered. */
export interface Stacked {
  is: 'stacked';
  seat: number;
  race: number;
  tiles: number;
}

/** Whether this seat runs its races itself or has them drawn by chance. */
export interface RaceBy {
  is: 'race_by';
  move: string;
  seat: number;
  simulated: boolean;
}

/** At the table of a referee: what the real dice show, as it is typed ("5 3>x"), or who won the race. */
export interface Enter {
  is: 'enter';
  move: string;
  version: number;
  text: string;
}

/** At the table of a referee: these cards came off the real deck with the last entry, in this order ("YYB"). Until the cards are entered, the table draws cards of its own. */
export interface Deal {
  is: 'deal';
  move: string;
  version: number;
  cards: string;
}

/** At the table of a referee: the last entry was a mistake. */
export interface TakeBack {
  is: 'take_back';
  move: string;
}

/** Others may move dice off the walls before they throw, in this game, or not (CORE-21). */
export interface Agree {
  is: 'agree';
  move: string;
  seat: number;
  agrees: boolean;
}

/** Take this seat; at a hot-seat or referee table for a player with another name. */
export interface Sit {
  is: 'sit';
  move: string;
  seat: number;
  name?: string | null;
}

/** Leave this seat before the game; the host may empty any. */
export interface Rise {
  is: 'rise';
  move: string;
  seat: number;
}

/** The host puts a bot into a seat. */
export interface Fill {
  is: 'fill';
  move: string;
  seat: number;
  bot: string;
}

/** The host sends a person away: out of the seats and off the table. */
export interface Kick {
  is: 'kick';
  move: string;
  person: string;
}

/** The host says who begins the first game: the oldest, the last who saw a bug, or simply this one. */
export interface NameFirst {
  is: 'name_first';
  move: string;
  seat: number;
}

/** The host gives the seats other numbers of starting dice in the games to come. `dice` has a number for each seat; empty: the usual number. All together leave one die of the box for the arena. */
export interface GiveDice {
  is: 'give_dice';
  move: string;
  dice: readonly number[];
}

/** The host begins: the first game, the next one of a tournament, or a rematch. */
export interface Start {
  is: 'start';
  move: string;
}

/** The hash of the key with which this seat binds the dice of the next game; the key follows when it is asked for. A key is 32 random bytes as 64 hexadecimal digits, drawn again for every commitment. */
export interface KeyHash {
  is: 'key_hash';
  move: string;
  seat: number;
  /** The commitment that this answers, so that no key is spent on another one. */
  commitment: string;
  hash: string;
  /** The public key (Ed25519) with which this client will sign the end of the game, if it will. */
  signer?: string | null;
}

/** The key of this seat: all hashes are there, and no seat can choose any more. */
export interface Key {
  is: 'key';
  move: string;
  seat: number;
  commitment: string;
  key: string;
}

/** The end of a game, signed by a client that promised a key for a seat of it. */
export interface Sign {
  is: 'sign';
  move: string;
  game: string;
  /** The public key that was promised. */
  signer: string;
  /** Ed25519, of `throwdown end` and the hash of the last line of the record, each after its length. */
  signature: string;
}

/** After a tied tournament: share the title, or play the decider. */
export interface Share {
  is: 'share';
  move: string;
  seat: number;
  share: boolean;
}

/** A player is gone: wait longer, let a bot play the seat, or end the game for it. */
export interface Decide {
  is: 'decide';
  move: string;
  seat: number;
  choice: 'wait' | 'bot' | 'end';
  /** Which bot plays, if one does; for one that is weaker than `thumb`, the usual one. */
  bot?: string;
}

/** Leave for good: the others need not wait. */
export interface Leave {
  is: 'leave';
  move: string;
}

/** Say something: own words, or a phrase that each reader sees in the own language. */
export interface Chat {
  is: 'chat';
  move: string;
  text?: string;
  phrase?: Phrase | null;
}

/** Report a chat line, or a person at this table and their name, to its host and to the hosts of the server. */
export interface Report {
  is: 'report';
  move: string;
  /** The version of the chat line; without one, the person is reported. */
  version?: number;
  person?: string;
}

/** The host mutes a person, or lets them chat again. */
export interface Mute {
  is: 'mute';
  move: string;
  person: string;
  muted: boolean;
}

/** Come in under this name. */
export interface GuestWanted {
  name: string;
  language?: Language;
  /** What an invitation link holds, where new people need one. */
  invitation?: string;
}

/** Another name or language. */
export interface MeChanged {
  name?: string | null;
  language?: Language | null;
}

/** Come in as the person who made this code, on another device. */
export interface ResumeWanted {
  code: string;
  /** Whether the guest of this browser becomes a part of that person, with all tables and games. */
  join?: boolean;
}

/** A token for a bot of this name. */
export interface TokenWanted {
  name: string;
}

/** Another name for a bot. */
export interface BotRenamed {
  name: string;
}

/** Give a person this name, which they cannot change for so many hours. */
export interface RenameWanted {
  name: string;
  reason?: 'insult' | 'unfair' | 'spam' | 'name' | 'rules';
  hours?: number;
}

/** Ban or mute a person for so many hours. */
export interface SanctionWanted {
  reason: 'insult' | 'unfair' | 'spam' | 'name' | 'rules';
  hours: number;
}

/** Close a table. */
export interface ClosingWanted {
  reason: 'insult' | 'unfair' | 'spam' | 'name' | 'rules';
}

/** Sign in with a recovery code. */
export interface SignInWanted {
  code: string;
  /** Whether the guest of this browser becomes a part of that person, with all tables and games. */
  join?: boolean;
}

/** Sign in once with a link from the host. Codes and passkeys of before are good no more. */
export interface ResetWanted {
  ticket: string;
}

/** A passkey that the browser has made, as WebAuthn writes it in JSON. */
export interface PasskeyMade {
  answer: Record<string, unknown>;
  /** What you call it; without one browser and system. */
  label?: string;
}

/** What a passkey has signed, as WebAuthn writes it in JSON. */
export interface PasskeyUsed {
  answer: Record<string, unknown>;
  join?: boolean;
}

/** A browser that asked its push service for an address. */
export interface NoticeDeviceWanted {
  endpoint: string;
  /** Its public key (`p256dh`), in base64 for addresses. */
  public: string;
  /** Its secret (`auth`). */
  secret: string;
}

/** An address to which each notice is posted as JSON: `title`, `text` and `link`. */
export interface WebhookWanted {
  url: string;
}

/** Quiet hours, or none. */
export interface HoursWanted {
  /** Such as `Europe/Berlin`. */
  zone: string;
  quiet?: QuietHours | null;
}

/** A new table. */
export interface TableWanted {
  game: string;
  seats: readonly SeatWanted[];
  name?: string;
  kind?: Kind;
  /** The edition by name or language; without one that of your own language. `none`: the plain rules. */
  edition?: string | null;
  /** House rules: what is played otherwise than in the edition. */
  options?: Record<string, unknown>;
  thrower?: 'physics' | 'luck';
  clock?: ClockName;
  visibility?: Visibility;
  password?: string | null;
  chat?: boolean;
  /** The chat has phrases only. Without a choice it has them among strangers: at public tables. */
  phrases?: boolean | null;
  spectators?: boolean;
  delay?: number;
  tournament?: boolean;
  /** Players may ask what a strong player would do. */
  hints?: boolean;
  /** The bot that plays for a player who is gone, unless the others choose another; never weaker than `thumb`. */
  stand_in?: string;
  /** Who begins, by seat or name: whom the host names, the oldest or the last who saw a bug (option `first_player`). Without one, strangers and bots draw lots, and among friends the first seat begins, or whom the host names later. */
  first?: number | string | null;
  /** Begin immediately if every seat is filled. */
  start?: boolean;
}

/** The password of a table. */
export interface PasswordGiven {
  password: string;
}

/** A standing bot, by its id, for this seat of the table. */
export interface BotWanted {
  person: string;
  seat: number;
}

/** Play now: any open table of this game, or bots after a short wait. */
export interface PlayWanted {
  game?: string;
}

/** One throw in an arena of one's own: what lies there, and how many dice fly how. */
export interface PracticeWanted {
  game?: string;
  lying?: readonly (readonly [number, Pose])[];
  intent: readonly number[];
  dice?: number;
  /** A target of the game: its dice lie there then, and as many are thrown as it says. */
  target?: number | null;
}

/** Set up a step, or do something in it. */
export interface LessonMove {
  /** The state of the step, as the server sent it last; without it the server sets the step up. */
  mark?: string;
  action?: Action | null;
  manner?: Manner | null;
  intent?: readonly number[];
}

/** What came of the hands of a game that were thrown again. */
export interface HandsThrown {
  game: string;
  /** By the step in which a hand was locked. */
  landings: Record<string, readonly (HandLanding | null)[]>;
}

/** A new group of people who play together. */
export interface GroupWanted {
  name: string;
  /** The time zone that decides in which year a game was, such as `Europe/Berlin`. */
  zone?: string;
}

/** What the link of a group has behind it. */
export interface GroupInvitationGiven {
  invitation: string;
}

/** Another name or time zone. */
export interface GroupChanged {
  name?: string | null;
  zone?: string | null;
}

/** A member on paper, who has no device here; or another name for a member. */
export interface MemberWanted {
  name: string;
}

/** Who it was whose name you typed at a table on your device. */
export interface TypedGiven {
  table: string;
  name: string;
  /** Null: nobody of the group. */
  member?: string | null;
}

/** A new tournament with many tables. */
export interface TournamentWanted {
  name: string;
  game?: string;
  mode?: 'swiss' | 'evening' | 'knockout';
  /** Tables of four, three or five where the number of players asks for it; or duels. */
  seats?: 2 | 4;
  rounds?: number;
  final?: boolean;
  /** In an open evening: how many games a player needs for a place. */
  least_games?: number;
  open_to?: 'link' | 'listed' | 'group';
  /** The group whose members alone see it; with `open_to` `group`. */
  group?: string | null;
  play?: 'online' | 'device' | 'box';
  /** So many real boxes are in the room. */
  boxes?: number;
  /** The level of bots that fill tables; empty: none do. */
  fill?: string;
  /** How long a round is to take. The countdown is shown, and nothing ends by it. */
  minutes?: number;
  /** The edition by name or language; without one that of your own language. `none`: the plain rules. */
  edition?: string | null;
  thrower?: 'physics' | 'luck';
  clock?: ClockName;
}

/** What the host may change while it runs. */
export interface TournamentChanged {
  name?: string | null;
  rounds?: number | null;
  final?: boolean | null;
  boxes?: number | null;
  fill?: string | null;
  minutes?: number | null;
}

/** A player whom the host enters: a name on paper, or a bot of a level. */
export interface EntrantWanted {
  name?: string;
  bot?: string;
}

/** Another name for a player on paper. */
export interface EntrantRenamed {
  name: string;
}

/** How a table ended. */
export interface ResultGiven {
  /** By seat, 1 for the winner; players who tie share a place, as in 1, 2, 2, 4. None at all, in a correction: the table does not count. */
  places: readonly number[];
}

/** Play this table on your device, or be its referee. */
export interface DeviceWanted {
  kind: 'hot_seat' | 'referee';
}

/** Where a table plays from now on. */
export interface TableMoved {
  play: 'online' | 'device' | 'box';
  box?: number | null;
}

/** Everything that the page says over a socket. */
export type ClientMessage =
  | Hello
  | Look
  | Speak
  | Recall
  | Ping
  | Act
  | Aim
  | Hint
  | Odds
  | Undo
  | Concede
  | MoreTime
  | Finished
  | Stacked
  | RaceBy
  | Enter
  | Deal
  | TakeBack
  | Agree
  | Sit
  | Rise
  | Fill
  | Kick
  | NameFirst
  | GiveDice
  | Start
  | KeyHash
  | Key
  | Sign
  | Share
  | Decide
  | Leave
  | Chat
  | Report
  | Mute;

/** What is asked over HTTP, with what, and what is answered. */
export interface Routes {
  'POST /api/guests': { path: never; query: never; body: GuestWanted; answer: Me };
  'GET /api/visitor': { path: never; query: never; body: null; answer: Visitor };
  'GET /api/me': { path: never; query: never; body: null; answer: Me };
  'PATCH /api/me': { path: never; query: never; body: MeChanged; answer: Me };
  'DELETE /api/me': { path: never; query: never; body: null; answer: null };
  'POST /api/me/resume': { path: never; query: never; body: null; answer: DeviceLink };
  'POST /api/resume': { path: never; query: never; body: ResumeWanted; answer: Me };
  'GET /api/me/bots': { path: never; query: never; body: null; answer: MyBots };
  'POST /api/tokens': { path: never; query: never; body: TokenWanted; answer: TokenInfo };
  'PATCH /api/tokens/{person}': { path: 'person'; query: never; body: BotRenamed; answer: PersonInfo };
  'POST /api/tokens/{person}/rotate': { path: 'person'; query: never; body: null; answer: TokenInfo };
  'DELETE /api/tokens/{person}': { path: 'person'; query: never; body: null; answer: null };
  'GET /api/me/muted': { path: never; query: never; body: null; answer: MutedPeople };
  'PUT /api/me/muted/{person}': { path: 'person'; query: never; body: null; answer: MutedPeople };
  'DELETE /api/me/muted/{person}': { path: 'person'; query: never; body: null; answer: MutedPeople };
  'GET /api/desk': { path: never; query: never; body: null; answer: Desk };
  'GET /api/desk/reports': { path: never; query: never; body: null; answer: DeskReports };
  'DELETE /api/desk/reports/{report}': { path: 'report'; query: never; body: null; answer: null };
  'GET /api/desk/people': { path: never; query: 'name'; body: null; answer: DeskPeople };
  'PUT /api/desk/people/{person}/name': { path: 'person'; query: never; body: RenameWanted; answer: DeskPerson };
  'PUT /api/desk/people/{person}/{kind}': { path: 'person' | 'kind'; query: never; body: SanctionWanted; answer: DeskPerson };
  'DELETE /api/desk/people/{person}/{kind}': { path: 'person' | 'kind'; query: never; body: null; answer: DeskPerson };
  'POST /api/desk/tables/{table}/close': { path: 'table'; query: never; body: ClosingWanted; answer: null };
  'GET /api/sign-in': { path: never; query: never; body: null; answer: Ways };
  'POST /api/sign-in': { path: never; query: 'language'; body: SignInWanted; answer: Me };
  'POST /api/reset': { path: never; query: 'language'; body: ResetWanted; answer: Me };
  'GET /api/me/keeping': { path: never; query: never; body: null; answer: Keeping };
  'POST /api/me/code': { path: never; query: never; body: null; answer: RecoveryCode };
  'DELETE /api/me/credentials/{credential}': { path: 'credential'; query: never; body: null; answer: null };
  'DELETE /api/me/sessions/{session}': { path: 'session'; query: never; body: null; answer: null };
  'DELETE /api/me/sessions': { path: never; query: never; body: null; answer: null };
  'POST /api/me/invitations': { path: never; query: never; body: null; answer: InvitationLink };
  'POST /api/me/passkeys/question': { path: never; query: never; body: null; answer: PasskeyQuestion };
  'POST /api/me/passkeys': { path: never; query: never; body: PasskeyMade; answer: null };
  'POST /api/passkeys/question': { path: never; query: 'language'; body: null; answer: PasskeyQuestion };
  'POST /api/passkeys': { path: never; query: 'language'; body: PasskeyUsed; answer: Me };
  'GET /api/me/notices': { path: never; query: never; body: null; answer: NoticeSettings };
  'POST /api/me/notices/devices': { path: never; query: never; body: NoticeDeviceWanted; answer: NoticeSettings };
  'POST /api/me/notices/webhooks': { path: never; query: never; body: WebhookWanted; answer: NoticeSettings };
  'DELETE /api/me/notices/targets/{target}': { path: 'target'; query: never; body: null; answer: NoticeSettings };
  'POST /api/me/notices/targets/{target}/test': { path: 'target'; query: never; body: null; answer: NoticeTested };
  'PUT /api/me/notices/hours': { path: never; query: never; body: HoursWanted; answer: NoticeSettings };
  'GET /api/me/data': { path: never; query: never; body: null; answer: StoredAboutMe };
  'DELETE /api/me/data': { path: never; query: never; body: null; answer: null };
  'PUT /api/me/names': { path: never; query: never; body: null; answer: null };
  'DELETE /api/me/names': { path: never; query: never; body: null; answer: NamesWithdrawn };
  'GET /api/host': { path: never; query: 'language'; body: null; answer: Host };
  'GET /api/catalogue': { path: never; query: never; body: null; answer: Catalogue };
  'GET /api/words/{language}': { path: 'language'; query: 'theme' | 'topics'; body: null; answer: string };
  'GET /api/handicap/{game}': { path: 'game'; query: 'seats' | 'dice' | 'beginners'; body: null; answer: HandicapInfo };
  'GET /api/guide/{language}/{game}': { path: 'language' | 'game'; query: 'theme' | 'level' | 'edition' | 'options'; body: null; answer: Guide };
  'GET /api/rulings/{language}/{game}': { path: 'language' | 'game'; query: 'theme' | 'level' | 'edition' | 'options'; body: null; answer: Rulings };
  'GET /api/tables': { path: never; query: never; body: null; answer: Lobby };
  'POST /api/tables': { path: never; query: never; body: TableWanted; answer: Made };
  'GET /api/tables/{table}': { path: 'table'; query: never; body: null; answer: TableInfo };
  'POST /api/tables/{table}/password': { path: 'table'; query: never; body: PasswordGiven; answer: TableInfo };
  'GET /api/tables/{table}/qr': { path: 'table'; query: 'to'; body: null; answer: string };
  'GET /api/tables/{table}/bots': { path: 'table'; query: never; body: null; answer: ReadyBots };
  'POST /api/tables/{table}/bots': { path: 'table'; query: never; body: BotWanted; answer: TableInfo };
  'GET /api/invitations/{table}': { path: 'table'; query: 'language'; body: null; answer: Invitation };
  'POST /api/play': { path: never; query: never; body: PlayWanted; answer: Made };
  'GET /api/screens/{screen}': { path: 'screen'; query: never; body: null; answer: ScreenChoice };
  'POST /api/screens/{screen}/tables/{table}': { path: 'screen' | 'table'; query: never; body: null; answer: ScreenChoice };
  'GET /api/screens/{screen}/qr': { path: 'screen'; query: never; body: null; answer: string };
  'POST /api/practice': { path: never; query: never; body: PracticeWanted; answer: Practised };
  'GET /api/targets/{game}': { path: 'game'; query: never; body: null; answer: TargetsInfo };
  'GET /api/lessons/{game}': { path: 'game'; query: never; body: null; answer: LessonInfo };
  'POST /api/lessons/{game}/{step}': { path: 'game' | 'step'; query: 'language' | 'theme'; body: LessonMove; answer: LessonAnswer };
  'GET /api/replays/{game}': { path: 'game'; query: 'language' | 'theme'; body: null; answer: Replay };
  'GET /api/replays/{game}/record': { path: 'game'; query: never; body: null; answer: string };
  'GET /api/replays/{game}/verify': { path: 'game'; query: never; body: null; answer: Verdict };
  'GET /api/replays/{game}/story': { path: 'game'; query: never; body: null; answer: Story };
  'GET /api/replays/{game}/review': { path: 'game'; query: never; body: null; answer: Review };
  'GET /api/replays/{game}/analysis': { path: 'game'; query: never; body: null; answer: Analysis };
  'GET /api/replays/{game}/hands': { path: 'game'; query: never; body: null; answer: HandsToThrow };
  'POST /api/hands': { path: never; query: never; body: HandsThrown; answer: Analysis };
  'GET /api/groups': { path: never; query: never; body: null; answer: GroupList };
  'POST /api/groups': { path: never; query: never; body: GroupWanted; answer: Group };
  'POST /api/groups/invitation': { path: never; query: 'language'; body: GroupInvitationGiven; answer: GroupInvitation };
  'POST /api/groups/join': { path: never; query: never; body: GroupInvitationGiven; answer: Group };
  'GET /api/groups/{group}': { path: 'group'; query: never; body: null; answer: Group };
  'PATCH /api/groups/{group}': { path: 'group'; query: never; body: GroupChanged; answer: Group };
  'POST /api/groups/{group}/invitation': { path: 'group'; query: never; body: null; answer: Group };
  'GET /api/groups/{group}/qr': { path: 'group'; query: never; body: null; answer: string };
  'POST /api/groups/{group}/members': { path: 'group'; query: never; body: MemberWanted; answer: Group };
  'PATCH /api/groups/{group}/members/{member}': { path: 'group' | 'member'; query: never; body: MemberWanted; answer: Group };
  'DELETE /api/groups/{group}/members/{member}': { path: 'group' | 'member'; query: never; body: null; answer: null };
  'POST /api/groups/{group}/members/{member}/me': { path: 'group' | 'member'; query: never; body: null; answer: Group };
  'GET /api/groups/{group}/book': { path: 'group'; query: 'year'; body: null; answer: Book };
  'GET /api/groups/{group}/typed': { path: 'group'; query: never; body: null; answer: TypedTables };
  'POST /api/groups/{group}/typed': { path: 'group'; query: never; body: TypedGiven; answer: TypedTables };
  'GET /api/tournaments': { path: never; query: never; body: null; answer: TournamentList };
  'POST /api/tournaments': { path: never; query: never; body: TournamentWanted; answer: Tournament };
  'GET /api/tournaments/{tournament}': { path: 'tournament'; query: 'language'; body: null; answer: Tournament };
  'PATCH /api/tournaments/{tournament}': { path: 'tournament'; query: never; body: TournamentChanged; answer: Tournament };
  'POST /api/tournaments/{tournament}/enter': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/leave': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/return': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/entrants': { path: 'tournament'; query: never; body: EntrantWanted; answer: Tournament };
  'PATCH /api/tournaments/{tournament}/entrants/{entrant}': { path: 'tournament' | 'entrant'; query: never; body: EntrantRenamed; answer: Tournament };
  'POST /api/tournaments/{tournament}/entrants/{entrant}/leave': { path: 'tournament' | 'entrant'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/entrants/{entrant}/return': { path: 'tournament' | 'entrant'; query: never; body: null; answer: Tournament };
  'GET /api/tournaments/{tournament}/next': { path: 'tournament'; query: never; body: null; answer: NextRound };
  'POST /api/tournaments/{tournament}/pair': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/tables/{number}/result': { path: 'tournament' | 'number'; query: never; body: ResultGiven; answer: Tournament };
  'POST /api/tournaments/{tournament}/tables/{number}/correct': { path: 'tournament' | 'number'; query: never; body: ResultGiven; answer: Tournament };
  'POST /api/tournaments/{tournament}/tables/{number}/device': { path: 'tournament' | 'number'; query: never; body: DeviceWanted; answer: Tournament };
  'POST /api/tournaments/{tournament}/tables/{number}/move': { path: 'tournament' | 'number'; query: never; body: TableMoved; answer: Tournament };
  'POST /api/tournaments/{tournament}/bell': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'POST /api/tournaments/{tournament}/close': { path: 'tournament'; query: never; body: null; answer: Tournament };
  'GET /api/tournaments/{tournament}/csv': { path: 'tournament'; query: 'language' | 'sheet'; body: null; answer: string };
  'GET /api/tournaments/{tournament}/qr': { path: 'tournament'; query: 'language'; body: null; answer: string };
  'GET /api/mine/games': { path: never; query: 'game' | 'edition' | 'since' | 'until' | 'before'; body: null; answer: MyGames };
  'GET /api/mine/games/{game}/play': { path: 'game'; query: 'language' | 'theme'; body: null; answer: PlayLink };
  'GET /api/mine/totals': { path: never; query: never; body: null; answer: MyTotals };
  'GET /api/mine/luck': { path: never; query: 'game' | 'edition' | 'since' | 'until' | 'zone'; body: null; answer: LuckStory };
  'GET /api/mine/export/{form}': { path: 'form'; query: 'game' | 'edition' | 'since' | 'until' | 'language' | 'theme'; body: null; answer: string };
  'GET /healthz': { path: never; query: never; body: null; answer: Health };
  'GET /readyz': { path: never; query: never; body: null; answer: Health };
}
