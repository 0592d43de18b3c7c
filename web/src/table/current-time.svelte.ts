/** The time now, for whatever counts down: it changes four times a second while somebody looks. */

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return performance.now();
}
