/** The controller of throws outside a game: how a hand throws, what lies there, and why something failed. */

import type { Manner } from '../protocol/messages';
import { FACES, type Edition } from '../symbols';
import { faceName } from '../words/words.svelte';
import type { AimReport } from '../arena/aim';
import type { Lying } from '../arena/geometry';
import type { ArenaHandle } from '../arena/handle';
import { forceOf } from '../arena/intent';
import { throwWhenLoaded } from '../arena/throw-when-loaded.svelte';

export abstract class ThrowDesk {
  manner = $state<Manner>('toss');
  force = $state(forceOf('toss'));
  aim = $state.raw<AimReport | null>(null);
  lying = $state.raw<Lying>({});
  /** Why the last request failed. */
  failure = $state('');
  busy = $state(false);
  moving = $state(false);
  arena = $state.raw<ArenaHandle>();
  readonly faceNames = $derived.by(() =>
    Object.fromEntries(FACES[this.edition].map((face) => [face, faceName(face)])),
  );
  /** Throw as aimed, or as soon as the arena is loaded. */
  readonly throwNow: () => void;

  abstract readonly edition: Edition;
  /** How many dice are thrown next. */
  abstract readonly hand: number;
  abstract readonly canAim: boolean;

  /** Created while its component is: its effects end with it. */
  constructor() {
    this.throwNow = throwWhenLoaded({
      arena: () => this.arena,
      able: () => this.canAim,
      mine: () => this.hand > 0,
    });
  }

  /** Dice with a ring around them. */
  get marked(): readonly number[] {
    return [];
  }

  /** A hand has let go. */
  abstract thrown(intent: readonly number[]): Promise<void>;

  pick(next: Manner): void {
    this.manner = next;
    this.force = forceOf(next);
  }
}
