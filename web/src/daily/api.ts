import { answer, json } from '../net/api';
import type { DailyThrowWanted } from '../protocol/messages';

/** The daily throw. */
export const api = {
  today: () => json('GET /api/daily', {}),
  throw: (body: DailyThrowWanted) => json('POST /api/daily', { body }),
  result: (day: string) => json('GET /api/daily/{day}', { path: { day } }),
  motion: (day: string, id: string) =>
    json('GET /api/daily/{day}/throws/{throw}', { path: { day, throw: id } }),
  film: async (day: string, id: string) => {
    const response = await answer('GET /api/daily/{day}/throws/{throw}/film', { path: { day, throw: id } });
    return response.blob();
  },
  record: async (day: string) => {
    const response = await answer('GET /api/daily/{day}/record', { path: { day } });
    return response.text();
  },
};
