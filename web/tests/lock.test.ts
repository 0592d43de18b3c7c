import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}
const { packages } = JSON.parse(text) as Lock;

test('the lock holds no web address: run node scripts/lock.mjs', () => {
  expect(text).not.toMatch(/https?:|resolved/);
});

test('every optional package that the lock names is locked itself, for all platforms', () => {
  const locked = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
  const named = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(named.filter((name) => !locked.includes(name))).toEqual([]);
});
