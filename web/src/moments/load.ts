import type { Moments, Place } from './index';

/** Moments come when a table is there already: nobody waits for them. */
export async function loadMoments(place: Place): Promise<Moments> {
  const { Moments } = await import('./index');
  return new Moments(place);
}
