/** The story of a game and its words, loaded when a game is over. */

import { STORY } from '../words/topics';
import { loadTopics } from '../words/words.svelte';

export async function loadTeaser() {
  const [{ default: Teaser }] = await Promise.all([import('./Teaser.svelte'), loadTopics(STORY)]);
  return Teaser;
}

export async function loadStory() {
  const [{ default: StorySection }] = await Promise.all([import('./StorySection.svelte'), loadTopics(STORY)]);
  return StorySection;
}

export async function loadShare() {
  const [{ default: Share }] = await Promise.all([import('./Share.svelte'), loadTopics(STORY)]);
  return Share;
}
