/** What the browser says of sizes that are observed: it throws no exception. */

import { onTestFinished } from 'vitest';

/** The complaints from now on, until the test is over. */
export function complaining(): string[] {
  const complaints: string[] = [];
  const complain = ({ message }: ErrorEvent) => complaints.push(message);
  addEventListener('error', complain);
  onTestFinished(() => removeEventListener('error', complain));
  return complaints;
}

/** Sizes are observed between two pictures. */
export async function pictures(): Promise<void> {
  for (let each = 0; each < 5; each++) await new Promise(requestAnimationFrame);
}
