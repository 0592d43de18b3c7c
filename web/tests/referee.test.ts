import { describe, expect, it } from 'vitest';
import type { Action } from '../src/protocol/messages';
import {
  canStack,
  complete,
  landing,
  lot,
  next,
  OUT,
  race,
  rolled,
  word,
  type Hand,
} from '../src/referee/compose';
import { automatic, drawn } from '../src/referee/desk.svelte';
import { ThrowEntry } from '../src/referee/throw-entry.svelte';
import { arenaView, game, verasseltView } from './games';

const STRIKE = ['2', '3', '4', '5', '6', 'X'];
const IMPACT = ['FIRE', 'WATER', 'STONE', 'LIGHTNING', 'AIR', 'BLANK'];

describe('words for faces', () => {
  it('are short and cannot be mistaken', () => {
    expect(IMPACT.map((face) => word(face, IMPACT))).toEqual(['fi', 'wa', 'st', 'li', 'ai', 'bl']);
    expect(STRIKE.map((face) => word(face, STRIKE))).toEqual(['2', '3', '4', '5', '6', 'x']);
    expect(word('STONE', [...IMPACT, 'STORM'])).toBe('ston');
    expect(word('AIR', ['AIR', 'AIRSHIP'])).toBe('air');
    expect(word(OUT, STRIKE)).toBe('out');
  });
});

describe('a landing', () => {
  const one: Hand[] = [{ seat: 0, count: 1 }];

  it('is a word for each thrown die', () => {
    expect(landing(one, ['5'], [], null, STRIKE)).toBe('5');
    expect(landing(one, [OUT], [], null, STRIKE)).toBe('out');
    expect(landing([{ seat: 1, count: 3 }], ['5', 'X', OUT], [], null, STRIKE)).toBe('5 x out');
  });

  it('says what changed among the dice that lay there', () => {
    const changes = [
      { from: '3', to: 'X', tower: false },
      { from: '4', to: OUT, tower: true },
    ];
    expect(landing(one, ['5'], changes, null, STRIKE)).toBe('5 3>x ^4>out');
  });

  it('names the seats of a storm', () => {
    const hands: Hand[] = [
      { seat: 0, count: 1 },
      { seat: 2, count: 2 },
    ];
    expect(landing(hands, ['FIRE', OUT, 'AIR'], [], null, IMPACT)).toBe('0: fi 2: out ai');
  });

  it('says which towers there are now', () => {
    expect(
      landing(
        one,
        ['5'],
        [],
        [
          ['3', '4'],
          ['2', '5'],
        ],
        STRIKE,
      ),
    ).toBe('5 [3 4] [2 5]');
    expect(landing(one, ['5'], [], [], STRIKE)).toBe('5 []');
  });

  it('takes all that was tapped where the number of thrown dice is unknown', () => {
    expect(landing([{ seat: 0, count: null }], ['5', '6'], [], null, STRIKE)).toBe('5 6');
  });

  it('fits into a message even when everything changes', () => {
    const changes = Array.from({ length: 17 }, () => ({ from: 'LIGHTNING', to: 'WATER', tower: false }));
    expect(
      landing([{ seat: 0, count: 8 }], Array<string>(8).fill('LIGHTNING'), changes, null, IMPACT).length,
    ).toBeLessThan(200);
  });
});

describe('what is still to be entered', () => {
  const hands: Hand[] = [
    { seat: 0, count: 1 },
    { seat: 2, count: 2 },
  ];

  it('goes from hand to hand', () => {
    expect(next(hands, 0)).toEqual({ hand: 0, die: 0 });
    expect(next(hands, 1)).toEqual({ hand: 1, die: 0 });
    expect(next(hands, 2)).toEqual({ hand: 1, die: 1 });
    expect(next(hands, 3)).toBeNull();
    expect(complete(hands, 2)).toBe(false);
    expect(complete(hands, 3)).toBe(true);
  });

  it('is never sure without a number', () => {
    expect(complete([{ seat: 0, count: null }], 0)).toBe(false);
    expect(complete([{ seat: 0, count: null }], 1)).toBe(true);
    expect(next([{ seat: 0, count: null }], 7)).toEqual({ hand: 0, die: 7 });
  });
});

describe('a tower', () => {
  const hand = (count: number | null): Hand[] => [{ seat: 0, count }];

  it('takes two dice, whether they lay there or are thrown', () => {
    expect(canStack(0, hand(1))).toBe(false);
    expect(canStack(1, hand(1))).toBe(true);
    expect(canStack(0, hand(7))).toBe(true);
    expect(canStack(0, hand(null))).toBe(true);
  });
});

describe('races, lots and bugs', () => {
  it('are written as the server reads them', () => {
    expect(race([1])).toBe('1');
    expect(race([0, 2])).toBe('0=2');
    expect(race([])).toBe('none');
    expect(lot([4, 1, 3])).toBe('4 1 3');
    expect(rolled(['Y', '=', '=', 'B'])).toBe('Y==B');
  });
});

describe('the desk', () => {
  const cards = (deck_size: number) => game({ view: verasseltView({ deck_size }) });
  const asked = (...actions: Action[]) => game({ view: arenaView({ actions }) });

  it('asks for cards that came off the deck', () => {
    expect(drawn(cards(40), cards(36))).toBe(4);
    expect(drawn(cards(40), cards(40))).toBe(0);
  });

  it('does not ask when all that were left came', () => {
    expect(drawn(cards(3), cards(0))).toBe(0);
  });

  it('does not ask where there is no deck', () => {
    expect(
      drawn(game({ view: arenaView({ supplies: [8] }) }), game({ view: arenaView({ supplies: [7] }) })),
    ).toBe(0);
  });

  it('does automatically what is the only thing to do', () => {
    expect(automatic(asked({ is: 'react', pile: null }))).toEqual({ is: 'react', pile: null });
    expect(automatic(asked({ is: 'choose', target: 'hub' }))).toEqual({ is: 'choose', target: 'hub' });
    expect(automatic(asked({ is: 'choose', target: 'hub' }, { is: 'choose', target: 'catch' }))).toBeNull();
    expect(automatic(asked({ is: 'throw' }))).toBeNull();
    const rolls = verasseltView({ actions: { is: 'roll_space', yard: [0, 0, 0, 0], stop: false } });
    expect(automatic(game({ view: rolls }))).toBeNull();
  });
});

describe('what was tapped of a throw', () => {
  const lies = () => new ThrowEntry(() => arenaView({ arena: [[1, '3'], [2, '4'], [5, '6']], stacks: [[2, 5]] })); // prettier-ignore

  it('enters thrown dice, and one that lay there once it is picked', () => {
    const tapped = lies();
    tapped.tap('5', true);
    tapped.picked = 2;
    tapped.tap(OUT, true);
    tapped.tap('X', false);
    expect(tapped.faces).toEqual(['5']);
    expect(tapped.changes()).toEqual([{ from: '4', to: OUT, tower: true }]);
    expect([1, 2, -1].map((die) => tapped.shown(die))).toEqual(['3', OUT, '5']);
    tapped.picked = 2;
    tapped.tap('4', true);
    expect(tapped.changes()).toEqual([]);
  });

  it('is taken back from the end', () => {
    const tapped = lies();
    tapped.tap('5', true);
    tapped.picked = 1;
    tapped.tap('2', true);
    tapped.openTowers();
    const left = () => [tapped.faces.length, tapped.changes().length, tapped.towers !== null];
    expect([tapped.undo(), left()]).toEqual([true, [1, 1, false]]);
    expect([tapped.undo(), left()]).toEqual([true, [1, 0, false]]);
    expect([tapped.undo(), left()]).toEqual([true, [0, 0, false]]);
    expect(tapped.undo()).toBe(false);
  });

  it('leaves no die in a tower that flew out or was taken back', () => {
    const tapped = lies();
    tapped.tap('5', true);
    tapped.openTowers();
    tapped.stack(1);
    tapped.stack(-1);
    tapped.picked = 5;
    tapped.tap(OUT, true);
    expect([tapped.built, tapped.standing()]).toEqual([[[2, 1, -1]], [['4', '3', '5']]]);
    tapped.faces = [];
    expect(tapped.built).toEqual([[2, 1]]);
    tapped.picked = 1;
    tapped.tap(OUT, true);
    expect([tapped.built, tapped.standing()]).toEqual([[[2]], []]);
  });

  it('begins with the towers that stood, and one die is none', () => {
    const tapped = lies();
    tapped.tap('5', true);
    tapped.openTowers();
    expect([tapped.standing(), tapped.ground]).toEqual([[['4', '6']], [1, -1]]);
    tapped.stack(-1);
    tapped.newTower();
    tapped.stack(1);
    expect(tapped.standing()).toEqual([['4', '6', '5']]);
    tapped.dropTower(0);
    expect(tapped.standing()).toEqual([]);
  });
});
