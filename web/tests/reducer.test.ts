import { describe, expect, it } from 'vitest';
import type { ArenaView, GameInfo, Moment, TableInfo, Welcome } from '../src/net/messages';
import {
  NOTHING,
  placed,
  reduce,
  remaining,
  result,
  seatOf,
  standing,
  turn,
  type TableState,
} from '../src/state/table';

const table: TableInfo = {
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
};
const view: ArenaView = {
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
};
const game = (more: Partial<GameInfo> = {}): GameInfo => ({
  id: 'g',
  number: 1,
  commitment: '',
  engine: '',
  places: [0, 1],
  entry: 1,
  view,
  lying: [],
  may_undo: [],
  waiting_for: [0],
  awaiting: 'Decision',
  ...more,
});
const hello: Welcome = {
  is: 'welcome',
  protocol: 1,
  version: 7,
  full: true,
  you: 'ada',
  seats: [0],
  host: true,
  table,
  game: game({ told: ['Ada is on turn.'] }),
};
const moment = (more: Partial<Moment>): Moment => ({ is: 'moment', version: 8, entry: 2, ...more });
const fold = (...told: Parameters<typeof reduce>[1][]): TableState =>
  told.reduce((state, each) => reduce(state, each, 1000), NOTHING);

describe('a full welcome', () => {
  it('shows the table as it is', () => {
    const state = fold(hello);
    expect(state).toMatchObject({ version: 7, you: 'ada', seats: [0], host: true });
    expect(state.log).toEqual([{ version: 7, seat: null, told: ['Ada is on turn.'], why: [] }]);
    expect(turn(state)).toBe(0);
  });

  it('forgets what was known before', () => {
    const state = fold(hello, moment({ told: ['One.'] }), { ...hello, version: 20, game: game() });
    expect(state.log).toEqual([]);
    expect(state.version).toBe(20);
  });
});

describe('a welcome back', () => {
  it('keeps the game until what was missed comes', () => {
    const before = fold(hello, moment({ told: ['One.'] }));
    const state = reduce(before, { ...hello, full: false, version: 12, game: null }, 0);
    expect(state.version).toBe(8);
    expect(state.game).toBe(before.game);
    expect(state.log).toHaveLength(2);
  });
});

describe('moments', () => {
  it('are told in order, with who did it and why', () => {
    const state = fold(
      hello,
      moment({ seat: 0, told: ['Ada throws a die.'] }),
      moment({ version: 9, told: ['The die shows 5.'], why: ['CORE-14'] }),
    );
    expect(state.log.slice(1)).toEqual([
      { version: 8, seat: 0, told: ['Ada throws a die.'], why: [] },
      { version: 9, seat: null, told: ['The die shows 5.'], why: ['CORE-14'] },
    ]);
    expect(state.version).toBe(9);
  });

  it('without a view leave the game as it was seen', () => {
    const state = fold(hello, moment({ told: [] }));
    expect(state.game?.view).toBe(view);
    expect(state.log).toHaveLength(1);
  });

  it('end a game with its result and its secret', () => {
    const ended = { winners: [1], reason: 'CORE-20' };
    const state = fold(hello, moment({ result: ended, secret: 'abc' }));
    expect(result(state)).toEqual(ended);
    expect(state.secret).toBe('abc');
    expect(reduce(state, { is: 'began', version: 9, table, game: game({ number: 2 }) }, 0)).toMatchObject({
      secret: '',
      race: null,
    });
  });

  it('end a race', () => {
    const race = { is: 'race_state', race: 1, state: 'go', seats: [0], tiles: [4] } as const;
    const racing = fold({ ...hello, game: game({ awaiting: 'Race' }) }, { ...race, seats: [0], tiles: [4] });
    expect(racing.race).toMatchObject({ race: 1, at: 1000 });
    expect(reduce(racing, moment({ game: game() }), 0).race).toBeNull();
  });
});

describe('around the game', () => {
  it('own seats and the host follow the table', () => {
    const open = { ...table, host: 'bea', seats: [{}, { name: 'Ada', person: 'ada' }] };
    expect(fold(hello, { is: 'table_changed', version: 8, table: open, what: 'seated' })).toMatchObject({
      seats: [1],
      host: false,
    });
  });

  it('what is said is no answer to the game', () => {
    const line = { version: 9, person: 'bea', name: 'Bea', text: 'Hi' };
    const state = fold(hello, { is: 'spoke', version: 9, line }, { is: 'spoke', version: 9, line });
    expect(state.version).toBe(7);
    expect(state.chat).toEqual([line]);
  });

  it('clocks and graces count down from when they were told', () => {
    const state = fold(
      hello,
      { is: 'clocked', clock: { seats: [0], left: 30 } },
      { is: 'present', gone: [{ seat: 1, how: 'lost', left: 60 }], watching: 2 },
    );
    expect(remaining(state.clock, 3500)).toBe(27.5);
    expect(remaining(state.gone[0] ?? null, 100_000)).toBe(0);
    expect(remaining({ at: 0 }, 5)).toBeNull();
    expect(state.watching).toBe(2);
  });

  it('a tally and reports are kept', () => {
    const tally = { games: 2, played: 1, points: [[0, 1]], totals: [0, 1] };
    expect(fold(hello, { is: 'tallied', version: 8, tally }).tally).toBe(tally);
    expect(
      fold(hello, { is: 'reported', by: 'Ada', line: { version: 1, person: 'x', name: 'X' } }).reports,
    ).toHaveLength(1);
  });

  it('answers change nothing', () => {
    const state = fold(hello);
    expect(reduce(state, { is: 'ack', move: 'm', version: 99 }, 0)).toBe(state);
  });
});

describe('seats', () => {
  it('of the game and of the table differ in a decider', () => {
    const decider = game({ places: [2, 4] });
    expect(seatOf(decider, 1)).toBe(4);
    expect(placed(decider, 4)).toBe(1);
    expect(placed(decider, 0)).toBeNull();
  });

  it('stand in the order in which they went out', () => {
    const order = standing({ ...view, out: [[2], [0, 3]] }, { winners: [1], reason: '' });
    expect(order).toEqual([[1], [0, 3], [2]]);
    expect(standing({ ...view, out: [[0, 1]] }, { winners: [0, 1], reason: 'draw' })).toEqual([[0, 1]]);
  });
});
