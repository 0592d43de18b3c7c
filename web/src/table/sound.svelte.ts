/** One sound for the page; it follows the reader's settings. */

import { createSound } from '../arena/sound';
import { settings } from '../state/settings.svelte';

export const sound = createSound({ volume: settings.volume, muted: settings.muted });

$effect.root(() => {
  $effect(() => {
    sound.volume = settings.volume;
    sound.muted = settings.muted;
    sound.buzz = settings.buzz;
  });
});

// a mouse or a key may start sound when it goes down, a finger only when it is lifted
for (const touch of ['pointerdown', 'keydown', 'pointerup', 'touchend'] as const)
  addEventListener(touch, () => sound.wake(), { passive: true });
