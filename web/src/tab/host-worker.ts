/** The host in the tab: Python in a worker, which answers as a server does. It is started by `start.ts`. */

import type { PyodideAPI } from 'pyodide';
import { holdLife } from '../net/life';
import { openDatabase } from './database';
import { faultOf, TabFailed } from './errors';
import type { Brought, FromSocket, Request, Start, ToPage, ToWorker } from './messages';
import { Outside } from './outside';
import { ENGINE } from './part-names';
import { startPython } from './python';

/** `throwdown.tab.bridge.Bridge`. */
interface Host {
  request(method: string, path: string, body: string | undefined): Promise<HostAnswer>;
  connect(
    path: string,
    send: (data: Data) => void,
    close: (code: number, reason: string) => void,
  ): HostConnection;
}
type HostAnswer = [status: number, type: string, body: Uint8Array, headers: string];
type Data = string | Uint8Array<ArrayBuffer>;
interface HostConnection {
  receive(text: string): void;
  disconnect(): void;
  destroy(): void;
}

const connections = new Map<number, HostConnection>();
let host: Host;
/** What Python raised is of this class; any other error means that it died. Then it cannot be asked any more. */
let Raised: PyodideAPI['ffi']['PythonError'];
/** Takes the engine, once the page has brought it. */
let takeEngine: (brought: Brought) => void = () => undefined;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) void start(data.start);
  else if ('part' in data) takeEngine(data);
  else if ('id' in data) void answer(data);
  else hear(data);
};

async function start({ language, owner, parts }: Start): Promise<void> {
  try {
    await holdLife(owner);
    const database = await openDatabase();
    await database.own(owner);
    say({ step: 'python' });
    const python = await startPython(parts);
    Raised = python.ffi.PythonError;
    say({ step: 'rules' });
    host = await bridge(python).start(new Outside(database, engine), language);
    say({ step: 'ready' });
  } catch (error) {
    say({ failed: faultOf(error) });
  }
}

/** Only the page reads what is stored. */
function engine(): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    takeEngine = (brought) => {
      if ('bytes' in brought) resolve(brought.bytes);
      else reject(new TabFailed(brought.failed.code, brought.failed.message));
    };
    say({ wants: ENGINE });
  });
}

function bridge(python: PyodideAPI): { start(outside: Outside, language: string): Promise<Host> } {
  return python.pyimport('throwdown.tab.bridge') as ReturnType<typeof bridge>;
}

async function answer({ id, method, path, body }: Request): Promise<void> {
  try {
    const [status, type, content, headers] = await host.request(method, path, body ?? undefined); // null is not None
    const more = JSON.parse(headers) as Record<string, string>;
    say({ id, status, headers: { 'content-type': type, ...more }, body: content });
  } catch (error) {
    if (!(error instanceof Raised)) return reportError(error); // the page starts another worker
    console.error(error); // a mistake of ours: the page gets an answer, and the developer a traceback
    say({ id, status: 500, headers: {}, body: new Uint8Array() });
  }
}

function hear(message: FromSocket): void {
  const { connection } = message;
  if ('open' in message) connections.set(connection, connected(connection, message.open));
  else if ('text' in message) connections.get(connection)?.receive(message.text);
  else leave(connection);
}

function connected(connection: number, path: string): HostConnection {
  const send = (data: Data) =>
    say({ connection, data: typeof data === 'string' ? data : data.slice().buffer });
  const close = (closed: number, reason: string) => say({ connection, closed, reason });
  return host.connect(path, send, close);
}

/** The page has left, or was sent away. */
function leave(connection: number): void {
  const left = connections.get(connection);
  connections.delete(connection);
  left?.disconnect();
  left?.destroy();
}

function say(message: ToPage): void {
  self.postMessage(message);
}
