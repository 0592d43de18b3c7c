import { describe, expect, it } from 'vitest';
import type { Topic } from '../src/protocol/messages';
import { say } from '../src/words/fluent';
import { FIRST } from '../src/words/topics';
import { Vocabulary } from '../src/words/vocabulary';

/** A source that answers on command. */
function slow() {
  const asked: { language: string; topics: readonly Topic[]; answer: () => void; fail: () => void }[] = [];
  const source = (language: string, _theme: string, topics: readonly Topic[]) =>
    new Promise<string>((resolve, reject) => {
      const text = topics.map((topic) => `${topic}-name = ${topic} in ${language}`).join('\n');
      asked.push({ language, topics, answer: () => resolve(text), fail: () => reject(new Error('gone')) });
    });
  return { asked, vocabulary: new Vocabulary(source) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('words', () => {
  it('begin with those of the front page', async () => {
    const { asked, vocabulary } = slow();
    const loading = vocabulary.loadLanguage('en', 'published');
    expect(asked[0]!.topics).toEqual(FIRST);
    asked[0]!.answer();
    expect(say((await loading)!, 'page-name')).toBe('page in en');
  });

  it('of a room are asked for once, and are added to the others', async () => {
    const { asked, vocabulary } = slow();
    const loading = vocabulary.loadLanguage('en', 'published');
    const entering = [vocabulary.loadTopics(['board', 'ask']), vocabulary.loadTopics(['ask', 'page'])];
    asked.forEach((question) => question.answer());
    await Promise.all(entering);
    expect(asked.map(({ topics }) => topics)).toEqual([FIRST, ['board', 'ask']]);
    const words = (await loading)!;
    expect([say(words, 'ask-name'), say(words, 'page-name')]).toEqual(['ask in en', 'page in en']);
  });

  it('of a room come along into another language', async () => {
    const { asked, vocabulary } = slow();
    void vocabulary.loadLanguage('en', 'published');
    const entering = vocabulary.loadTopics(['ask']);
    const other = vocabulary.loadLanguage('de', 'published');
    asked.forEach((question) => question.answer());
    await entering;
    expect(asked.at(-1)!.topics).toEqual([...FIRST, 'ask']);
    expect(say((await other)!, 'ask-name')).toBe('ask in de');
  });

  it('are those of the language that was chosen last', async () => {
    const { asked, vocabulary } = slow();
    const first = vocabulary.loadLanguage('en', 'published');
    const last = vocabulary.loadLanguage('de', 'published');
    asked[1]!.answer();
    asked[0]!.answer();
    expect(await first).toBeNull();
    expect(say((await last)!, 'page-name')).toBe('page in de');
  });

  it('that did not come are asked for again', async () => {
    const { asked, vocabulary } = slow();
    void vocabulary.loadLanguage('en', 'published');
    asked[0]!.answer();
    const entering = vocabulary.loadTopics(['ask']);
    await nextTask();
    asked[1]!.fail();
    await expect(entering).rejects.toThrow('gone');
    const again = vocabulary.loadTopics(['ask']);
    await nextTask();
    asked[2]!.answer();
    await again;
  });

  it('of another language that did not come leave the old ones', async () => {
    const { asked, vocabulary } = slow();
    const first = vocabulary.loadLanguage('en', 'published');
    asked[0]!.answer();
    const words = (await first)!;
    const other = vocabulary.loadLanguage('de', 'published');
    asked[1]!.fail();
    await expect(other).rejects.toThrow('gone');
    const entering = vocabulary.loadTopics(['ask']);
    await nextTask();
    asked[2]!.answer();
    await entering;
    expect(say(words, 'ask-name')).toBe('ask in en');
  });
});
