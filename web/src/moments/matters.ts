/** Which throws matter so much that they are looked at once more, and on which dice a throw depends. */
import type { ArenaView, GameEvent } from '../protocol/messages';

/** Taken together they are worth a second look. */
const MANY = 3;

/** Why a throw is looked at once more: the last of these that holds; and the dice that it is about. */
export interface Matter {
  readonly why: 'last' | 'taken' | 'knocked' | 'end';
  readonly dice: readonly number[];
}

/** `before`: what was seen while the dice were in the air. Nothing where the throw is one like many. */
export function matterOf(events: readonly GameEvent[], before: ArenaView): Matter | null {
  if (!events.some(({ is }) => is === 'dice_settled' || is === 'dice_left_arena')) return null;
  const [taken, knocked] = [takenIn(events), knockedIn(events)];
  if (events.some(({ is }) => is === 'game_over')) return { why: 'end', dice: decisiveIn(events) };
  if (knocked.length) return { why: 'knocked', dice: knocked };
  if (taken.length >= MANY) return { why: 'taken', dice: taken };
  if (before.throws > 0 && before.has_dice[before.active] === false)
    return { why: 'last', dice: decisiveIn(events) };
  return null;
}

/** The dice whose faces decide what is taken, what is lost, or who is out. */
export function decisiveIn(events: readonly GameEvent[]): number[] {
  const final = events.some(({ is }) => is === 'player_eliminated' || is === 'game_over');
  return events.flatMap((event) => {
    if (event.is === 'dice_collected' || event.is === 'x_removed') return [...event.dice];
    if (event.is !== 'dice_settled' || !final) return [];
    return [...event.thrown, ...event.changed].map(([die]) => die);
  });
}

const takenIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.is === 'dice_collected' ? event.dice : []));

const knockedIn = (events: readonly GameEvent[]) =>
  events.flatMap((event) =>
    event.is === 'dice_left_arena'
      ? event.dice.flatMap(([die, cause]) => (cause === 'knocked' ? [die] : []))
      : [],
  );
