import { describe, expect, it } from 'vitest';
import type { ClockInfo, RaceState, Result, ServerMessage } from '../src/protocol/messages';
import {
  clockOf,
  gameOf,
  NOTHING,
  placed,
  raceOf,
  reduce,
  remaining,
  result,
  seatOf,
  standing,
  turn,
  windowOf,
  type TableState,
} from '../src/state/table';
import { arenaView, game, moment, table, welcome } from './games';

const view = arenaView();
const ended = (...winners: number[]): Result => ({ is: 'result', winners, reason: 'CORE-20', scores: [] });
const hello = welcome({
  version: 7,
  full: true,
  you: 'ada',
  seats: [0],
  host: true,
  table: table(),
  game: game({ view, told: ['Ada is on turn.'] }),
});
const clock = (more: Partial<ClockInfo>): ClockInfo => ({
  seats: [],
  left: null,
  banks: [],
  window: false,
  ...more,
});
const race = (state: RaceState['state']): RaceState => ({
  is: 'race_state',
  race: 1,
  state,
  seats: [0],
  tiles: [4],
  done: [],
  lanes: [],
  prize: 0,
  left: null,
  challenge: 0,
});
const fold = (...messages: ServerMessage[]): TableState =>
  messages.reduce((state, each) => reduce(state, each, 1000), NOTHING);

describe('a bot that has played for a person', () => {
  const back = { ...hello, stood_in: [0] };

  it('is shown until they act again, whatever they missed', () => {
    expect(fold(hello).stoodIn).toEqual([]);
    expect(fold(back).stoodIn).toEqual([0]);
    expect(fold(back, moment({ version: 7, seat: 0 })).stoodIn).toEqual([0]);
    expect(fold(back, moment({ version: 8, seat: 1 })).stoodIn).toEqual([0]);
    expect(fold(back, moment({ version: 8, seat: 0 })).stoodIn).toEqual([]);
  });
});

describe('a clock', () => {
  const several = game({ awaiting: 'Several', waiting_for: [0, 1] });
  const window = { is: 'clocked', clock: clock({ seats: [0, 1], left: 20, window: true }) } as const;

  it('of a window runs for who still has to throw, and for nobody after it', () => {
    const open = fold({ ...hello, game: several }, window);
    expect(clockOf(open, 1)).toMatchObject({ left: 20, at: 1000 });
    expect(windowOf(open)).toBe(open.clock);
    const thrown = reduce(open, moment({ game: game({ awaiting: 'Several', waiting_for: [0] }) }), 0);
    expect([clockOf(thrown, 0) !== null, clockOf(thrown, 1)]).toEqual([true, null]);
    for (const after of ['InFlight', 'Race', 'Decision', 'Over'] as const) {
      const next = reduce(open, moment({ game: game({ awaiting: after, waiting_for: [0] }) }), 0);
      expect([clockOf(next, 0), clockOf(next, 1), windowOf(next)]).toEqual([null, null, null]);
    }
  });

  it('that arrives before its window is shown waits for it', () => {
    const early = fold(hello, window);
    expect(windowOf(early)).toBeNull();
    expect(windowOf(reduce(early, moment({ game: several }), 0))).toMatchObject({ left: 20 });
  });

  it('of a player rests while dice fly and after the end', () => {
    const running = fold(hello, { is: 'clocked', clock: clock({ seats: [0], left: 30 }) });
    expect(clockOf(running, 0)).toMatchObject({ left: 30 });
    expect(
      clockOf(reduce(running, moment({ game: game({ awaiting: 'InFlight', waiting_for: [] }) }), 0), 0),
    ).toBeNull();
    expect(clockOf(reduce(running, moment({ result: ended(0) }), 0), 0)).toBeNull();
    expect(clockOf(fold(hello, { is: 'clocked', clock: clock({}) }), 0)).toBeNull();
  });
});

describe('a full welcome', () => {
  it('shows the table as it is', () => {
    const state = fold(hello);
    expect(state).toMatchObject({ version: 7, you: 'ada', seats: [0], host: true });
    expect(state.log).toMatchObject([{ version: 7, seat: null, told: ['Ada is on turn.'], why: [] }]);
    expect(turn(state)).toBe(0);
  });

  it('forgets what was known before', () => {
    const state = fold(hello, moment({ told: ['One.'] }), { ...hello, version: 20, game: game() });
    expect(state.log).toEqual([]);
    expect(state.version).toBe(20);
  });
});

describe('the story', () => {
  const line = (version: number) => ({
    version,
    seat: 0,
    told: [`${version}.`],
    short: [],
    joins: false,
    why: ['CORE-14'],
  });

  it('is there after a reload, with what was at work', () => {
    const state = fold({ ...hello, log: { lines: [line(5), line(7)], more: true } });
    expect(state.log).toEqual([line(5), line(7)]);
    expect(state.earlier).toBe(true);
  });

  it('grows with what happens, and back with what is asked for', () => {
    const before = { is: 'recalled', log: { lines: [line(2), line(3), line(5)], more: false } } as const;
    const state = fold({ ...hello, log: { lines: [line(5)], more: true } }, moment({ told: ['8.'] }), before);
    expect(state.log.map(({ version }) => version)).toEqual([2, 3, 5, 8]);
    expect(state.earlier).toBe(false);
  });
});

describe('a welcome back', () => {
  it('retains the game until what was missed comes', () => {
    const before = fold(hello, moment({ told: ['One.'] }));
    const state = reduce(before, { ...hello, full: false, version: 12, game: null }, 0);
    expect(state.version).toBe(8);
    expect(state.game).toBe(before.game);
    expect(state.log).toHaveLength(2);
  });
});

describe('moments', () => {
  it('are logged in order, with who did it and why', () => {
    const state = fold(
      hello,
      moment({ seat: 0, told: ['Ada throws a die.'] }),
      moment({ version: 9, told: ['The die shows 5.'], why: ['CORE-14'] }),
    );
    expect(state.log.slice(1)).toMatchObject([
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
    const state = fold(hello, moment({ result: ended(1), secret: 'abc' }));
    expect(result(state)).toEqual(ended(1));
    expect(state.secret).toBe('abc');
    expect(
      reduce(state, { is: 'began', version: 9, table: table(), game: game({ number: 2 }), tally: null }, 0),
    ).toMatchObject({
      secret: '',
      race: null,
    });
  });

  it('end a race', () => {
    const go = race('go');
    const racing = fold({ ...hello, game: game({ awaiting: 'Race' }) }, go);
    expect(racing.race).toMatchObject({ race: 1, at: 1000 });
    expect(raceOf(racing)).toBe(racing.race);
    expect(reduce(racing, moment({ game: game() }), 0).race).toBeNull();
    expect(raceOf(reduce(racing, moment({ result: ended(0) }), 0))).toBeNull();
  });

  it('that led to a race do not end it, however late they are shown', () => {
    const early = fold(
      hello,
      race('ready'),
      moment({ game: game({ awaiting: 'InFlight', waiting_for: [] }) }),
    );
    expect(raceOf(early)).toBeNull();
    const called = reduce(early, moment({ version: 9, game: game({ awaiting: 'Race' }) }), 0);
    expect(raceOf(called)).toMatchObject({ race: 1 });
  });
});

describe('around the game', () => {
  it('own seats and the host follow the table', () => {
    const open = table({ host: 'bea', seats: [{}, { name: 'Ada', person: 'ada' }] });
    expect(fold(hello, { is: 'table_changed', version: 8, table: open, what: 'seated' })).toMatchObject({
      seats: [1],
      host: false,
    });
  });

  it('chat is no answer to the game', () => {
    const line = { version: 9, person: 'bea', name: 'Bea', seat: null, text: 'Hi', phrase: null };
    const state = fold(hello, { is: 'spoke', version: 9, line }, { is: 'spoke', version: 9, line });
    expect(state.version).toBe(7);
    expect(state.chat).toMatchObject([line]);
  });

  it('clocks and graces count down from when they arrived', () => {
    const state = fold(
      hello,
      { is: 'clocked', clock: clock({ seats: [0], left: 30 }) },
      { is: 'present', gone: [{ seat: 1, how: 'lost', left: 60, choices: false }], watching: 2 },
      { is: 'table_changed', version: 8, table: table({ watching: 0 }), what: 'seated' },
    );
    expect(remaining(state.clock, 3500)).toBe(27.5);
    expect(remaining(state.gone[0] ?? null, 100_000)).toBe(0);
    expect(remaining({ left: null, at: 0 }, 5)).toBeNull();
    expect(state.watching).toBe(2);
  });

  it('say from the first game on which game of a tournament it is', () => {
    const tally = { games: 4, played: 0, points: [], totals: [0, 0], champions: null, decider: [], asks: [] };
    const first = fold(hello, { is: 'began', version: 8, table: table(), game: game(), tally });
    expect(gameOf(first)).toEqual({ game: 1, games: 4 });
    const over = reduce(first, moment({ version: 9, result: ended(0) }), 0);
    const tallied = { is: 'tallied', version: 9, tally: { ...tally, played: 1 } } as const;
    const after = reduce(over, tallied, 0);
    expect(gameOf(after)).toEqual({ game: 1, games: 4 });
    const next: ServerMessage = {
      is: 'began',
      version: 10,
      table: table(),
      game: game(),
      tally: { ...tally, played: 1 },
    };
    expect(gameOf(reduce(after, next, 0))).toEqual({ game: 2, games: 4 });
    expect(gameOf(fold(hello))).toBeNull();
  });

  it('a tally and reports are stored', () => {
    const tally = {
      games: 2,
      played: 1,
      points: [[0, 1]],
      totals: [0, 1],
      champions: null,
      decider: [],
      asks: [],
    };
    expect(fold(hello, { is: 'tallied', version: 8, tally }).tally).toMatchObject(tally);
    expect(
      fold(hello, {
        is: 'reported',
        by: 'Ada',
        line: { version: 1, person: 'x', name: 'X', seat: null, text: '', phrase: null },
      }).reports,
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

  it('are in the order in which they went out', () => {
    const order = standing({ ...view, out: [[2], [0, 3]] }, ended(1));
    expect(order).toEqual([[1], [0, 3], [2]]);
    expect(standing({ ...view, out: [[0, 1]] }, ended(0, 1))).toEqual([[0, 1]]);
  });
});
