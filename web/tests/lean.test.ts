import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pruned, withoutComments } from '../lean-shaders';
import { withoutCustomSections } from '../lean-wasm';

const never = new Set(['FOG', 'MAP', 'NUM_SPOTS']);
const lines = (...all: string[]) => all.join('\n');

describe('a shader loses', () => {
  it('what is never switched on', () => {
    expect(pruned(lines('a;', '#ifdef FOG', '\tb;', '#endif', 'c;'), never)).toBe(lines('a;', 'c;'));
    expect(pruned(lines('#if NUM_SPOTS > 0', 'a;', '#endif'), never)).toBe('');
    expect(pruned(lines('#if defined( FOG ) && defined( SUN )', 'a;', '#endif'), never)).toBe('');
  });

  it('the question where its answer is known', () => {
    expect(pruned(lines('#ifndef FOG', 'a;', '#else', 'b;', '#endif'), never)).toBe('a;');
    expect(pruned(lines('#ifdef FOG', 'a;', '#else', 'b;', '#endif'), never)).toBe('b;');
  });
});

describe('a shader keeps', () => {
  it('what is unknown', () => {
    const open = lines('#if defined( SUN )', 'a;', '#elif NUM_SUNS > 0', 'b;', '#else', 'c;', '#endif');
    expect(pruned(open, never)).toBe(open);
    const either = lines('#if defined( SUN ) || defined( FOG )', 'a;', '#endif');
    expect(pruned(either, never)).toBe(either);
    const nested = lines('#if ( defined( FOG ) && defined( MAP ) ) || 1', 'a;', '#endif');
    expect(pruned(nested, never)).toBe(nested);
  });

  it('the other branches of a choice', () => {
    const choice = lines('#ifdef FOG', 'a;', '#elif defined( SUN )', 'b;', '#else', 'c;', '#endif');
    expect(pruned(choice, never)).toBe(lines('#if defined( SUN )', 'b;', '#else', 'c;', '#endif'));
    const middle = lines('#ifdef SUN', 'a;', '#elif defined( FOG )', 'b;', '#else', 'c;', '#endif');
    expect(pruned(middle, never)).toBe(lines('#if defined( SUN )', 'a;', '#else', 'c;', '#endif'));
  });

  it('what is inside, pruned as well', () => {
    const inner = lines('#ifdef SUN', '#ifdef MAP', 'a;', '#endif', 'b;', '#endif');
    expect(pruned(inner, never)).toBe(lines('#if defined( SUN )', 'b;', '#endif'));
  });
});

it('a branch without an end is reported', () => {
  expect(() => pruned('#ifdef FOG', never)).toThrow('does not end');
});

it('comments are no part of a shader', () => {
  expect(withoutComments(lines('a; // one', '/* two', 'three */b;'))).toBe(lines('a; ', 'b;'));
});

it('no catalogue calls a function, for the page has none', () => {
  const folder = join(import.meta.dirname, '..', '..', 'src', 'throwdown', 'locales');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ftl'),
  );
  const calling = files.filter((file) =>
    /\{\s*[A-Z][A-Z0-9_-]*\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(6);
  expect(calling).toEqual([]);
});

describe('a module of WebAssembly', () => {
  /** A head, a custom section of 200 bytes, no types, and another custom section. */
  const custom = (size: number) => [0, ...(size < 128 ? [size] : [(size & 127) | 128, size >> 7]), 1, 110];
  const head = [0, 97, 115, 109, 1, 0, 0, 0];
  const long = [...custom(200), ...Array.from({ length: 198 }, () => 7)];

  it('loses what is only for debugging, and nothing else', () => {
    const module = Uint8Array.from([...head, ...long, 1, 1, 0, ...custom(2)]);
    expect(WebAssembly.validate(module)).toBe(true);
    expect([...withoutCustomSections(module)]).toEqual([...head, 1, 1, 0]);
  });
});
