import { describe, expect, it } from 'vitest';
import type { AimedThrow, Count, CoursePoint, Remark, Story } from '../src/protocol/messages';
import {
  aimsOf,
  anyOf,
  countedIn,
  gridOf,
  heldAt,
  linesOf,
  luckOf,
  oneIn,
  onMap,
  rarestFace,
  reachOf,
  remarksOf,
  standingOf,
  within,
} from '../src/story/figures';
import { shareLink } from '../src/story/share';
import { bearingOf } from '../src/arena/intent';

const count = (seen: number, more: Partial<Count> = {}): Count => ({
  seen,
  mean: 4,
  low: 2,
  high: 6,
  chance: 0.4,
  most: 10,
  ...more,
});
const remark = (seat: number, one_in: number): Remark => ({
  seat,
  what: 'lost',
  more: true,
  by: 2,
  one_in,
  lucky: false,
});
const story = (more: Partial<Story>): Story => ({
  id: 'g',
  game: 'strike',
  players: ['Ada', 'Ben'],
  winners: [0],
  place: '',
  throws: 20,
  course: [],
  faces: [],
  seats: [],
  aims: [],
  remarks: [],
  luck: 'no',
  best: null,
  ...more,
});
const moment = (step: number, number: number, ...held: number[]): CoursePoint => ({
  step,
  throw: number,
  held,
});

describe('luck', () => {
  const seat = { throws: 9, dice: 9, counts: {}, plunders: 0, plundered: 0 };
  it('is about the own seat, and of all where nobody or several look on', () => {
    const looked = story({
      luck: 'yes',
      seats: [
        { ...seat, seat: 0, luck: 'some' },
        { ...seat, seat: 1, luck: 'yes' },
      ],
      remarks: [remark(1, 40), remark(0, 12)],
    });
    expect(remarksOf(looked, [0]).map(({ one_in }) => one_in)).toEqual([12]);
    expect(remarksOf(looked, [])).toHaveLength(2);
    expect(luckOf(looked, [0])).toBe('some');
    expect(luckOf(looked, [])).toBe('yes');
    expect(luckOf(looked, [0, 1])).toBe('yes');
  });
});

describe('counts', () => {
  it('are within the band, at its ends, or outside', () => {
    expect(standingOf(count(4))).toBe('usual');
    expect(standingOf(count(2, { chance: 0.1 }))).toBe('low-end');
    expect(standingOf(count(6, { chance: 0.1 }))).toBe('high-end');
    expect(standingOf(count(7, { chance: 0.03 }))).toBe('rare');
  });
  it('have a scale that holds all of them', () => {
    expect(reachOf([count(9), count(1)])).toBeGreaterThan(9);
    expect(reachOf([])).toBeGreaterThan(1);
  });
  it('are shown in one order, and only those that there are', () => {
    const seat = { seat: 0, throws: 1, dice: 1, luck: 'few' as const, plunders: 0, plundered: 0 };
    expect(countedIn([{ ...seat, counts: { out: count(1), matches: count(1) } }])).toEqual([
      'matches',
      'out',
    ]);
  });
  it('name the rarest face, if one is rare', () => {
    const faces = [
      { face: 'X', count: count(9, { chance: 0.02 }) },
      { face: '2', count: count(7, { chance: 0.04 }) },
      { face: '3', count: count(4) },
    ];
    expect(rarestFace(faces)?.face).toBe('X');
    expect(rarestFace(faces.slice(2))).toBeNull();
    expect(oneIn(0.04)).toBe(25);
    expect(anyOf(0.04, 6)).toBe(3);
  });
});

describe('the course of a game', () => {
  const course = [moment(0, 0, 3, 3), moment(2, 1, 2, 3), moment(4, 2, 2, 1), moment(6, 2, 2, 0)];
  it('is a line for every seat, which ends where the last die is gone', () => {
    const [ada, ben] = linesOf(course, 5, true);
    expect(ada?.points).toEqual([
      { throw: 0, held: 3 },
      { throw: 1, held: 2 },
      { throw: 5, held: 2 },
    ]);
    expect(ben?.out).toBe(true);
    expect(ben?.points.at(-1)).toEqual({ throw: 2, held: 0 });
  });
  it('continues to the end where nothing is nothing lost', () => {
    expect(linesOf([moment(0, 0, 0, 0)], 5, false)[0]?.points).toEqual([
      { throw: 0, held: 0 },
      { throw: 5, held: 0 },
    ]);
  });
  it('is a table, too', () => {
    expect(heldAt(course, 1)).toEqual([2, 3]);
    expect(heldAt(course, 9)).toEqual([2, 0]);
  });
  it('has few lines behind it', () => {
    expect(gridOf(9)).toEqual([0, 3, 6, 9]);
    expect(gridOf(48)).toEqual([0, 20, 40]);
    expect(gridOf(1)).toEqual([0, 1]);
  });
});

describe('aims', () => {
  const aim = (more: Partial<AimedThrow>): AimedThrow => ({
    step: 2,
    throw: 1,
    seat: 0,
    aim: [0, 0],
    landed: [],
    out: 0,
    struck: 0,
    turned: 0,
    matched: false,
    ...more,
  });
  it('are counted by throws, not by dice', () => {
    expect(aimsOf([aim({ struck: 3, turned: 2 }), aim({ matched: true }), aim({})])).toEqual({
      throws: 3,
      struck: 1,
      turned: 1,
      matched: 1,
    });
  });
  it('are seen from the own side', () => {
    for (const seat of [0, 1, 2]) {
      const bearing = bearingOf(seat, 3);
      const near = onMap([100 * Math.cos(bearing), 100 * Math.sin(bearing)], bearing);
      expect(near.x).toBeCloseTo(0);
      expect(near.y).toBeCloseTo(100);
    }
  });
  it('stay on the map', () => {
    expect(within({ x: 300, y: 400 }, 100)).toEqual({ x: 60, y: 80 });
    expect(within({ x: 3, y: 4 }, 100)).toEqual({ x: 3, y: 4 });
  });
});

describe('passing on', () => {
  const abort = Object.assign(new Error('no'), { name: 'AbortError' });
  it('takes the sheet of the device, then the clipboard, then nothing', async () => {
    const seen: unknown[] = [];
    const share = (data: ShareData) => Promise.resolve(void seen.push(data.url));
    const clipboard = { writeText: (text: string) => Promise.resolve(void seen.push(text)) };
    expect(await shareLink('u', 't', { share, clipboard })).toBe('shared');
    expect(await shareLink('v', 't', { clipboard })).toBe('copied');
    expect(await shareLink('w', 't', {})).toBe('shown');
    expect(seen).toEqual(['u', 'v']);
  });
  it('shows the link where something fails, and nothing where sharing was cancelled', async () => {
    expect(await shareLink('u', 't', { share: () => Promise.reject(new Error('denied')) })).toBe('shown');
    expect(await shareLink('u', 't', { share: () => Promise.reject(abort) })).toBe('left');
  });
});
