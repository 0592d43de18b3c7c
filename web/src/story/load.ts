/** The story of a game and its words, loaded when a game is over. */

import { STORY } from '../words/topics';
import { need } from '../words/words.svelte';

export async function loadTeaser() {
  const [{ default: Teaser }] = await Promise.all([import('./Teaser.svelte'), need(STORY)]);
  return Teaser;
}

export async function loadStory() {
  const [{ default: StorySection }] = await Promise.all([import('./StorySection.svelte'), need(STORY)]);
  return StorySection;
}

export async function loadShare() {
  const [{ default: Share }] = await Promise.all([import('./Share.svelte'), need(STORY)]);
  return Share;
}
