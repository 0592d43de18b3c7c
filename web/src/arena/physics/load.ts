/** The engine is larger than all the rest of the page: it is loaded when somebody asks to throw again. */

import type * as rethrow from './rethrow';

export function loadRethrower(): Promise<typeof rethrow> {
  return import('./rethrow');
}
