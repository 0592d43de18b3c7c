import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { slipSentence, betterSentence, slipsOf } from '../src/advice/review';
import { bestOf, isWorse, othersOf, sentence, shares, type Chosen } from '../src/advice/advice';
import type { Action, Advised, OddsInfo, Review, SlipInfo, WeighedInfo } from '../src/protocol/messages';
import { choiceName } from '../src/table/choice-names';
import { alike, choiceName as cardsName } from '../src/verasselt/choice-names';
import { loadLanguage } from '../src/words/words.svelte';
import { arenaView, replayStep, verasseltView } from './games';

const locales = new URL('../../src/throwdown/locales/en/', import.meta.url);
const FILES = ['page', 'board', 'arena', 'ask', 'list', 'learn', 'told', 'theme-published'];

beforeAll(async () => {
  const words = FILES.map((file) => readFileSync(new URL(`${file}.ftl`, locales), 'utf-8')).join('\n');
  vi.stubGlobal('document', { baseURI: 'http://localhost/', documentElement: {} });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(words)));
  await loadLanguage('en', 'published');
});

const ROLL: Action = { is: 'roll', dice: [0, 1, 2, 3], boost: [0, 0, 0, 0] };
const THROW: Action = { is: 'throw' };
const STOPPING: Action = { is: 'stop' };
const NO_ODDS: OddsInfo = { match: null, lost: null, bust: null, catch: null };
const option = (action: Action, cost: number, more: Partial<WeighedInfo> = {}): WeighedInfo => ({
  action,
  value: 0.5 - cost,
  manner: null,
  cost,
  error: 0,
  matters: cost > 0,
  odds: null,
  ...more,
});
const advised = (...options: WeighedInfo[]): Advised => ({
  is: 'advised',
  move: 'm',
  seat: 0,
  version: 4,
  unit: 'win',
  options,
  model: 'luck d570268f',
});
const HIT = option(THROW, 0, { manner: 'hit', odds: { ...NO_ODDS, match: 0.516 } });
const TOSS = option(THROW, 0.002, { manner: 'toss' });
const DROP = option(THROW, 0.0004, { manner: 'drop' });
const SMASH = option(THROW, 0.035, { manner: 'smash' });
const STOP = option(STOPPING, 0.033);

const view = arenaView({
  game: 'impact',
  actions: [],
  piles: [[], [3, 2]],
  arena: [
    [4, 'FIRE'],
    [7, 'AIR'],
  ],
  throws: 3,
  phase: 'choice',
});
const name = (choice: Chosen) => choiceName(choice, view, 0);

describe('advice', () => {
  it('has a best choice, unless there is only one', () => {
    expect(bestOf(advised(HIT, SMASH, STOP))).toBe(HIT);
    expect(bestOf(advised(STOP))).toBeNull();
    expect(bestOf(null)).toBeNull();
  });

  it('lists four others, to stop among them, cheapest first', () => {
    const piles = [0, 1, 2].map((pile) =>
      option({ is: 'throw_pile', pile }, 0.001 * (pile + 1), { manner: 'hit' }),
    );
    expect(othersOf(advised(HIT, DROP, TOSS, STOP, SMASH))).toEqual([HIT, TOSS, STOP, SMASH]);
    expect(othersOf(advised(HIT, DROP, ...piles, TOSS, STOP, SMASH))).toEqual([...piles, STOP]);
    expect(othersOf(advised(STOP, HIT, TOSS))).toHaveLength(2);
  });

  it('does not mention a difference that is none', () => {
    expect([DROP, TOSS, { ...SMASH, matters: false }].map((each) => isWorse(each, 'win'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isWorse(option(STOPPING, 0.04), 'cards')).toBe(false);
  });

  it('names the gentlest of the ways that are as good, and none if all are', () => {
    const smash = { ...SMASH, cost: 0, matters: false };
    expect(bestOf(advised(smash, HIT, DROP, TOSS))).toBe(DROP);
    expect(othersOf(advised(smash, HIT, DROP, TOSS))).toEqual([HIT, smash, TOSS]);
    const even = advised(smash, HIT, DROP, STOP);
    expect(bestOf(even)).toMatchObject({ action: THROW, manner: null });
    expect(othersOf(even)).toEqual([STOP]);
    expect(sentence(even, name)).toBe(
      'Best: Throw. With it you win 50 % of games. All ways to throw are equally good. Worse: Stop (−3.3 %).',
    );
  });

  it('is drawn as bars: small costs stay small', () => {
    expect(shares([DROP, STOP], 'win')).toEqual([0, 0.66]);
    expect(shares([option(STOPPING, 2), option(ROLL, 1)], 'cards')).toEqual([1, 0.5]);
  });

  it('is read out', () => {
    expect(sentence(advised(HIT, SMASH, STOP), name)).toBe(
      'Best: Hit. It matches in 51.6 % of throws, and you win 50 % of games. Worse: Stop (−3.3 %) and Smash (−3.5 %).',
    );
    expect(sentence(advised(STOP), name)).toBe('There is nothing to choose here.');
    const roll = option(ROLL, 0, { odds: { ...NO_ODDS, bust: 0.2, catch: 3.46 } });
    expect(sentence({ ...advised(roll, option(STOPPING, 0.01)), unit: 'cards' }, () => 'Roll 7')).toBe(
      'Best: Roll 7. It bugs up in 20 % of rolls and catches 3.5 cards on average. All other choices are about as good.',
    );
  });
});

describe('choices', () => {
  const called = (action: WeighedInfo['action'], manner?: WeighedInfo['manner'], place = 0) =>
    choiceName({ action, manner: manner ?? null }, view, place);

  it('are called as their buttons', () => {
    expect(called({ is: 'throw' }, 'smash')).toBe('Smash');
    expect(called({ is: 'throw' })).toBe('Throw');
    expect(called({ is: 'throw_pile', pile: 0 }, 'hit', 1)).toBe('Pile of 3, Hit');
    expect(called({ is: 'throw' }, 'hit', 1)).toBe('A loose die, Hit');
    expect(called({ is: 'throw_all' }, 'hit', 1)).toBe('Hit');
    expect(called({ is: 'collect', take: true })).toBe('Take all of it');
    expect(called({ is: 'take_extra', die: 7 })).toBe('air');
    expect(called({ is: 'take_extra', die: null })).toBe('None');
    expect(called({ is: 'build_tower', dice: [7, 4] })).toBe('fire on top');
  });

  const bugs = verasseltView({
    dice: ['Y', '=', 'Y', 'B', 'G', '=', 'R'],
    table_catch: { is: 'catch', owner: 1, cards: [1, 0, 0, 0] },
    turn: 7,
  });
  const cards = (action: WeighedInfo['action']) =>
    cardsName({ action, manner: null }, bugs, (place) => ['Ada', 'Ben'][place] ?? '');

  it('of voll verasselt say what is kept and added', () => {
    expect(cards({ is: 'roll', dice: [1, 3, 4, 5, 6], boost: [0, 0, 1, 0] })).toBe(
      'Roll 5 (keep yellow, yellow; add 1 red bug)',
    );
    expect(cards({ is: 'roll', dice: [0, 1, 2, 3, 4, 5, 6], boost: [0, 0, 0, 0] })).toBe('Roll 7');
    expect(cards({ is: 'choose', target: 'catch' })).toBe('Plunder Ben');
    expect(cards({ is: 'distribute', to_yard: [0, 2, 0, 0] })).toBe('2 blue bugs into the front yard');
    expect(cards({ is: 'distribute', to_yard: [0, 0, 0, 0] })).toBe('all on the bug heap');
    expect(cards({ is: 'stop' })).toBe('Stop');
  });

  it('are the same whichever of equal dice is kept', () => {
    const roll = (...kept: number[]): Action => ({
      is: 'roll',
      dice: [0, 1, 2, 3, 4, 5, 6].filter((die) => !kept.includes(die)),
      boost: [0, 0, 0, 0],
    });
    expect(alike(roll(0), roll(2), bugs)).toBe(true);
    expect(alike(roll(0), roll(3), bugs)).toBe(false);
  });
});

describe('looking back', () => {
  const slip: SlipInfo = {
    n: 1,
    seat: 0,
    done: { action: { is: 'throw' }, manner: 'smash', hand: null },
    best: { action: { is: 'stop' }, manner: null, hand: null },
    cost: 0.046,
    unit: 'win',
  };
  const replay = {
    id: 'g',
    game: 'impact',
    players: ['Ada', 'Ben'],
    bots: [null, null],
    options: {},
    thrower: 'luck',
    engine: '',
    commitment: '',
    secret: '',
    started: 0,
    ended: null,
    place: '' as const,
    result: null,
    steps: [replayStep({ n: 0, view, motion: 'AAEC' }), replayStep({ n: 1 })],
  };
  const review: Review = {
    id: 'g',
    game: 'impact',
    model: 'luck d570268f',
    players: [
      { seat: 0, name: 'Ada', bot: null, slips: [slip] },
      { seat: 1, name: 'Ben', bot: null, slips: [] },
    ],
  };

  it('says what was done, what would have been best, and what it cost; the start die was throw 1', () => {
    expect(slipSentence(slip, replay)).toBe(
      'Throw 2, with fire and air in the arena: Ada chose Smash. Better: Stop. ' +
        'That cost 4.6\u00a0% of the chance to win.',
    );
    expect(slipSentence(slip, replay, 0)).toContain('you chose Smash. Better: Stop.');
    expect(betterSentence(slip, replay)).toBe(
      'Best would have been: Stop. This took 4.6\u00a0% off the chance to win.',
    );
  });

  it('is known by its step', () => {
    expect([...slipsOf(review)]).toEqual([[1, slip]]);
    expect(slipsOf(null).size).toBe(0);
  });
});
