/** Finished games of this browser, as the host in the tab lists them (`tab/routes.py`). */

import { answerTo } from '../net/api';

export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** In seconds. */
  readonly started: number;
  readonly ended: number;
  readonly players: readonly string[];
  /** So many games its table has: they are removed together. */
  readonly together: number;
}

export async function finishedGames(): Promise<FinishedGame[]> {
  return (await (await answerTo('GET', '/api/finished', null)).json()) as FinishedGame[];
}

export async function removeFinished(id: string): Promise<void> {
  await answerTo('DELETE', `/api/finished/${id}`, null);
}

export async function recordOf(id: string): Promise<File> {
  const answer = await answerTo('GET', `/api/replays/${id}/record`, null);
  return new File([await answer.blob()], `${id}.jsonl`, { type: 'application/jsonl' });
}
