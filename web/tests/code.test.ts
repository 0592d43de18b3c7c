import { describe, expect, it } from 'vitest';
import { grouped, readCode, tableIn } from '../src/lobby/code';

const ID = 'CSZ8nYv9hV1fQ2wZ0pXy3A';

describe('codes', () => {
  it('are read in any case and however they are grouped', () => {
    for (const typed of ['KBTRWS', 'kbtrws', ' kbt-rws ', 'KBT RWS', 'k b t – r w s', 'kbt·rws'])
      expect(readCode(typed)).toBe('KBTRWS');
  });

  it('are six letters that nobody mistakes for others', () => {
    for (const typed of ['', 'KBTRW', 'KBTRWSS', 'KBTRWA', 'KBTRW5', ID]) expect(readCode(typed)).toBeNull();
  });

  it('are spoken in two groups', () => {
    expect(grouped('KBTRWS')).toBe('KBT RWS');
  });
});

describe('what is typed to join a table', () => {
  it('is a code, an id or a link of any kind', () => {
    expect(tableIn(' kbt rws ')).toBe('KBTRWS');
    expect(tableIn(` ${ID} `)).toBe(ID);
    expect(tableIn(` https://dice.example/games/t/${ID}?x `)).toBe(ID);
    expect(tableIn('dice.example/j/kbt-rws')).toBe('KBTRWS');
    expect(tableIn('https://dice.example/hand/KBTRWS')).toBe('KBTRWS');
    expect(tableIn(`https://dice.example/screen/${ID}#top`)).toBe(ID);
  });

  it('is nothing while it is not whole', () => {
    for (const typed of [
      '',
      'kbt',
      'Anna',
      'https://dice.example/',
      'dice.example/t/short',
      'dice.example/t/%',
    ])
      expect(tableIn(typed)).toBeNull();
  });
});
