/** Which sentences are there, and which are on their way. */

import type { FluentBundle } from '@fluent/bundle';
import type { Language, ThemeName, Topic } from '../protocol/messages';
import { bundle, addMessages } from './fluent';
import { FIRST } from './topics';

export type Source = (language: Language, theme: ThemeName, topics: readonly Topic[]) => Promise<string>;

interface Voice {
  language: Language;
  theme: ThemeName;
  words: Promise<FluentBundle>;
  /** By topic: when its sentences are in the bundle. */
  coming: Map<Topic, Promise<void>>;
}

export class Vocabulary {
  private voice: Voice | null = null;
  private readonly wanted = new Set<Topic>(FIRST);

  constructor(private readonly source: Source) {}

  /** The words in this language with all topics that were ever needed; null if another was chosen while it loaded. */
  async loadLanguage(language: Language, theme: ThemeName): Promise<FluentBundle | null> {
    const topics = [...this.wanted];
    const words = this.source(language, theme, topics).then((text) => bundle(language, text));
    const done = words.then(() => undefined);
    done.catch(() => undefined); // reported below, and to callers that wait for a topic
    const voice = { language, theme, words, coming: new Map(topics.map((topic) => [topic, done])) };
    const before = this.voice;
    this.voice = voice;
    try {
      const loaded = await words;
      return this.voice === voice ? loaded : null;
    } catch (error) {
      if (this.voice === voice) this.voice = before; // the loaded language stays in use
      throw error;
    }
  }

  /** Resolves when these topics are there in the language of that time. */
  async loadTopics(topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) this.wanted.add(topic);
    let voice: Voice | null;
    do {
      voice = this.voice;
      if (voice) await this.fetched(voice, topics);
    } while (voice !== this.voice);
  }

  private async fetched(voice: Voice, topics: readonly Topic[]): Promise<void> {
    const missing = topics.filter((topic) => !voice.coming.has(topic));
    const loading = missing.length ? this.load(voice, missing) : Promise.resolve();
    for (const topic of missing) voice.coming.set(topic, loading);
    for (const topic of topics) await voice.coming.get(topic);
  }

  /** What did not come may be asked for again. */
  private async load(voice: Voice, topics: readonly Topic[]): Promise<void> {
    try {
      const [words, text] = await Promise.all([
        voice.words,
        this.source(voice.language, voice.theme, topics),
      ]);
      addMessages(words, text);
    } catch (error) {
      for (const topic of topics) voice.coming.delete(topic);
      throw error;
    }
  }
}
