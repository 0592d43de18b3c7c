import { readFileSync } from 'node:fs';
import type { Lying } from '../src/arena/geometry';
import type { Manner } from '../src/arena/intent';

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as T;
}

export interface Recorded {
  name: string;
  before: Lying;
  thrown: number[];
  intent: number[];
  motion: string;
  rest: Lying;
  faces: Record<number, number>;
  supports: Record<number, number>;
  out: Record<number, string>;
  decoded: {
    dice: number[];
    frames: number;
    seconds: number;
    poses: Record<number, number[][]>;
    contacts: number[][];
  };
}

export interface Intents {
  scene: Lying;
  presets: {
    manner: Manner;
    bearing: number;
    target: [number, number, number];
    scene: boolean;
    intent: number[];
  }[];
  aims: { die: number; manner: Manner; bearing: number; speed: number | null; intent: number[] }[];
  throws: {
    target: [number, number, number];
    speed: number;
    bearing: number;
    spin: number;
    steepness: number;
    intent: number[];
  }[];
  bearings: [number, number, number][];
}

export const motions = read<Recorded[]>('motions');
export const intents = read<Intents>('intents');
export const bytesOf = (recorded: Recorded): Uint8Array =>
  new Uint8Array(Buffer.from(recorded.motion, 'base64'));
