/**
 * Which event has which sign: one table for all games. An event that is `null` here has none, because its sentence or
 * the dice themselves say it. Seats are those of the game.
 */
import type { GameEvent } from '../protocol/messages';
import { colourOf } from './colour';
import { SCORES } from './scores';

export type EventName = GameEvent['is'];
export type EventOf<Name extends EventName> = Extract<GameEvent, { is: Name }>;

/** How the symbol of a sign moves. */
export type Gesture =
  'flash' | 'rise' | 'drop' | 'spin' | 'wave' | 'freeze' | 'burst' | 'pull' | 'lift' | 'turn' | 'fall';

/** How a sign reaches the plates that it is about: as sparks that fly there, as bolts, or not at all. */
export type Reach = 'spark' | 'bolt' | 'none';

export interface Look {
  /** Its words in the catalogue. */
  readonly words: string;
  /** The symbol on it; `null` where the event says what is on it, or else the mark of a seat is. */
  readonly glyph: string | null;
  /** Custom properties of its ink and of the ground under it. */
  readonly ink: string;
  readonly ground: string;
  readonly gesture: Gesture;
  readonly reach: Reach;
  /** What follows waits so long, in ms: its sentence is read. Where a player has to act, nothing waits. */
  readonly lead: number;
  /** What it does, in the catalogue; nothing where its name says so. */
  readonly does?: string;
}

const LEAD = 560;
const element = (name: string, words: string, gesture: Gesture, more: Partial<Look> = {}): Look => ({
  words,
  glyph: `impact-${name}`,
  ink: `--el-${name}`,
  ground: '--die',
  gesture,
  reach: 'spark',
  lead: LEAD,
  ...(words.startsWith('effect-') ? { does: words.replace('effect-', 'moment-does-') } : {}),
  ...more,
});
const spell = (name: string, gesture: Gesture, more: Partial<Look> = {}): Look => ({
  words: `effect-${name}`,
  glyph: `hp-${name}`,
  ink: '--die-ink',
  ground: '--die',
  gesture,
  reach: 'spark',
  lead: LEAD,
  does: `moment-does-${name}`,
  ...more,
});
const plain = (words: string, glyph: string | null, gesture: Gesture, more: Partial<Look> = {}): Look => ({
  words,
  glyph,
  ink: '--die-ink',
  ground: '--die',
  gesture,
  reach: 'spark',
  lead: 0,
  ...more,
});

export const LOOKS = {
  storm: element('lightning', 'effect-storm', 'flash', { reach: 'bolt', lead: 0 }),
  fire: element('fire', 'effect-fire', 'rise', { lead: 0 }),
  first: element('fire', 'moment-first', 'burst'),
  boulders: element('stone', 'effect-boulders', 'drop'),
  apart: element('stone', 'moment-apart', 'fall'),
  hurricane: element('air', 'effect-hurricane', 'spin', { reach: 'none' }),
  swamp: element('water', 'effect-swamp', 'wave', { reach: 'none' }),
  immobulus: spell('immobulus', 'freeze', { reach: 'none' }),
  relashio: spell('relashio', 'burst', { lead: 0 }),
  accio: spell('accio', 'pull', { reach: 'none' }),
  leviosa: spell('leviosa', 'lift', { reach: 'none' }),
  confundo: spell('confundo', 'turn', { reach: 'none' }),
  big: plain('moment-big', null, 'burst'),
  bang: plain('effect-big-bang', null, 'burst'),
  expelliarmus: plain('effect-expelliarmus', null, 'burst'),
  out: plain('moment-out', null, 'fall', { lead: LEAD }),
  left: plain('moment-left', null, 'fall'),
  comeback: plain('moment-comeback', null, 'lift', { does: 'moment-does-comeback' }),
  bust: plain('cry-bust', null, 'fall', { lead: LEAD, reach: 'none' }),
  boost: plain('moment-boost', null, 'lift', { reach: 'none' }),
  plunder: plain('moment-plunder', null, 'pull'),
  safe: plain('moment-safe', null, 'drop', { lead: LEAD, reach: 'none' }),
} as const satisfies Record<string, Look>;
export type SignName = keyof typeof LOOKS;

/** A sign of an event: whose doing it is, whom it reaches, and the face or number on it where the event says which. */
export interface Sign {
  readonly name: SignName;
  readonly by: number | null;
  readonly to: readonly number[];
  readonly face?: string | undefined;
  readonly number?: number | undefined;
  /** Where it strikes: the dice in the arena that it is about. */
  readonly dice?: readonly number[] | undefined;
}
/** Dice or cards that come to the plate of a seat. */
export interface Taken {
  readonly name: 'taken';
  readonly seat: number;
  readonly count: number;
}
/** Dice that are out of the game. */
export interface Lost {
  readonly name: 'lost';
  readonly count: number;
}
/** What every player has is handed on: from, to, how many that one has then. */
export interface Passed {
  readonly name: 'passed';
  readonly hands: readonly (readonly [number, number, number])[];
}
/** `count`: what a lone winner has, where the event says it. */
export interface Won {
  readonly name: 'win';
  readonly seats: readonly number[];
  readonly count?: number | undefined;
}
export type Shown = Sign | Taken | Lost | Passed | Won;

/** What an event does not say itself. */
export interface Scene {
  readonly game: string;
  /** Who is on turn. */
  readonly active: number;
  /** Whose catch waits on the table, and the colour that it has most of. */
  readonly prey: { readonly seat: number; readonly face: string } | null;
  /** The dice that matched, by what they show. */
  readonly sets?: ReadonlyMap<string, readonly number[]>;
}

const REACTIONS: Readonly<Record<string, SignName>> = { storm: 'storm', relashio: 'relashio' };
const HELD: Readonly<Record<string, SignName>> = { WATER: 'swamp' };
const SAFE = ['secured', 'plunder_bust'];

function bigThrow(game: string): SignName {
  if (game === 'hp_strike') return 'expelliarmus';
  return game === 'strike' ? 'big' : 'bang';
}

const sign = (
  name: SignName | undefined,
  by: number | null,
  to: readonly number[],
  more: Pick<Sign, 'face' | 'dice'> = {},
): Shown[] => (name === undefined ? [] : [{ name, by, to, ...more }]);

/** The matching dice that brought this about. */
const brought = (name: SignName | undefined, { sets }: Scene): Pick<Sign, 'dice'> => {
  const symbol = name && LOOKS[name].glyph?.split('-').at(-1)?.toUpperCase();
  return { dice: symbol ? sets?.get(symbol) : undefined };
};
const all = (cards: readonly number[]) => cards.reduce((sum, count) => sum + count, 0);

type SignsOf<Name extends EventName> = (event: EventOf<Name>, scene: Scene) => readonly Shown[];

export const EVENT_SIGNS: { readonly [Name in EventName]: SignsOf<Name> | null } = {
  // arena games
  turn_started: null,
  big_throw_required: ({ seat, count }, { game }) => [
    { name: bigThrow(game), by: seat, to: [seat], number: count },
  ],
  dice_shifted: null,
  arena_rotated: null,
  throw_committed: null,
  dice_left_arena: ({ dice }) => [{ name: 'lost', count: dice.length }],
  nudged: null,
  dice_settled: null,
  x_removed: ({ dice }) => [{ name: 'lost', count: dice.length }],
  sets_found: null,
  immobulus_held: ({ dice }, { active }) => sign('immobulus', active, [], { dice }),
  spells_silenced: null,
  reaction_started: ({ effect, seats }, scene) =>
    sign(REACTIONS[effect], scene.active, seats, brought(REACTIONS[effect], scene)),
  reaction_committed: null,
  sets_found_again: null,
  race_started: ({ seats }, scene) => sign('fire', scene.active, seats, brought('fire', scene)),
  race_finished: ({ winner }) => (winner === null ? [] : sign('first', winner, [winner])),
  piles_dissolved: ({ seats }) => sign('apart', null, seats),
  dice_collected: ({ seat, dice }) => [{ name: 'taken', seat, count: dice.length }],
  dice_held: ({ symbol, dice }, { active }) => sign(HELD[symbol], active, [], { dice }),
  pile_built: ({ seat, dice }) => sign('boulders', seat, [seat], { dice }),
  hurricane_passed: ({ passed }, scene) => [
    ...sign('hurricane', scene.active, [], brought('hurricane', scene)),
    { name: 'passed', hands: passed.map(([from, to, count]) => [from, to, count] as const) },
  ],
  accio_taken: ({ seat, die }) => [
    ...sign('accio', seat, [], { dice: [die] }),
    { name: 'taken', seat, count: 1 },
  ],
  accio_declined: null,
  tower_built: ({ seat, dice }) => sign('leviosa', seat, [], { dice }),
  direction_reversed: (_, scene) => sign('confundo', scene.active, [], brought('confundo', scene)),
  player_eliminated: ({ seats }) => sign('out', null, seats),
  game_over: ({ winners }) => (winners.length ? [{ name: 'win', seats: winners }] : []),
  choice_required: null,
  turn_stopped: null,
  turn_ended: null,
  tournament_scored: null,
  // voll verasselt
  game_started: null,
  group_chosen: ({ seat, group }, { prey }) =>
    group === 'catch' && prey ? sign('plunder', seat, [prey.seat], { face: prey.face }) : [],
  payout_due: ({ owner, cards, reason }) =>
    SAFE.includes(reason) && all(cards) ? sign('safe', owner, [], { face: colourOf(cards) }) : [],
  payout_split: ({ owner, to_heap }) =>
    all(to_heap) ? [{ name: 'taken', seat: owner, count: all(to_heap) }] : [],
  hub_refilled: null,
  refill_skipped: null,
  top_up_required: null,
  topped_up: null,
  boosted: ({ seat, cards }) => (all(cards) ? sign('boost', seat, [], { face: colourOf(cards) }) : []),
  dice_rolled: null,
  caught: null,
  busted: ({ seat, offending }) => sign('bust', seat, [], { face: offending[0]?.[0] }),
  catch_dissolved: null,
  consolation_drawn: null,
  stopped: null,
  player_left: ({ seat }) => sign('left', seat, [seat]),
  game_ended: null,
  scored: ({ winners, heaps }) => [{ name: 'win', seats: winners, count: heaps[winners[0] ?? 0] }],
};

/** What is shown of an event, in its order. */
export function shownOf(event: GameEvent, scene: Scene): readonly Shown[] {
  const signsOf = EVENT_SIGNS[event.is] as
    ((event: GameEvent, scene: Scene) => readonly Shown[]) | null | undefined;
  return signsOf?.(event, scene) ?? [];
}

export function isSign(shown: Shown): shown is Sign {
  return shown.name in LOOKS;
}

/** Each sign has a score of its own, and no score is without a sign. */
export const scoreOf = (name: SignName | 'win') => SCORES[name];
