import { afterEach, describe, expect, it, vi } from 'vitest';
import { LessonEnvironment, type Pupil } from '../src/lessons/socket';
import { ApiFailure } from '../src/net/api';
import { learning } from '../src/net/learning';
import { ReconnectingSocket, type Connection } from '../src/net/socket';
import type { LessonAnswer, ServerMessage } from '../src/protocol/messages';

const answer = (more: object): LessonAnswer => ({
  welcome: null,
  moments: [],
  motions: [],
  verdict: 'open',
  mark: 'm2',
  refused: null,
  ...more,
});
const SET_UP = answer({ welcome: { is: 'welcome', version: 1, table: { seats: [] } } });

function lesson() {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { hidden: false, querySelector: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  const heard: ServerMessage[] = [];
  const motions: [number, number[]][] = [];
  const connections: Connection['is'][] = [];
  let step = 'pair';
  const pupil: Pupil = {
    game: 'strike',
    step: () => step,
    title: () => 'Lesson',
    preferences: () => ({ language: 'en', theme: 'published' }),
    answered: () => undefined,
  };
  const { environment } = new LessonEnvironment(pupil);
  const ears = {
    heartbeat: true,
    hello: () => ({ is: 'hello', protocol: 1 }) as never,
    message: (message: ServerMessage) => heard.push(message),
    motion: (version: number, bytes: Uint8Array) => motions.push([version, [...bytes]]),
    connection: ({ is }: Connection) => connections.push(is),
  };
  const line = new ReconnectingSocket('lesson', ears, environment);
  return { line, heard, motions, connections, go: (next: string) => (step = next) };
}

const act = { is: 'act', seat: 0, version: 1, action: { is: 'throw' } } as never;

describe('a line to a lesson', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('sends a step as a table sends a game, motions included', async () => {
    const asked = vi.spyOn(learning, 'attempt').mockResolvedValueOnce({ ...SET_UP, mark: 'm1' });
    const { line, heard, motions } = lesson();
    line.connect();
    await vi.waitFor(() => expect(heard[0]?.is).toBe('welcome'));
    asked.mockResolvedValueOnce(
      answer({
        moments: [
          { is: 'moment', version: 2 },
          { is: 'moment', version: 3, motion: true },
        ],
        motions: ['AQI='],
      }),
    );
    expect((await line.request(act)).is).toBe('ack');
    expect(asked.mock.calls[1]?.slice(0, 3)).toMatchObject([
      'strike',
      'pair',
      { mark: 'm1', action: { is: 'throw' } },
    ]);
    expect(heard.filter(({ is }) => is === 'moment')).toMatchObject([{ version: 2 }, { version: 3 }]);
    expect(motions).toEqual([[3, [1, 2]]]);
    line.close();
  });

  it('forwards a refusal, and sets the step up again where it was forgotten', async () => {
    const asked = vi.spyOn(learning, 'attempt').mockResolvedValue(SET_UP);
    const { line, heard, connections } = lesson();
    line.connect();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    asked.mockResolvedValueOnce(
      answer({
        refused: { is: 'refused', code: 'lesson/other', message: 'Not this.', move: null, clause: null },
      }),
    );
    expect(await line.request(act)).toMatchObject({ is: 'refused', code: 'lesson/other' });
    asked.mockRejectedValueOnce(new ApiFailure('lesson/mark', 'Forgotten.', 400));
    await line.request(act);
    await vi.waitFor(() => expect(heard.filter(({ is }) => is === 'welcome')).toHaveLength(2));
    expect(connections).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
    line.close();
  });

  it('answers every ping', async () => {
    vi.spyOn(learning, 'attempt').mockResolvedValue(SET_UP);
    vi.useFakeTimers();
    const { line, connections } = lesson();
    line.connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(connections).toEqual(['connecting', 'open']);
    line.close();
  });
});
