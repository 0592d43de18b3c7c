/** What a lesson puts on the table that it borrows: a sentence over the stage, and its own word in place of the hand. */

import { getContext, setContext, type Snippet } from 'svelte';

export interface Teaching {
  readonly coach: Snippet;
  /** Stands where the hand is once a step has been tried. */
  readonly panel: Snippet | null;
}

const TEACHING = Symbol('teaching');

export function provideTeaching(teaching: Teaching): void {
  setContext(TEACHING, teaching);
}

/** The lesson that this table belongs to, if it is one. */
export function getTeaching(): Teaching | undefined {
  return getContext<Teaching | undefined>(TEACHING);
}
