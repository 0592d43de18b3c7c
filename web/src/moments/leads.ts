/** How long what is shown is seen before what follows, in ms. */
import { isSign, LOOKS, type Shown } from './signs';

/** Everybody's dice go to the next plate. */
export const PASS_MS = 520;
/** The winner is seen so long before the panel of the end comes. */
const WON_MS = 900;

export function leadOf(shown: Shown): number {
  if (isSign(shown)) return LOOKS[shown.name].lead;
  if (shown.name === 'win') return WON_MS;
  return shown.name === 'passed' ? PASS_MS + 260 : 0;
}
