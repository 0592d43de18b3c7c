/** A lesson under way: which step, its verdict, and the table at which it is tried. */

import type { LessonInfo, LessonStep, LessonAnswer } from '../protocol/messages';
import { Visit } from '../state/visit.svelte';
import { settings } from '../state/settings.svelte';
import { dashed } from '../words/fluent';
import { t } from '../words/words.svelte';
import { LessonEnvironment } from './socket';

export class Course {
  readonly game: string;
  readonly steps: readonly LessonStep[];
  readonly visit: Visit;
  /** The number of the step; as many as there are steps: all is done. */
  at = $state(0);
  private answer = $state.raw<{ verdict: LessonAnswer['verdict']; version: number }>({
    verdict: 'open',
    version: 0,
  });
  private readonly lesson: LessonEnvironment;

  constructor({ game, steps }: LessonInfo) {
    this.game = game;
    this.steps = steps;
    const preferences = () => ({ language: settings.language, theme: settings.theme });
    this.lesson = new LessonEnvironment({
      game,
      preferences,
      title: () => t('lesson-title'),
      step: () => this.step.id,
      answered: ({ verdict }, version) => (this.answer = { verdict, version }),
    });
    this.visit = new Visit('lesson', preferences, this.lesson.environment);
  }

  get step(): LessonStep {
    const step = this.steps[Math.min(this.at, this.steps.length - 1)];
    if (!step) throw new Error(`the lesson of ${this.game} has no steps`);
    return step;
  }

  get last(): boolean {
    return this.at >= this.steps.length - 1;
  }

  /** The verdict on the step, as far as it was shown. */
  get verdict(): LessonAnswer['verdict'] {
    const { verdict, version } = this.answer;
    return this.visit.moving || this.visit.state.version < version ? 'open' : verdict;
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
    this.answer = { verdict: 'open', version: 0 };
    this.visit.refused = null;
    this.lesson.begin();
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.steps.length - 1));
    this.again();
  }
}
