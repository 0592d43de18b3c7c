/** What a check found, in one sentence: what holds, and what cannot be shown. */

import { expect, it } from 'vitest';
import type { Check, Found, Verdict } from '../../src/fair/checking';
import Headline from '../../src/fair/Headline.svelte';
import type { Seen } from '../../src/fair/seen';
import { mounting } from './mounted';

const thrown: Check = { entry: 2, what: 'throw', verdict: 'holds', why: '', seats: [], count: 0 };

function said(verdict: Verdict, seen: Seen = 'unseen', hasArena = true, checks = [thrown]): string {
  const found: Found = { verdict, dice: verdict, fingerprint: 'ab', checks };
  return mounting(Headline, { found, seen, hasArena }).textContent;
}

it('says that every draw and every fall was checked, and what no record shows', () => {
  const text = said('unbound', 'holds');
  expect(text).toContain('The draw of every die checks out, and so does every fall. Nothing proves');
  expect(text).toContain('This is the game you played');
  expect(text).toContain('No record shows whose hand threw');
});

it('speaks of no fall where none was', () => {
  for (const text of [said('holds', 'unseen', false), said('holds', 'unseen', true, [])])
    expect(text).toContain('The draw of every die checks out. Every move is as recorded');
});

it('does not call a game right that is another than this device saw', () => {
  const text = said('holds', 'differs');
  expect(text).toContain('does NOT check out');
  expect(text).toContain('NOT the game that this device saw');
});

it('says what could not be checked', () => {
  expect(said('elsewhere')).toContain('cannot recompute every throw');
  expect(said('hidden')).toContain('can be checked after the game');
});
