/** What the pages of a group show of its book. */

import type { Book, Group, TypedTable } from '../protocol/messages';

/** How two members did against each other, from the first one's side. */
export interface Against {
  beat: number;
  lost: number;
  even: number;
}

/** By member and other member. */
export type Matrix = ReadonlyMap<string, ReadonlyMap<string, Against>>;

export function matrix(book: Book): Matrix {
  const rows = new Map<string, Map<string, Against>>();
  const put = (one: string, other: string, against: Against) => {
    if (!rows.has(one)) rows.set(one, new Map());
    rows.get(one)?.set(other, against);
  };
  for (const { one, other, one_beat, other_beat, even } of book.pairs) {
    put(one, other, { beat: one_beat, lost: other_beat, even });
    put(other, one, { beat: other_beat, lost: one_beat, even });
  }
  return rows;
}

/** Words for members who have left: they have no names, so several are numbered. */
export interface LeftWords {
  one: string;
  several: (number: number) => string;
}

/** What to call each member, by id. */
export function names(group: Group, left: LeftWords): ReadonlyMap<string, string> {
  const gone = group.members.filter((member) => member.kind === 'left');
  return new Map(
    group.members.map((member) => {
      if (member.kind !== 'left') return [member.id, member.name];
      return [member.id, gone.length > 1 ? left.several(gone.indexOf(member) + 1) : left.one];
    }),
  );
}

export interface Suggestion {
  name: string;
  member: string;
}

/** Typed names that are the name of a member, and that nobody has assigned yet. */
export function suggestions(table: TypedTable, group: Group): Suggestion[] {
  return table.names.flatMap(({ name, member }) => {
    const alike = group.members.filter((each) => each.kind !== 'left' && same(each.name, name));
    const found = alike.length === 1 ? alike[0] : undefined;
    return member === null && found ? [{ name, member: found.id }] : [];
  });
}

function same(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
