/** Dice that left the box where a narrow window does not show it: they are marked at the edge of what is seen. */
import type { Seen } from '../arena/player';
import type { Spot } from './elements';

/** A mark is so far inside, in px; at the lower edge there are buttons. */
const INSIDE = 38;
const ABOVE_BUTTONS = 90;
/** A die that is less than this in sight is not seen, in px. */
const SEEN = 4;
/** Dice that left so near to each other share a mark, in px. */
const TOGETHER = 70;

export interface Left {
  readonly count: number;
  /** Where the mark is, and in which direction they left, in rad clockwise from the right. */
  readonly at: Spot;
  readonly away: number;
}

type Window = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export function isInSight({ x, y }: Seen, { left, top, right, bottom }: Window): boolean {
  return x > left + SEEN && x < right - SEEN && y > top + SEEN && y < bottom - SEEN;
}

/** A mark for those that left on one side. */
export function marksOf(dice: readonly Seen[], window: Window): Left[] {
  const marks: Left[] = [];
  for (const die of dice) {
    const at = inside(die, window);
    const near = marks.findIndex((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < TOGETHER);
    const away = Math.atan2(die.y - at.y, die.x - at.x);
    if (near < 0) marks.push({ count: 1, at, away });
    else marks[near] = { ...marks[near]!, count: marks[near]!.count + 1 };
  }
  return marks;
}

function inside({ x, y }: Spot, { left, top, right, bottom }: Window): Spot {
  return {
    x: Math.min(Math.max(x, left + INSIDE), right - INSIDE),
    y: Math.min(Math.max(y, top + INSIDE), bottom - ABOVE_BUTTONS),
  };
}
