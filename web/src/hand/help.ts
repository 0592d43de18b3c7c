/** Hints and rules come after the hand itself, with words of their own. */

import { loadTopics } from '../words/words.svelte';

export async function help(): Promise<typeof import('./HandHelp.svelte')> {
  const [shown] = await Promise.all([import('./HandHelp.svelte'), loadTopics(['clause', 'learn'])]);
  return shown;
}
