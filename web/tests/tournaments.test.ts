import { describe, expect, it } from 'vitest';
import type { EntrantInfo, RoundTable, Tournament } from '../src/protocol/messages';
import {
  byPlace,
  countdown,
  currentTables,
  mayEnter,
  names,
  nextAct,
  pages,
  preview,
  ranked,
  signOf,
  tableOf,
} from '../src/tournaments/evening';
import { Placing } from '../src/tournaments/placing';

const entrant = (number: number, more: Partial<EntrantInfo> = {}): EntrantInfo => ({
  number,
  name: `Player ${number}`,
  kind: 'paper',
  bot: '',
  filler: false,
  here: true,
  late: false,
  dropped: false,
  ...more,
});

const table = (number: number, round: number, more: Partial<RoundTable> = {}): RoundTable => ({
  number,
  round,
  seats: [1, 2, 3, 4],
  final: false,
  play: 'box',
  box: null,
  table: null,
  places: null,
  points: null,
  source: null,
  corrected: false,
  ...more,
});

const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  id: 'abc',
  version: 1,
  now: 0,
  name: 'Friday',
  game: 'strike',
  edition: '',
  mode: 'swiss',
  seats: 4,
  rounds: 2,
  final: true,
  least_games: 3,
  open_to: 'link',
  group: null,
  play: 'box',
  boxes: 0,
  fill: '',
  minutes: 0,
  thrower: 'physics',
  clock: 'none',
  phase: 'playing',
  round: 1,
  until: null,
  bell: null,
  you: null,
  host: true,
  link: '',
  entrants: [1, 2, 3, 4].map((number) => entrant(number)),
  tables: [],
  byes: [],
  standings: [],
  ...more,
});

const DONE = { places: [1, 2, 3, 4], points: [5, 3, 2, 1] };

describe('a typed result', () => {
  const start = new Placing([7, 8, 9, 4]);

  it('has places by seat once all but the last are tapped', () => {
    const typed = start.add(9).add(4).add(8);
    expect(typed.complete).toBe(true);
    expect(typed.places).toEqual([4, 3, 1, 2]);
  });

  it('shares places, and counts the shared ones', () => {
    const typed = start.add(9).add(4).add(8).tie(8);
    expect(typed.places).toEqual([4, 2, 1, 2]);
    expect(typed.tie(8).places).toEqual([4, 3, 1, 2]);
    expect(typed.tie(4).tie(7).places).toEqual([1, 1, 1, 1]);
  });

  it('does not tie the first, and takes nobody twice', () => {
    const typed = start.add(9).add(9);
    expect(typed.order).toHaveLength(1);
    expect(typed.tie(9).ranks).toEqual([1]);
    expect(typed.again().missing).toEqual([7, 8, 9, 4]);
  });

  it('is read again when it is to be corrected', () => {
    expect(Placing.of([7, 8, 9, 4], [4, 2, 1, 2]).places).toEqual([4, 2, 1, 2]);
  });
});

describe('tables', () => {
  const tables = [
    table(1, 1, DONE),
    table(2, 1, DONE),
    table(3, 2),
    table(4, 2, { seats: [5, 6, 7], places: [3, 1, 2], points: [1, 5, 3] }),
  ];

  it('are counted from 1 in every round, and over a whole open evening', () => {
    expect(tables.map((each) => signOf(tournament({ tables, round: 2 }), each))).toEqual([1, 2, 1, 2]);
    expect(signOf(tournament({ tables, mode: 'evening' }), tables[3]!)).toBe(4);
  });

  it('are those of the round, or those that play', () => {
    expect(currentTables(tournament({ tables, round: 2 })).map(({ number }) => number)).toEqual([3, 4]);
    expect(currentTables(tournament({ tables, mode: 'evening' })).map(({ number }) => number)).toEqual([3]);
  });

  it('are found by an entrant', () => {
    expect(tableOf(tournament({ tables, round: 2 }), 2)?.number).toBe(3);
    expect(tableOf(tournament({ tables, round: 2 }), 6)?.number).toBe(4);
    expect(tableOf(tournament({ tables, round: 2 }), 9)).toBeNull();
  });

  it('show who came first', () => {
    expect(byPlace(tables[3]!).map((seat) => seat.entrant)).toEqual([6, 7, 5]);
    expect(byPlace(tables[2]!).map((seat) => seat.entrant)).toEqual([1, 2, 3, 4]);
  });
});

describe('the next act of the host', () => {
  const played = [table(1, 1, DONE)];
  const acts: [string, Partial<Tournament>, string][] = [
    ['too few entered', { phase: 'entering', round: 0, entrants: [entrant(1), entrant(2)] }, 'few'],
    [
      'a filler is not enough',
      { phase: 'entering', entrants: [entrant(1), entrant(2), entrant(3, { filler: true })] },
      'few',
    ],
    [
      'two are enough for a duel',
      { phase: 'entering', seats: 2, entrants: [entrant(1), entrant(2)] },
      'pair',
    ],
    ['enough entered', { phase: 'entering', round: 0 }, 'pair'],
    ['a table plays', { tables: [table(1, 1)] }, 'wait'],
    ['another round', { phase: 'between', tables: played }, 'pair'],
    ['the final', { phase: 'between', round: 2, tables: played }, 'final'],
    [
      'a knock-out without its final',
      { phase: 'between', mode: 'knockout', round: 4, tables: played },
      'pair',
    ],
    ['an evening before the bell', { mode: 'evening', tables: played }, 'wait'],
  ];
  it.each(acts)('%s', (_, more, act) => expect(nextAct(tournament(more))).toBe(act));
});

describe('what is shown', () => {
  it('ends a countdown at zero', () => {
    expect(countdown(1000, 275)).toBe('12:05');
    expect(countdown(1000, 1010)).toBe('0:00');
  });

  it('has a name for everybody', () => {
    const words = { left: 'somebody', bot: (number: number) => `Bot ${number}` };
    const called = names(
      [
        entrant(1),
        entrant(2, { kind: 'bot', name: '' }),
        entrant(3, { kind: 'left', name: '' }),
        entrant(4, { kind: 'bot', name: '' }),
      ],
      words,
    );
    expect([...called.values()]).toEqual(['Player 1', 'Bot 1', 'somebody', 'Bot 2']);
  });

  it('counts entrants who have the same name', () => {
    const called = names([entrant(1, { name: 'Ben' }), entrant(2, { name: 'Ben' }), entrant(3)], {
      left: 'somebody',
      bot: String,
    });
    expect([...called.values()]).toEqual(['Ben', 'Ben (2)', 'Player 3']);
  });

  it('ranks nobody who only fills tables', () => {
    const standing = { rank: 1, points: 5, games: 1, won: 1, mean: 5, opponents: 0, byes: 0 };
    const shown = tournament({
      entrants: [entrant(1), entrant(2, { filler: true })],
      standings: [
        { ...standing, entrant: 2, rank: null },
        { ...standing, entrant: 1 },
      ],
    });
    expect(ranked(shown).map((each) => each.entrant)).toEqual([1]);
  });

  it('takes turns in parts of about the same length', () => {
    expect(pages([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(pages([1, 2, 3, 4], 3)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(pages([], 3)).toEqual([[]]);
  });

  it('lets people in late, but not into a knock-out or after the bell', () => {
    expect(mayEnter(tournament())).toBe(true);
    expect(mayEnter(tournament({ bell: 5 }))).toBe(false);
    expect(mayEnter(tournament({ mode: 'knockout' }))).toBe(false);
    expect(mayEnter(tournament({ mode: 'knockout', phase: 'entering' }))).toBe(true);
    expect(mayEnter(tournament({ phase: 'over' }))).toBe(false);
    const final = [table(1, 2, DONE), table(2, 3, { final: true })];
    expect(mayEnter(tournament({ round: 3, tables: final }))).toBe(false);
  });
});

describe('the next round', () => {
  const words = { left: 'Gone', bot: (number: number) => `Bot ${number}` };
  const entrants = [entrant(1, { name: 'Anna' }), entrant(2, { name: 'Bo' }), entrant(3, { name: 'Anna' })];
  const filler = entrant(4, { name: '', kind: 'bot', filler: true });
  const next = {
    version: 7,
    tables: [
      {
        seats: [3, 1, 4],
        again: [
          [1, 3],
          [3, 4],
        ],
      },
    ],
    byes: [2],
    fillers: [filler],
    final: false,
  };

  it('calls everybody as elsewhere, and bots that come with it', () => {
    expect(preview(tournament({ version: 7, entrants }), next, words)).toEqual({
      tables: [
        {
          names: ['Anna (2)', 'Anna', 'Bot 1'],
          again: [
            ['Anna', 'Anna (2)'],
            ['Anna (2)', 'Bot 1'],
          ],
        },
      ],
      byes: ['Bo'],
    });
  });

  it('is shown no more once something has changed', () => {
    expect(preview(tournament({ version: 8, entrants }), next, words)).toBeNull();
    expect(preview(tournament({ version: 8, entrants }), null, words)).toBeNull();
  });
});
