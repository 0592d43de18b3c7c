/** Every sound of the page by its class: those of one class are about as loud as each other. */
import { CONTACTS, OUT, SIGNS } from '../src/arena/scores';
import type { Score } from '../src/arena/voices';
import { arrival, SCORES } from '../src/moments/scores';

export type Class = 'contact' | 'tick' | 'table' | 'sign';

const TICKS: readonly string[] = ['tick', 'quarter', 'rattle'];

const contacts = Object.entries(CONTACTS).map(([name, score]) => [name, 'contact', score(1, 1)] as const);
const table = Object.entries<Score>(SIGNS).map(
  ([name, score]) => [name, TICKS.includes(name) ? 'tick' : 'table', score] as const,
);
const signs = Object.entries<Score>(SCORES).map(([name, score]) => [name, 'sign', score] as const);

/** All dice of a big throw strike together, as hard as a sound can be. */
const crowd: Score = Array.from({ length: 12 }, (_, index) => {
  const kind = (['dice', 'wall', 'mat'] as const)[index % 3]!;
  return CONTACTS[kind](1.4, 0.96 + index * 0.007).map((note) => ({ ...note, wait: index * 0.008 }));
}).flat();

export const EVERY: readonly (readonly [string, Class, Score])[] = [
  ...contacts,
  ['out', 'contact', OUT],
  ['crowd', 'contact', crowd],
  ...table,
  ['arrival', 'table', arrival(0)],
  ['seventh arrival', 'table', arrival(6)],
  ...signs,
];
