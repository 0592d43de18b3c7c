import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endFirst,
  firstStep,
  stepAfter,
  markNewcomer,
  showFirst,
  type Seen,
} from '../src/lessons/first-minute.svelte';

const stored = new Map<string, string>();
const NOTHING: Seen = { threw: false, stopped: false, choice: false };

describe('the first minute', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', { setItem: (name: string, text: string) => stored.set(name, text) });
    endFirst('arena');
    endFirst('verasselt');
  });

  it('waits in every step for what it is about', () => {
    for (const step of ['aim', 'result', 'choice', 'end'] as const)
      expect(stepAfter(step, NOTHING)).toBe(step);
    expect(stepAfter('aim', { ...NOTHING, stopped: true, choice: true })).toBe('aim');
    expect(stepAfter('result', { ...NOTHING, threw: true })).toBe('result');
  });

  it('goes from a throw to what came of it, to the choice, to the end', () => {
    expect(stepAfter('aim', { ...NOTHING, threw: true })).toBe('result');
    expect(stepAfter('result', { ...NOTHING, choice: true })).toBe('choice');
    expect(stepAfter('choice', { ...NOTHING, stopped: true })).toBe('end');
    expect(stepAfter('choice', { ...NOTHING, threw: true })).toBe('end');
    expect(stepAfter('end', { ...NOTHING, threw: true })).toBeNull();
  });

  it('comes to newcomers, once for each kind of table, and again when it is asked for', () => {
    expect(firstStep('arena')).toBeNull();
    markNewcomer();
    expect([firstStep('arena'), firstStep('verasselt')]).toEqual(['aim', 'aim']);
    endFirst('arena');
    expect([firstStep('arena'), firstStep('verasselt')]).toEqual([null, 'aim']);
    expect(stored.get('throwdown-first')).toBe('{"verasselt":"aim"}');
    showFirst('arena');
    expect(firstStep('arena')).toBe('aim');
  });
});
