import { expect, test } from 'vitest';
import constants from '../src/arena/constants.json';
import { FASTEST } from '../src/arena/intent';
import { often, riskyFrom, trialOf, trialSentence } from '../src/arena/trials';

const forceAt = (speed: number) => (100 * speed) / FASTEST;

test('a throw does what its row says, and between two rows something between', () => {
  const { toss, hit } = constants.trials;
  for (const [manner, rows] of [
    ['toss', toss],
    ['hit', hit],
    ['smash', hit],
  ] as const) {
    const [one, other] = [rows[5]!, rows[6]!];
    expect(trialOf(manner, forceAt(one.speed), 'die')!.turns).toBeCloseTo(one.turns, 9);
    expect(trialOf(manner, forceAt((one.speed + other.speed) / 2), 'die')!.leaves).toBeCloseTo(
      (one.leaves + other.leaves) / 2,
      9,
    );
    expect(trialOf(manner, 100, 'die')).toMatchObject({ turns: rows.at(-1)!.turns });
    expect(trialOf(manner, 0, 'die')).toEqual({ turns: 0, leaves: 0 });
  }
  expect(trialOf('drop', 0, 'die')).toBeNull();
});

test('a throw is risky from where its die leaves in more than one of ten', () => {
  for (const manner of ['toss', 'hit'] as const) {
    const from = riskyFrom(manner, 'die');
    expect(trialOf(manner, from, 'die')!.leaves).toBeGreaterThan(0.1);
    expect(trialOf(manner, from - 1, 'die')!.leaves).toBeLessThanOrEqual(0.1);
  }
  expect(riskyFrom('drop', 'bare')).toBe(100);
});

test('shares are said in counts that one can imagine', () => {
  const said = [0.004, 0.012, 0.041, 0.1, 0.2, 0.26, 0.33, 0.62, 0.949, 0.97].map((share) => {
    const { is, count, of } = often(share);
    return is === 'some' ? `${count} of ${of}` : is;
  });
  expect(said).toEqual([
    'rare',
    '1 of 100',
    '1 of 25',
    '1 of 10',
    '1 of 5',
    '1 of 4',
    '3 of 10',
    '6 of 10',
    '9 of 10',
    'sure',
  ]);
});

test('a start die stays on bare mat, and a toss does not', () => {
  expect(trialOf('toss', forceAt(1.3), 'bare')!.leaves).toBeLessThan(0.05);
  expect(riskyFrom('toss', 'bare')).toBeLessThan(riskyFrom('toss', 'die'));
});

test('nothing is said of a drop, or of several dice', () => {
  const say = (id: string) => id;
  const aim = { die: 3, manner: 'hit', force: 60 } as const;
  expect(trialSentence(aim, 1, say)).toBe('arena-trial');
  expect(trialSentence(aim, 2, say)).toBe('');
  expect(trialSentence({ ...aim, die: null }, 1, say)).toBe('arena-trial-bare');
  expect(trialSentence({ ...aim, manner: 'drop' }, 1, say)).toBe('');
});
