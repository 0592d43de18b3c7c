/** The narration of the panel: what happened, and what is now. */

import type { GameEvent } from '../protocol/messages';
import type { Connection } from '../net/socket';
import type { Visit } from '../state/visit.svelte';

/** `asked`: the reader has to decide; `flight`: dice are in the air; `wait`: others decide; else no sentence. */
export type Phase = 'asked' | 'flight' | 'wait' | 'nothing';

export interface Situation {
  connection: Connection['is'];
  /** The reader is asked something. */
  mine: boolean;
  /** A motion is being shown. */
  moving: boolean;
  /** Sentences about what is shown so far of a moment that is being shown. */
  saying: readonly string[] | null;
  awaiting: string;
  /** What happened last, in sentences and as events; the events may be of something older. */
  told: readonly string[];
  events: readonly GameEvent[];
  /** What led to the throw that is in the air, in sentences. */
  thrown: readonly string[];
}

/** Events that the question repeats are left out. */
const ASKED_ANYWAY = ['turn_started', 'big_throw_required'];

export function situationOf({ connection, turn, moving, saying, state }: Visit): Situation {
  const line = state.log.at(-1);
  return {
    connection: connection.is,
    mine: turn !== null,
    moving,
    saying,
    awaiting: state.game?.awaiting ?? '',
    told: line?.told ?? [],
    events: state.last && state.last.version === line?.version ? state.last.events : [],
    thrown: state.last?.told ?? [],
  };
}

/** What is now, in one word. While the connection is down there is only its note. */
export function phaseOf({ connection, mine, moving, saying, awaiting }: Situation): Phase {
  if (connection === 'lost' || connection === 'connecting') return mine ? 'asked' : 'nothing';
  if (saying) return 'nothing';
  if (moving || awaiting === 'InFlight') return 'flight';
  return mine ? 'asked' : 'wait';
}

/** The sentence about what begins to be shown now; empty where nothing is. */
export function newestSentence({ saying }: Situation): string {
  return saying?.at(-1) ?? '';
}

/** What happened before that, in one line. While dice fly, what was before their throw is outdated. */
export function lastSentence(situation: Situation): string {
  const { saying, thrown, told, events, mine } = situation;
  if (saying) return saying.slice(0, -1).join(' ');
  if (phaseOf(situation) === 'flight') return thrown.join(' ');
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
