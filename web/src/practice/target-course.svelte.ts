/** The targets of a game: which one is tried, how often, and the stars. */

import { bearingOf } from '../arena/intent';
import { learning } from '../net/learning';
import type { TargetInfo } from '../protocol/messages';
import type { Edition } from '../symbols';
import { boxOf } from '../words/fluent';
import { faceName, listed, t } from '../words/words.svelte';
import { earned, MOST_STARS, starsOf, storedStars, storeStars, sumOf, withStars } from './stars';

/** The side of the box from which one throws. */
export const BEARING = bearingOf(0, 4);

export class TargetCourse {
  game = $state<Edition>('strike');
  list = $state.raw<readonly TargetInfo[]>([]);
  /** Which of them is tried, from 1; 0 is none. */
  number = $state(0);
  /** How often it was tried. */
  throws = $state(0);
  /** Whether a throw is to be made, or what the last one did. */
  phase = $state<'aim' | 'missed' | 'reached'>('aim');
  private stars = $state.raw(storedStars());

  get current(): TargetInfo | null {
    return this.list[this.number - 1] ?? null;
  }
  /** A throw was made: the position can be laid again. */
  get over(): boolean {
    return this.current !== null && this.phase !== 'aim';
  }
  get sum(): string {
    return t('board-target-sum', {
      stars: sumOf(this.stars, this.game),
      most: MOST_STARS * this.list.length,
    });
  }

  /** The targets of this game; those of another one that arrive too late are not shown. */
  async load(game: Edition): Promise<void> {
    this.game = game;
    this.list = [];
    this.leave();
    const { targets } = await learning.targets(game);
    if (this.game === game) this.list = targets;
  }

  begin(number: number): void {
    this.number = number;
    this.throws = 0;
    this.phase = 'aim';
  }

  /** The same one once more; once it is reached, throws are counted from the beginning. */
  retry(): void {
    if (this.phase === 'reached') this.throws = 0;
    this.phase = 'aim';
  }

  leave(): void {
    this.begin(0);
  }

  /** The target after this one, or the first that has no star yet; from the last one on, the first. */
  next(): number {
    if (this.number) return (this.number % this.list.length) + 1;
    return this.list.findIndex((_, index) => !this.starsOf(index + 1)) + 1 || 1;
  }

  starsOf(number: number): number {
    return starsOf(this.stars, this.game, number);
  }

  /** A throw came to rest; the sentence about it. */
  landed(reached: boolean): string {
    const { current } = this;
    if (!current) return '';
    this.throws += 1;
    this.phase = reached ? 'reached' : 'missed';
    if (!reached) return t('board-target-missed', { throws: this.throws });
    const stars = earned(this.throws, current.within);
    this.stars = withStars(this.stars, this.game, this.number, stars);
    storeStars(this.stars);
    return t('board-target-reached', { throws: this.throws, stars });
  }

  // Words

  goal({ goal, faces, dice }: TargetInfo): string {
    const shown = goal.dice.map((die) => faceName(faces[die] ?? ''));
    return t(`board-target-${goal.kind}`, {
      box: boxOf(this.game),
      from: shown[0] ?? '',
      to: goal.face ? faceName(goal.face) : '',
      faces: listed(shown),
      count: goal.kind === 'stay' ? dice : goal.count,
    });
  }

  earning({ within: [three, two] }: TargetInfo): string {
    return t('board-target-earn', { three, two });
  }

  hinted({ hint, faces, chance }: TargetInfo): string {
    return t('board-target-hint', {
      die: faceName(faces[hint.die] ?? ''),
      manner: t(`arena-manner-${hint.manner}`),
      force: hint.force,
      percent: Math.round(100 * chance),
    });
  }
}
