import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { VerasseltGame } from '../src/protocol/games';
import type { VerasseltView } from '../src/protocol/messages';
import { CardEntry, type Entering } from '../src/referee/card-entry.svelte';
import { game, table, verasseltView } from './games';

const desk = {
  asks: 0,
  wrong: '',
  into: { where: 'hub' as const, seat: 0 },
  visit: { state: { table: table() } },
  deal: vi.fn<Entering['deal']>(() => Promise.resolve(true)),
  does: vi.fn<Entering['does']>(() => Promise.resolve(true)),
  back: vi.fn<Entering['back']>(() => Promise.resolve(true)),
};
const ROLL: VerasseltView['actions'] = { is: 'roll_space', yard: [1, 1, 0, 2], stop: true };

let shown: VerasseltGame;
const show = (view: Partial<VerasseltView>, entry = 2) => {
  shown = game({ entry, view: verasseltView(view) }) as VerasseltGame;
};
const entry = () => {
  const made = new CardEntry(
    () => desk,
    () => shown,
  );
  made.follow();
  return made;
};

beforeEach(() => {
  vi.clearAllMocks();
  desk.asks = 0;
  desk.wrong = '';
  show({ actions: ROLL });
});

describe('cards off the deck', () => {
  it('are tapped in order, never more than came, and dealt', async () => {
    desk.asks = 2;
    const made = entry();
    for (const colour of [3, 0, 1]) made.tapCard(colour);
    expect(made.order).toEqual([3, 0]);
    expect(made.cards).toEqual([1, 0, 0, 1]);
    expect(made.ready).toBe(true);
    await made.done();
    expect(desk.deal).toHaveBeenCalledWith([1, 0, 0, 1]);
  });

  it('are taken back one by one', () => {
    desk.asks = 2;
    const made = entry();
    made.tapCard(3);
    made.undo();
    expect([made.order, made.cards]).toEqual([[], [0, 0, 0, 0]]);
    expect(made.ready).toBe(false);
    expect(desk.back).not.toHaveBeenCalled();
    made.undo();
    expect(desk.back).toHaveBeenCalledOnce();
  });
});

describe('a roll', () => {
  it('is sent with its dice, its boost and its faces', async () => {
    const made = entry();
    for (const die of [0, 1, 2, 3, 4]) made.tapDie(die);
    made.tapCard(3);
    for (const face of ['R', '=', 'G']) made.tapFace(face);
    expect(made.faces).toEqual(['R', '=']);
    expect(made.dice).toEqual(['=', '=', '=', 'Y', 'B', 'R', '=']);
    expect(made.ready).toBe(true);
    await made.done();
    expect(desk.does).toHaveBeenCalledExactlyOnceWith([
      { act: { is: 'roll', dice: [5, 6], boost: [0, 0, 0, 1] } },
      { enter: 'R=' },
    ]);
  });

  it('shows what is still missing once a face was tapped', () => {
    const made = entry();
    made.tapFace('Y');
    expect(made.dice).toEqual(['Y', '', '', '', '', '', '']);
    expect(made.missing).toBe(6);
  });

  it('retains its faces when the rolling phase begins, and forgets them with the next question', () => {
    const made = entry();
    made.tapFace('Y');
    show({ phase: 'rolling', rolling: [0, 1] }, 3);
    made.follow();
    expect(made.faces).toEqual(['Y']);
    show({ actions: ROLL }, 4);
    made.follow();
    expect(made.faces).toEqual([]);
  });
});

describe('cards of a yard', () => {
  it('are picked and put back, no more than there are', () => {
    const made = entry();
    made.turnCard({ colour: 0, picked: false });
    made.turnCard({ colour: 0, picked: false });
    expect(made.cards).toEqual([1, 0, 0, 0]);
    made.turnCard({ colour: 0, picked: true });
    expect(made.cards).toEqual([0, 0, 0, 0]);
  });
});
