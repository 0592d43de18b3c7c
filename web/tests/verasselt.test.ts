import type { VerasseltView } from '../src/protocol/messages';
import { describe, expect, it } from 'vitest';
import {
  add,
  canAdd,
  choice,
  laid,
  remove,
  rollAction,
  splitAction,
  toggle,
  topUpAction,
} from '../src/verasselt/pick';
import { verasseltView } from './games';
import { group, lettered, minus, NO_CARDS, one, plus, ranking, size, spread } from '../src/verasselt/view';

const view = (actions: VerasseltView['actions'], more: Partial<VerasseltView> = {}) =>
  verasseltView({ actions, ...more });

const ROLL = choice(view({ is: 'roll_space', yard: [1, 1, 0, 2], stop: true }));
const SPLIT = choice(view({ is: 'split_space', cards: [2, 0, 3, 0], room: 2 }));

describe('cards', () => {
  it('are counted by colour', () => {
    expect(size([3, 1, 4, 2])).toBe(10);
    expect(plus([1, 0, 0, 0], [1, 2, 0, 0])).toEqual([2, 2, 0, 0]);
    expect(minus([2, 2, 0, 0], one(1))).toEqual([2, 1, 0, 0]);
    expect(spread([2, 0, 1, 0])).toEqual([0, 0, 2]);
    expect(lettered([2, 1, 0, 1])).toBe('YYBG');
  });

  it('of the group are those that are rolled for', () => {
    const owner = { is: 'catch', owner: 1, cards: [0, 2, 0, 0] } as const;
    expect(group(view([], { target: 'hub', table_catch: owner }))).toEqual([3, 1, 4, 2]);
    expect(group(view([], { target: 'catch', table_catch: owner }))).toEqual([0, 2, 0, 0]);
  });
});

describe('what may be done', () => {
  it('is what the server says', () => {
    expect(ROLL.roll).toEqual({ is: 'roll_space', yard: [1, 1, 0, 2], stop: true });
    expect(SPLIT.split?.room).toBe(2);
    const choose = choice(
      view([
        { is: 'choose', target: 'hub' },
        { is: 'choose', target: 'catch' },
      ]),
    );
    expect(choose.groups).toEqual(['hub', 'catch']);
    expect(
      choice(
        view([
          { is: 'take_consolation', count: 0 },
          { is: 'take_consolation', count: 1 },
        ]),
      ).counts,
    ).toEqual([0, 1]);
    expect(choice(view([]))).toEqual({ roll: null, split: null, topUp: null, groups: [], counts: [] });
  });
});

describe('picking', () => {
  it('takes no card that is not there', () => {
    expect(canAdd(ROLL, NO_CARDS, 2)).toBe(false);
    expect(add(ROLL, NO_CARDS, 2)).toEqual(NO_CARDS);
    expect(add(ROLL, [0, 0, 0, 1], 3)).toEqual([0, 0, 0, 2]);
    expect(add(ROLL, [0, 0, 0, 2], 3)).toEqual([0, 0, 0, 2]);
  });

  it('stops where the yard is full', () => {
    expect(add(SPLIT, [1, 0, 1, 0], 2)).toEqual([1, 0, 1, 0]);
    expect(add(SPLIT, [1, 0, 0, 0], 2)).toEqual([1, 0, 1, 0]);
  });

  it('gives back', () => {
    expect(remove([0, 1, 0, 0], 1)).toEqual(NO_CARDS);
    expect(remove(NO_CARDS, 1)).toEqual(NO_CARDS);
  });

  it('turns dice over and keeps their order', () => {
    expect(toggle([0, 1, 2, 3], 2)).toEqual([0, 1, 3]);
    expect(toggle([0, 1, 3], 2)).toEqual([0, 1, 2, 3]);
  });

  it('shows which of equal cards are picked', () => {
    expect(laid([0, 2, 0, 1], [0, 1, 0, 0])).toEqual([
      { colour: 1, picked: false },
      { colour: 1, picked: true },
      { colour: 3, picked: false },
    ]);
  });
});

describe('actions', () => {
  it('are those of the rules', () => {
    expect(rollAction([0, 1, 2, 5], [1, 0, 0, 0])).toEqual({
      is: 'roll',
      dice: [0, 1, 2, 5],
      boost: [1, 0, 0, 0],
    });
    expect(splitAction([0, 0, 1, 0])).toEqual({ is: 'distribute', to_yard: [0, 0, 1, 0] });
    expect(topUpAction([0, 0, 1, 0])).toEqual({ is: 'top_up', cards: [0, 0, 1, 0] });
  });
});

describe('the order at the end', () => {
  it('goes by heaps, winners first, equal ones together', () => {
    const three = view([], { yards: [NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS], heaps: [4, 9, 4, 7] });
    expect(
      ranking(three, { is: 'result', winners: [1], reason: 'VER-WIN-01', scores: [4, 9, 4, 7] }),
    ).toEqual([[1], [3], [0, 2]]);
  });
});
