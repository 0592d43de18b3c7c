/** Finished games, as the server sends them. */

import { finished } from '../net/finished';
import type { Analysis, Replay, Review, Story } from '../protocol/messages';
import { settings } from '../state/settings.svelte';

export function fetchReplay(id: string): Promise<Replay> {
  return finished.replay(id, settings.language, settings.theme);
}

export function fetchReview(id: string): Promise<Review> {
  return finished.review(id);
}

export function fetchStory(id: string): Promise<Story> {
  return finished.story(id);
}

export function fetchAnalysis(id: string): Promise<Analysis> {
  return finished.analysis(id);
}
