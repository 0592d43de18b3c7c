/**
 * What the plates of the players show beside what is known: counts that change while a moment is shown, and marks for
 * people who want nothing to move. Both belong to one version of the table and are forgotten with the next.
 */

/** A short mark on a plate: a symbol of ours or some letters. */
export interface Mark {
  readonly glyph?: string | undefined;
  readonly text?: string | undefined;
}

interface Beside {
  readonly version: number;
  readonly counts: Readonly<Record<number, number>>;
  readonly marks: Readonly<Record<number, readonly Mark[]>>;
}

let beside = $state.raw<Beside>({ version: -1, counts: {}, marks: {} });

/** What a seat of the game has at this instant, if that differs from what is known. */
export function countAt(version: number, place: number): number | undefined {
  return beside.version === version ? beside.counts[place] : undefined;
}

export function setCount(version: number, place: number, count: number): void {
  const same = beside.version === version;
  beside = {
    version,
    counts: { ...(same ? beside.counts : {}), [place]: count },
    marks: same ? beside.marks : {},
  };
}

/** What was marked with this version, by seat of the table. */
export function marksAt(version: number, seat: number): readonly Mark[] {
  return beside.version === version ? (beside.marks[seat] ?? []) : [];
}

export function setMarks(version: number, marks: Readonly<Record<number, readonly Mark[]>>): void {
  beside = { version, counts: {}, marks };
}
