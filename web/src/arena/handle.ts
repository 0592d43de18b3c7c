/** The interface of the arena: what it is given, and what is called on it. web/README.md explains each part. */

import type { Edition } from '../symbols';
import type { AimReport } from './aim';
import type { Lying } from './geometry';
import type { Manner, Numbers } from './intent';
import type { OtherAim } from './others';
import type { ListedDie, Say } from './dice-list';
import type { ThrownFrom } from './lead-in';
import type { PlayOptions, TallyCommand } from './player';
import type { Sound } from './sound';
import type { Insets, Quality } from './stages/stage';

export interface ArenaInput {
  readonly edition: Edition;
  readonly lying: Lying;
  readonly hand: number;
  readonly canAim: boolean;
  manner: Manner;
  force: number;
  readonly bearing: number;
  /** How another player aims now. */
  readonly other: OtherAim | null;
  readonly movable: readonly number[];
  readonly keys: readonly number[] | undefined;
  readonly marked: readonly number[];
  readonly faceNames: Readonly<Record<string, string>>;
  readonly quality: Quality | 'auto';
  readonly view: 'auto' | '3d' | 'flat';
  readonly insets: Insets;
  readonly sound: Sound | undefined;
  readonly say: Say;
  readonly onthrow:
    ((intent: Numbers, how: { manner: Manner; force: number; target: number | null }) => void) | undefined;
  readonly onmove: ((die: number, x: number, y: number) => void) | undefined;
  readonly onpick: ((die: number) => void) | undefined;
  readonly onaim: ((aim: AimReport) => void) | undefined;
  readonly onslow: (() => void) | undefined;
  readonly onready: ((view: '3d' | 'flat') => void) | undefined;
}

/** How a hand throws, and the side of the box from which, in rad. */
export interface AimedWay {
  readonly manner: Manner;
  readonly force: number;
  readonly bearing: number;
}

export interface ArenaHandle {
  play(bytes: Uint8Array | null, tallied?: readonly TallyCommand[], options?: PlayOptions): Promise<void>;
  begin(bytes: Uint8Array, from?: ThrownFrom): Promise<void>;
  cancel(): Promise<void>;
  tally(commands: readonly TallyCommand[], options?: PlayOptions): Promise<void>;
  /** Show the latest throw once more, for the sake of these dice; resolves when that is over, or was ended. */
  lookAgain(dice: readonly number[]): Promise<void>;
  endLook(): void;
  skip(): boolean;
  unmark(): void;
  throwNow(): boolean;
  calm(): void;
  aimAt(die: number, way?: AimedWay): void;
  turn(by: number): void;
  listDice(): ListedDie[];
}
