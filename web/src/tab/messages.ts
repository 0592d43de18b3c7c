/** What page and worker of the tab say to each other. */

import type { Fault } from './errors';

/** The first message to the worker. */
export interface Start {
  readonly language: string;
  /** Names this host in the database: only the last one that started may write. */
  readonly owner: string;
  /** Bytes of the parts by name, without the engine. */
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

export interface Request {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

/** Of one connection: it is opened, a text is sent, or it is closed. */
export type FromSocket =
  | { readonly connection: number; readonly open: string }
  | { readonly connection: number; readonly text: string }
  | { readonly connection: number; readonly close: true };

/** A part that the worker asked for, or why it is not here. */
export type Brought =
  | { readonly part: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly part: string; readonly failed: Fault };

export type ToWorker = { readonly start: Start } | Brought | Request | FromSocket;

export interface Answer {
  readonly id: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type ToSocket =
  | { readonly connection: number; readonly data: string | ArrayBuffer }
  | { readonly connection: number; readonly closed: number; readonly reason: string };

export type ToPage =
  | { readonly step: 'python' | 'rules' | 'ready' }
  | { readonly failed: Fault }
  | { readonly wants: string }
  | Answer
  | ToSocket;
