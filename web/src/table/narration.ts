/** The narration of the panel: what happened, and what is now. */

import type { GameEvent } from '../protocol/messages';
import type { Connection } from '../net/socket';

/** `asked`: the reader has to decide; `flight`: dice are in the air; `wait`: others decide; else no sentence. */
export type Phase = 'asked' | 'flight' | 'wait' | 'nothing';

export interface Situation {
  connection: Connection['is'];
  /** The reader is asked something. */
  mine: boolean;
  /** A motion is being shown. */
  moving: boolean;
  /** What came of the motion that is being shown: its dice lie. */
  saying: readonly string[] | null;
  awaiting: string;
  /** What happened last, in sentences and as events; the events may be of something older. */
  told: readonly string[];
  events: readonly GameEvent[];
}

/** Events that the question repeats are left out. */
const ASKED_ANYWAY = ['turn_started', 'big_throw_required'];

/** What is now, in one word. While the connection is down there is only its note. */
export function phaseOf({ connection, mine, moving, saying, awaiting }: Situation): Phase {
  if (connection === 'lost' || connection === 'connecting') return mine ? 'asked' : 'nothing';
  if (saying) return 'nothing';
  if (moving || awaiting === 'InFlight') return 'flight';
  return mine ? 'asked' : 'wait';
}

/** What happened, in one line. */
export function lastSentence({ mine, saying, told, events }: Situation): string {
  if (saying) return saying.join(' ');
  const sentences = [...told];
  const names = events.map((event): string => event.is).filter((name) => name !== 'choice_required');
  while (mine && sentences.length > 1 && ASKED_ANYWAY.includes(names.at(-1) ?? '')) {
    names.pop();
    sentences.pop();
  }
  return sentences.join(' ');
}

/** A landing that takes long is mentioned while the connection is open and the throw is on its way: `sent`, or in the air. */
export function isSlow(slow: boolean, sent: boolean, seen: Situation): boolean {
  return slow && seen.connection === 'open' && (sent || phaseOf(seen) === 'flight');
}
