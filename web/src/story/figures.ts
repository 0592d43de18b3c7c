/** The figures of a story in places and words: pure, so that they can be tested. */

import type {
  AimedThrow,
  Count,
  CoursePoint,
  FaceCount,
  Remark,
  SeatStory,
  Story,
} from '../protocol/messages';

export type Counted = Remark['what'];
/** In this order they are shown. */
const ORDER: readonly Counted[] = ['matches', 'lost', 'out', 'busts', 'caught'];

// Was it luck?

export type Luck = Story['luck'];

/** The remarks on these seats; on all seats for a spectator. */
export function remarksOf(story: Story, own: readonly number[]): readonly Remark[] {
  return own.length ? story.remarks.filter(({ seat }) => own.includes(seat)) : story.remarks;
}

/** Of the viewer's seat; of all seats where the viewer has several, or none. */
export function luckOf(story: Story, own: readonly number[]): Luck {
  const [seat] = own.length === 1 ? own : [];
  return story.seats.find((each) => each.seat === seat)?.luck ?? story.luck;
}

// Counts and their bands

/** What was counted in this game, for at least one seat. */
export function countedIn(seats: readonly SeatStory[]): Counted[] {
  return ORDER.filter((what) => seats.some(({ counts }) => what in counts));
}

export type Standing = 'usual' | 'low-end' | 'high-end' | 'rare';

export function standingOf({ seen, mean, low, high, chance }: Count): Standing {
  if (seen < low || seen > high || chance < 0.05) return 'rare';
  if (chance >= 0.2) return 'usual';
  return seen < mean ? 'low-end' : 'high-end';
}

/** One game in so many. */
export function oneIn(chance: number): number {
  return Math.max(1, Math.round(1 / Math.max(chance, 1e-6)));
}

/** How far the scale of these counts goes: a little more than all that is shown. */
export function reachOf(counts: readonly Count[]): number {
  return Math.max(1, ...counts.map(({ seen, high }) => Math.max(seen, high))) + 0.6;
}

/** The face that stands out the most, if one lies outside the band. */
export function rarestFace(faces: readonly FaceCount[]): FaceCount | null {
  const outside = faces.filter(({ count }) => count.seen < count.low || count.seen > count.high);
  return outside.sort((a, b) => a.count.chance - b.count.chance)[0] ?? null;
}

/** That any of several faces is as rare: at most so often, and about so often where it is seldom. */
export function anyOf(chance: number, faces: number): number {
  return oneIn(1 - (1 - chance) ** (2 * faces));
}

// The course of the game

export interface Line {
  seat: number;
  /** Throw and number, at each change. */
  points: { throw: number; held: number }[];
  /** It has nothing left before the end. */
  out: boolean;
}

/** A line for every seat; it ends where the seat has lost all dice. */
export function linesOf(course: readonly CoursePoint[], last: number, falls: boolean): Line[] {
  const seats = course[0]?.held.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const points: Line['points'] = [];
    for (const moment of course) {
      const held = moment.held[seat] ?? 0;
      if (points.at(-1)?.throw === moment.throw) points.pop();
      if (points.at(-1)?.held !== held) points.push({ throw: moment.throw, held });
    }
    const end = points.at(-1)!;
    const out = falls && end.held === 0;
    if (!out && end.throw < last) points.push({ throw: last, held: end.held });
    return { seat, points, out };
  });
}

/** Round numbers for an axis from 0 up to about so much. */
export function gridOf(most: number): number[] {
  const step = [1, 2, 3, 5, 10, 20, 25, 50].find((each) => most / each <= 4) ?? 100;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** How many each seat has after a throw. */
export function heldAt(course: readonly CoursePoint[], number: number): readonly number[] {
  return course.findLast((moment) => moment.throw <= number)?.held ?? course[0]?.held ?? [];
}

// Aiming

export interface Aims {
  throws: number;
  struck: number;
  turned: number;
  matched: number;
}

export function aimsOf(aims: readonly AimedThrow[]): Aims {
  const count = (test: (aim: AimedThrow) => boolean) => aims.filter(test).length;
  return {
    throws: aims.length,
    struck: count(({ struck }) => struck > 0),
    turned: count(({ turned }) => turned > 0),
    matched: count(({ matched }) => matched),
  };
}

/** Where a place of the arena (mm) is on a map that has this side of the box at the bottom. */
export function onMap([x, y]: readonly [number, number], bearing: number): { x: number; y: number } {
  const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
  return { x: -x * sin + y * cos, y: x * cos + y * sin };
}

/** A point no farther from the middle than this, on the same line. */
export function within(point: { x: number; y: number }, reach: number): { x: number; y: number } {
  const far = Math.hypot(point.x, point.y);
  return far <= reach ? point : { x: (point.x * reach) / far, y: (point.y * reach) / far };
}
