/** Why the game cannot be on this device, in a sentence. */

import { dashed } from '../words/fluent';
import { errorText, has, t } from '../words/words.svelte';

/** What only a browser can find is in `tab.ftl`; errors of the host are where all others are. */
const OWN = ['tab-busy', 'tab-failed', 'tab-memory', 'tab-not-stored', 'tab-part-broken', 'tab-part-missing'];

export function failureText(failure: { code: string; message: string }): string {
  const name = dashed(failure.code);
  const own = OWN.includes(name) || name.startsWith('tab-lacks-');
  return own && has(name) ? t(name) : errorText({ ...failure, message: '' });
}
