import { expect, test } from 'vitest';
import { matrix, names, suggestions } from '../src/groups/book';
import type { Book, Group, MemberInfo } from '../src/protocol/messages';

const member = (id: string, name: string, kind: MemberInfo['kind'] = 'person'): MemberInfo => ({
  id,
  name,
  kind,
  you: false,
  keeper: false,
});
const group = (...members: MemberInfo[]): Group => ({
  id: 'g',
  name: 'Family',
  zone: 'UTC',
  members,
  link: '',
});

test('the matrix has every pair from both sides', () => {
  const pairs = [{ one: 'a', other: 'b', one_beat: 3, other_beat: 1, even: 2 }];
  const rows = matrix({ pairs } as unknown as Book);
  expect(rows.get('a')?.get('b')).toEqual({ beat: 3, lost: 1, even: 2 });
  expect(rows.get('b')?.get('a')).toEqual({ beat: 1, lost: 3, even: 2 });
  expect(rows.get('a')?.get('a')).toBeUndefined();
});

test('members who left are numbered only where there are several', () => {
  const words = { one: 'gone', several: (number: number) => `gone ${number}` };
  const [ada, left, other] = [member('a', 'Ada'), member('b', '', 'left'), member('c', '', 'left')];
  expect([...names(group(ada, left), words).values()]).toEqual(['Ada', 'gone']);
  expect([...names(group(ada, left, other), words).values()]).toEqual(['Ada', 'gone 1', 'gone 2']);
});

test('a typed name is suggested if exactly one member has it and nobody assigned it', () => {
  const table = {
    table: 't',
    kind: 'strike',
    ended: 1,
    games: 1,
    names: ['bo ', 'Ada', 'Cleo', 'Eve'].map((name) => ({ name, member: name === 'Ada' ? 'a' : null })),
  };
  const family = group(
    member('a', 'Ada'),
    member('b', 'Bo', 'paper'),
    member('c', 'Cleo'),
    member('d', 'cleo'),
  );
  expect(suggestions(table, family)).toEqual([{ name: 'bo ', member: 'b' }]);
});
