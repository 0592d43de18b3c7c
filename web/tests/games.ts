/** Tables, games and views as the server tells them, with whatever a test is about. */

import type { ArenaView, GameInfo, TableInfo, VerasseltView } from '../src/protocol/messages';
import { gameInfo, tableInfo, type TableInfo as ShortTable } from '../src/protocol/wire';

export const arenaView = (more: Partial<ArenaView> = {}): ArenaView => ({
  is: 'arena_view',
  game: 'strike',
  seat: 0,
  phase: 'turn',
  active: 0,
  direction: 1,
  first: 0,
  supplies: [8, 8],
  has_dice: [true, true],
  piles: [[], []],
  arena: [[0, '5']],
  stacks: [],
  removed: 0,
  aside: 9,
  out: [],
  elements: [],
  effects: [],
  throws: 0,
  must_throw_all: false,
  to_act: [0],
  actions: [{ is: 'throw' }],
  result: null,
  ...more,
});

export const verasseltView = (more: Partial<VerasseltView> = {}): VerasseltView => ({
  is: 'verasselt_view',
  seat: 0,
  seats: 2,
  options: [],
  phase: 'roll',
  active: 0,
  to_act: 0,
  first_turn: false,
  turn: 3,
  dice: ['=', '=', '=', 'Y', 'B', 'R', 'G'],
  rolling: [],
  hub: [3, 1, 4, 2],
  table_catch: null,
  target: 'hub',
  own_catch: [0, 0, 0, 0],
  yards: [
    [1, 1, 0, 2],
    [1, 1, 1, 1],
  ],
  heaps: [3, 5],
  deck_size: 20,
  received: null,
  left: [],
  groups: ['hub'],
  hub_ends_game: false,
  actions: [],
  result: null,
  ...more,
});

export const game = (more: Partial<GameInfo> = {}): GameInfo =>
  gameInfo({
    id: 'g',
    number: 1,
    commitment: '',
    engine: '',
    places: [0, 1],
    entry: 1,
    view: arenaView(),
    lying: [],
    may_undo: [],
    waiting_for: [0],
    awaiting: 'Decision',
    ...more,
  });

export const table = (more: Partial<ShortTable> = {}): TableInfo =>
  tableInfo({
    id: 't',
    name: 'Kitchen',
    game: 'strike',
    kind: 'online',
    status: 'playing',
    visibility: 'public',
    host: 'ada',
    seats: [
      { name: 'Ada', person: 'ada' },
      { name: 'Pebble', bot: 'regular' },
    ],
    options: {},
    thrower: 'physics',
    clock: 'none',
    ...more,
  });
