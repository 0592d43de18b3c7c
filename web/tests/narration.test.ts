import { describe, expect, it } from 'vitest';
import { lastSentence, isSlow, newestSentence, phaseOf, type Situation } from '../src/table/narration';

const seen = (more: Partial<Situation> = {}): Situation => ({
  connection: 'open',
  mine: false,
  moving: false,
  saying: null,
  awaiting: 'Decision',
  told: ['Ada throws a die.'],
  events: [],
  thrown: [],
  ...more,
});

describe('what is now', () => {
  it('is in the air until the dice lie, and not a moment longer', () => {
    expect(phaseOf(seen({ awaiting: 'InFlight' }))).toBe('flight');
    expect(phaseOf(seen({ moving: true }))).toBe('flight');
    const landed = seen({ moving: true, saying: ['A die bounced out.', 'It is removed from the game.'] });
    expect(phaseOf(landed)).toBe('nothing');
    expect([lastSentence(landed), newestSentence(landed)]).toEqual([
      'A die bounced out.',
      'It is removed from the game.',
    ]);
  });

  it('is one thing: asked, or waited for', () => {
    expect(phaseOf(seen({ mine: true }))).toBe('asked');
    expect(phaseOf(seen())).toBe('wait');
  });

  it('is left to the connection note while the connection is down', () => {
    for (const connection of ['lost', 'connecting'] as const) {
      expect(phaseOf(seen({ connection, awaiting: 'InFlight' }))).toBe('nothing');
      expect(isSlow(true, false, seen({ connection, awaiting: 'InFlight' }))).toBe(false);
    }
    expect(isSlow(true, false, seen({ connection: 'silent' }))).toBe(false);
    expect(isSlow(true, false, seen({ awaiting: 'InFlight' }))).toBe(true);
    expect(isSlow(true, false, seen({ moving: true, saying: ['It shows 5.'] }))).toBe(false);
    expect(isSlow(true, false, seen())).toBe(false);
    expect(isSlow(true, true, seen({ mine: true }))).toBe(true);
  });
});

describe('what happened', () => {
  it('is outdated as soon as dice fly, but for what led to that', () => {
    const thrown = ['Flint throws a die.'];
    const flying = seen({ awaiting: 'InFlight', told: ['Bust! Flint is on turn.'], thrown });
    expect(lastSentence(flying)).toBe('Flint throws a die.');
    expect(lastSentence({ ...flying, thrown: [] })).toBe('');
  });

  it('leaves out what is asked anyway', () => {
    const told = ['Ben takes 2 dice.', 'It is your turn.'];
    const events: Situation['events'] = [
      { is: 'dice_collected', seat: 1, symbols: ['5'], dice: [1, 2] },
      { is: 'turn_started', seat: 0, direction: 1, arena: 2 },
    ];
    expect(lastSentence(seen({ mine: true, told, events }))).toBe('Ben takes 2 dice.');
    expect(lastSentence(seen({ told, events }))).toBe('Ben takes 2 dice. It is your turn.');
  });
});
