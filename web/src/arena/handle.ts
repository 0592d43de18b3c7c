/** What controllers call on an arena that is shown; `Arena.svelte` documents each. */

import type { Lies } from './lies';
import type { PlayOptions, TallyCommand } from './player';

export interface ArenaHandle {
  play(bytes: Uint8Array | null, tallied?: readonly TallyCommand[], options?: PlayOptions): Promise<void>;
  tally(commands: readonly TallyCommand[], options?: PlayOptions): Promise<void>;
  skip(): boolean;
  throwNow(): boolean;
  calm(): void;
  aimAt(die: number): void;
  turn(by: number): void;
  lies(): Lies[];
}
