/** A lesson under way: which step, how it stands, and the table at which it is tried. */

import type { LessonInfo, LessonStep, LessonTold } from '../protocol/messages';
import { Session } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { dashed } from '../words/fluent';
import { t } from '../words/words.svelte';
import { LessonWorld } from './line';

export class Course {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  readonly session: Session;
  /** The number of the step; as many as there are steps: all is done. */
  at = $state(0);
  private told = $state.raw<{ verdict: LessonTold['verdict']; version: number }>({
    verdict: 'open',
    version: 0,
  });
  private readonly line: LessonWorld;

  constructor({ game, steps }: LessonInfo) {
    this.game = game;
    this.steps = steps;
    const manners = () => ({ language: settings.language, theme: settings.theme });
    this.line = new LessonWorld({
      game,
      manners,
      title: () => t('lesson-title'),
      step: () => this.step.id,
      told: ({ verdict }, version) => (this.told = { verdict, version }),
    });
    this.session = new Session('lesson', manners, this.line.world);
  }

  get step(): LessonStep {
    const step = this.steps[Math.min(this.at, this.steps.length - 1)];
    if (!step) throw new Error(`the lesson of ${this.game} has no steps`);
    return step;
  }

  get last(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** How the step stands, as far as it was shown. */
  get verdict(): LessonTold['verdict'] {
    const { verdict, version } = this.told;
    return this.session.moving || this.session.state.version < version ? 'open' : verdict;
  }

  /** The name of the sentence that says what to do. */
  get asks(): string {
    return `lesson-${dashed(this.game)}-${this.step.id}`;
  }

  /** And of the one that says what was shown. */
  get showed(): string {
    return `lesson-${dashed(this.game)}-${this.step.id}-done`;
  }

  again(): void {
    this.told = { verdict: 'open', version: 0 };
    this.session.refused = null;
    this.line.begin();
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.again();
  }
}
