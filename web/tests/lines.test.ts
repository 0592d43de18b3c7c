import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/protocol/messages';
import { linesOf, saysMore } from '../src/table/lines';

const line = (more: Partial<LogLine>): LogLine => ({
  version: 1,
  seat: null,
  told: [],
  short: [],
  joins: false,
  why: [],
  ...more,
});
const thrown = line({
  version: 4,
  seat: 1,
  told: ['Ben throws a die.'],
  short: ['', 'Ben', ' throws a die.'],
});
const landed = line({
  version: 5,
  told: ['The die shows 5.', 'Nothing matches.'],
  short: ['', 'Ben', ' throws: ', '5', '.'],
  joins: true,
  why: ['CORE-15'],
});

describe('the log', () => {
  it('has one line for a throw and its landing, with the sentences of both', () => {
    expect(linesOf([thrown, landed])).toEqual([
      {
        version: 4,
        seat: 1,
        pieces: landed.short,
        sentences: ['Ben throws a die.', 'The die shows 5.', 'Nothing matches.'],
        why: ['CORE-15'],
      },
    ]);
  });

  it('says that a die is in the air until it has landed, which adds nothing', () => {
    const [first] = linesOf([thrown]);
    expect([first?.pieces.join(''), saysMore(first!)]).toEqual(['Ben throws a die.', false]);
  });

  it('begins with a landing where the throw before it was not sent', () => {
    expect(linesOf([landed]).map(({ pieces }) => pieces)).toEqual([landed.short]);
  });

  it('shows sentences where there is no short line', () => {
    expect(linesOf([line({ told: ['You play Strike.', 'You begin.'] })])[0]?.pieces).toEqual([
      'You play Strike. You begin.',
    ]);
  });
});
