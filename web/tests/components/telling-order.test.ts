/** What is told comes after what is shown: each sentence with its sign, in its order. */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isVerasselt, type VerasseltGame } from '../../src/protocol/games';
import type { GameEvent } from '../../src/protocol/messages';
import { bytesOf } from '../../src/replay/track';
import { page } from 'vitest/browser';
import { FILM_MS } from '../../src/moments/race-film.svelte';
import { announced } from '../../src/shell/announce.svelte';
import { settings } from '../../src/state/settings.svelte';
import Verasselt from '../../src/verasselt/Verasselt.svelte';
import motions from '../fixtures/motions.json';
import { game, moment, verasseltView, welcome } from '../games';
import { atTable, type AtTable, type Told } from './arena-table';
import { mounting } from './mounted';
import { moving } from './moving';
import { visiting } from './visits';

const SEATS = [
  { name: 'Ada', person: 'ada' },
  { name: 'Ember', bot: 'novice' },
  { name: 'Flint', bot: 'novice' },
];
const toss = motions.find(({ name }) => name === 'toss')!;
/** Longer than all that is shown of one moment, in ms of the clock of the test. */
const LONGEST = 12_000;
const STEP = 160;
/** Few pictures are drawn: they take longest. */
const PICTURE = 120;

beforeEach(async () => {
  await page.viewport(700, 500);
  localStorage.clear();
  moving();
  settings.motion = 'full';
  settings.quality = 'low';
});
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 720);
  settings.motion = 'auto';
});

/** From now on time runs when the test says so. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const pictures = vi.spyOn(window, 'requestAnimationFrame');
  pictures.mockImplementation((draw) => window.setTimeout(() => draw(performance.now()), PICTURE));
  const cancelled = vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((each) => clearTimeout(each));
  onTestFinished(() => {
    vi.useRealTimers();
    pictures.mockRestore();
    cancelled.mockRestore();
  });
}

const aloud = () =>
  announced()
    .map(({ sentence }) => sentence)
    .join('|');
const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
const sign = () =>
  [...document.querySelectorAll<HTMLElement>('.moments [data-sign]')].at(-1)?.dataset['sign'] ?? '';
/** What the panel says, after its sign. */
const shown = () =>
  document.querySelector('section.end')
    ? 'the end'
    : `${sign()}: ${[...document.querySelectorAll('.words p')]
        .map((each) => each.textContent)
        .join(' ')
        .trim()}`;

/** All that is shown one after another until the table has this version. */
async function follow({ visit, version }: { visit: AtTable['visit']; version: number }): Promise<string[]> {
  const seen: string[] = [shown()];
  for (let ms = 0; ms < LONGEST && visit.state.version < version; ms += STEP) {
    await vi.advanceTimersByTimeAsync(STEP);
    if (shown() !== seen.at(-1)) seen.push(shown());
  }
  expect(visit.state.version).toBe(version);
  return seen.slice(1);
}

const loaded = () => expect.poll(() => document.querySelector('.arena[aria-busy=false]')).not.toBeNull();
const moments = () => expect.poll(() => document.querySelector('.moments')).not.toBeNull();

async function avatar(thrower: 'luck' | 'physics' = 'luck'): Promise<AtTable> {
  const at = await atTable(
    {
      game: 'impact_avatar',
      arena: [
        [0, 'AIR'],
        [1, 'AIR'],
      ],
      supplies: [0, 8, 3],
      piles: [[], [], []],
      has_dice: [false, true, true],
      active: 1,
      actions: [],
    },
    { seats: SEATS, thrower },
  );
  await loaded();
  await moments();
  return at;
}

/** The sentence of each event; an event without one has an empty one. */
function narrated(...told: [GameEvent, string][]): Pick<Told, 'events' | 'told' | 'about'> {
  const said = told.map(([, sentence], index) => [index, sentence] as const).filter(([, each]) => each);
  return {
    events: told.map(([event]) => event),
    told: said.map(([, sentence]) => sentence),
    about: said.map(([index]) => index),
  };
}

const OVER: GameEvent = { is: 'game_over', winners: [2], reason: 'last_with_dice' };
const LAST: [GameEvent, string][] = [
  [{ is: 'race_finished', winner: 1, times: [] }, 'Ember is first.'],
  [{ is: 'dice_collected', seat: 1, symbols: ['FIRE'], dice: [0, 1] }, 'Ember takes 2 dice.'],
  [{ is: 'hurricane_passed', passed: [[1, 2, 13, []]] } as unknown as GameEvent, 'Hurricane: all dice move.'],
  [{ is: 'player_eliminated', seats: [1], remaining: 1, points: [] }, 'Ember is out.'],
  [OVER, 'Flint wins.'],
];

it('tells a hurricane that ends the game sign by sign, and the end last', async () => {
  const { visit, send } = await avatar();
  stopTheClock();
  const result = { is: 'result' as const, winners: [2], reason: 'last_with_dice', scores: [] };
  const version = send({ ...narrated(...LAST), game: { result, waiting_for: [], awaiting: 'Over' } });
  const seen = await follow({ visit, version });
  const said = LAST.map(([, sentence]) => sentence);
  const upTo = (count: number) => said.slice(0, count).join(' ');
  expect(seen.filter((each) => !/^: |: $/.test(each))).toEqual([
    `first: ${upTo(1)}`,
    `first: ${upTo(2)}`,
    `hurricane: ${upTo(3)}`,
    `out: ${upTo(4)}`,
    `win: ${upTo(5)}`,
  ]);
  expect(aloud()).toMatch(
    /Ember is first\.\|Ember takes 2 dice\.\|Hurricane.*\|Ember is out\.\|Flint wins\./,
  );
  vi.useRealTimers();
  await expect.poll(() => document.querySelector('section.end')).not.toBeNull();
});

it('tells what dice did when they lie, then what came of it, and whose turn it is last', async () => {
  const { visit, send } = await avatar('physics');
  stopTheClock();
  const version = send({
    ...narrated(
      [{ is: 'dice_settled', thrown: [[0, 'AIR']], changed: [], stacks: [] }, 'The die shows air.'],
      [{ is: 'sets_found', sets: [['AIR', [0, 1]]] }, ''],
      [{ is: 'dice_collected', seat: 1, symbols: ['AIR'], dice: [0, 1] }, 'Ember takes 2 dice.'],
      [{ is: 'turn_ended', seat: 1, reason: 'collected' }, ''],
      [{ is: 'turn_started', seat: 2, direction: 1, arena: 3 }, 'Flint is on turn.'],
    ),
    motion: bytesOf(toss.motion),
    game: { waiting_for: [2] },
  });
  const flying = () => document.querySelector('[role=application][data-playing]');
  await vi.waitFor(() => expect(flying()).not.toBeNull());
  expect(shown()).toBe(': The dice are in the air …');
  const seen = await follow({ visit, version });
  expect(seen).toEqual([
    ': The die shows air. Ember takes 2 dice.',
    ': The die shows air. Ember takes 2 dice. Flint is on turn. Waiting for Flint …',
  ]);
  expect(aloud()).toMatch(/The die shows air\..Ember takes 2 dice\.\|Flint is on turn\.$/);
  expect(text('.happened')).toBe('The die shows air. Ember takes 2 dice. Flint is on turn.');
});

it('tells who won a race after its finish was seen, while the button is dead and says the own place', async () => {
  const { send, socket } = await avatar();
  send({ events: [{ is: 'race_started', seats: [0, 1, 2] }], game: { awaiting: 'Race', waiting_for: [] } });
  const lanes = [3, 2, 1].map((stacked, seat) => ({ seat, tiles: 3, stacked }));
  const race = { race: 1, seats: [0], tiles: [3], done: [], prize: 3, left: 60, challenge: 0 };
  socket.says({ is: 'race_state', state: 'go', lanes, ...race });
  const stack = () => document.querySelector<HTMLButtonElement>('.lane');
  await expect.poll(() => stack()?.disabled).toBe(false);
  stopTheClock();
  const times = [
    [0, 4100],
    [1, 2300],
  ] as const;
  const took: GameEvent = { is: 'dice_collected', seat: 1, symbols: ['FIRE'], dice: [0, 1] };
  send({
    ...narrated([{ is: 'race_finished', winner: 1, times }, 'Ember is first.'], [took, 'Ember takes 2.']),
  });
  await vi.advanceTimersByTimeAsync(STEP);
  expect([stack()!.disabled, stack()!.textContent?.trim()]).toEqual([true, 'Place 2 of 3 in 4.1 seconds']);
  expect(text('section.race')).not.toContain('random');
  expect(sign()).toBe('');
  await vi.advanceTimersByTimeAsync(FILM_MS);
  expect([sign(), stack()!.disabled]).toEqual(['first', true]);
});

it('says all of it in order, and at once, when it is skipped', async () => {
  const { visit, send } = await avatar();
  stopTheClock();
  const version = send(narrated(...LAST));
  await vi.advanceTimersByTimeAsync(STEP);
  expect(shown()).toContain('Ember is first.');
  visit.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(visit.state.version).toBe(version);
  expect(text('.happened')).toBe(LAST.map(([, sentence]) => sentence).join(' '));
  expect(aloud()).toMatch(/Ember is first\.\|Ember takes 2 dice\..Hurricane.*Flint wins\.$/);
});

it('shows what is now after a reload in the middle', async () => {
  const { visit, send, socket } = await avatar();
  stopTheClock();
  send(narrated(...LAST));
  await vi.advanceTimersByTimeAsync(STEP);
  expect(visit.saying).not.toBeNull();
  socket.says(
    welcome({
      version: 30,
      game: game({ view: visit.state.game!.view, waiting_for: [2] }),
      table: visit.state.table!,
    }),
  );
  await vi.advanceTimersByTimeAsync(LONGEST);
  expect([visit.saying, visit.state.version]).toEqual([null, 30]);
  expect(shown()).toContain('Waiting for Flint');
});

it('tells a bust after the dice lie, without a word that they still roll', async () => {
  const view = verasseltView({
    active: 1,
    to_act: 1,
    seats: 3,
    yards: Array(3).fill([1, 0, 0, 0]),
    heaps: [0, 0, 0],
  });
  const { visit, socket } = visiting(
    { view, places: [0, 1, 2], awaiting: 'InFlight', waiting_for: [] },
    { game: 'verasselt', seats: SEATS, thrower: 'luck' },
  );
  mounting(Verasselt, {
    visit,
    get game(): VerasseltGame {
      const { game } = visit.state;
      if (!game || !isVerasselt(game)) throw new Error('not a game of cards');
      return game;
    },
  });
  await moments();
  stopTheClock();
  expect(shown()).toBe(': The dice are rolling.');
  const busted = narrated(
    [
      { is: 'dice_rolled', seat: 1, rolled: [0, 1], dice: ['R', 'R', '=', 'Y', 'B', 'R', 'G'] },
      'Ember rolls 2 dice.',
    ],
    [{ is: 'busted', seat: 1, offending: [['R', 2, 1]] } as unknown as GameEvent, 'Bugged up!'],
    [{ is: 'turn_started', seat: 2, groups: ['hub'] } as unknown as GameEvent, 'Flint is on turn.'],
  );
  socket.says({
    ...moment({ version: 8, ...busted }),
    game: game({ view: { ...view, active: 2, to_act: 2 }, places: [0, 1, 2], waiting_for: [2] }),
  });
  const seen = await follow({ visit, version: 8 });
  expect(seen).toEqual([
    'bust: Ember rolls 2 dice. Bugged up!',
    expect.stringMatching(/^bust: Ember rolls 2 dice. Bugged up! Flint is on turn. .*Flint/),
  ]);
  expect(aloud()).toMatch(/Ember rolls 2 dice\..Bugged up!\|Flint is on turn\.$/);
});
