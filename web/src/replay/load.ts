/** Finished games, as the server sends them. */

import { api } from '../net/api';
import type { Analysis, Replay, Review, Story } from '../protocol/messages';
import { settings } from '../state/settings.svelte';

export function fetchReplay(id: string): Promise<Replay> {
  return api.replay(id, settings.language, settings.theme);
}

export function fetchReview(id: string): Promise<Review> {
  return api.review(id);
}

export function fetchStory(id: string): Promise<Story> {
  return api.story(id);
}

export function fetchAnalysis(id: string): Promise<Analysis> {
  return api.analysis(id);
}
