/** Looking back on a finished game, in sentences. */

import type { Replay, Review, SlipInfo, View } from '../protocol/messages';
import { throwsBefore, ticks } from '../replay/track';
import { choiceName as arenaName } from '../table/choice-names';
import { choiceName as cardsName } from '../verasselt/choice-names';
import { faceName, listed, t } from '../words/words.svelte';
import { rounded, type Chosen } from './advice';

/** Where and by whom something was decided. */
type Decided = Pick<SlipInfo, 'n' | 'seat'>;

/** Decisions that cost something, by the step at which they were made. */
export function slipsOf(review: Review | null): Map<number, SlipInfo> {
  return new Map(review?.players.flatMap(({ slips }) => slips.map((slip) => [slip.n, slip])));
}

/** "Throw 4, with 5 and 3 in the arena: you chose Smash. Better: Stop. …"; `you` is the seat of who reads it. */
export function slipSentence(slip: SlipInfo, replay: Replay, you: number | null = null): string {
  const [done, best] = [slip.done, slip.best].map((choice) => called(choice, slip, replay));
  return unbroken(
    t(`told-slip-${slip.unit}`, {
      who: slip.seat === you ? 'you' : 'name',
      player: replay.players[slip.seat] ?? '',
      when: whenOf(slip, replay),
      done: done ?? '',
      best: best ?? '',
      cost: rounded(slip.cost, slip.unit),
    }),
  );
}

/** "Best would have been Stop. This took 3.1 % off the chance to win." */
export function betterSentence(slip: SlipInfo, replay: Replay): string {
  return unbroken(
    t(`board-replay-better-${slip.unit}`, {
      best: called(slip.best, slip, replay),
      cost: rounded(slip.cost, slip.unit),
    }),
  );
}

/** No line begins with a percent sign. */
export function unbroken(text: string): string {
  return text.replaceAll(' %', '\u00a0%');
}

/** What everybody saw before the decision. */
function before(slip: Decided, replay: Replay): View | null {
  return replay.steps[slip.n - 1]?.view ?? null;
}

/** What a choice is called. */
export function called(choice: Chosen, slip: Decided, replay: Replay): string {
  const view = before(slip, replay);
  if (!view) return '';
  if (view.is === 'arena_view') return arenaName(choice, view, slip.seat);
  return cardsName(choice, view, (seat) => replay.players[seat] ?? '');
}

/** Which throw, counted as the line of the replay counts, or which turn it was, and what lay there. */
function whenOf(slip: SlipInfo, replay: Replay): string {
  const view = before(slip, replay);
  if (!view) return '';
  if (view.is === 'verasselt_view') return t('learn-at-turn', { number: view.turn });
  const { phase, arena } = view;
  const isNext = phase === 'turn' || phase === 'choice';
  const number = throwsBefore(ticks(replay.steps), slip.n) + Number(isNext);
  if (!arena.length) return t('learn-at-throw-empty', { number });
  return t('learn-at-throw', { number, symbols: listed(arena.map(([, face]) => faceName(face))) });
}
