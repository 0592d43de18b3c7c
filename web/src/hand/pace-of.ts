/** The pace of the screen, loaded beside the page of the hand. */
import type { Pace } from './pace';

export async function paceOf(...how: ConstructorParameters<typeof Pace>): Promise<Pace> {
  const { Pace } = await import('./pace');
  return new Pace(...how);
}
