/** What a referee has tapped of a throw in the arena so far; it is entered as one. */

import type { ArenaView } from '../protocol/messages';
import { OUT, type Change } from './compose';

function faceOf(die: number, faces: readonly (readonly [number, string])[]): string | undefined {
  return faces.find(([each]) => each === die)?.[1];
}

export class ThrowEntry {
  /** What the thrown dice show, in the order of the hands. */
  faces = $state.raw<string[]>([]);
  /** Dice that lay there, and what each shows now. */
  private changed = $state.raw<(readonly [number, string])[]>([]);
  /** The die in the box that is entered next. */
  picked = $state<number | null>(null);
  /** The towers now, from bottom to top; thrown dice have negative numbers. Null: not entered. */
  towers = $state.raw<number[][] | null>(null);

  constructor(private readonly view: () => ArenaView) {}

  /** What a die showed before the throw. */
  private before(die: number): string | undefined {
    return faceOf(die, this.view().arena);
  }

  /** What a die that lay there shows now, if it changed. */
  after(die: number): string | undefined {
    return faceOf(die, this.changed);
  }

  /** Something was tapped already. */
  get begun(): boolean {
    return Boolean(this.faces.length || this.changed.length || this.picked !== null || this.towers);
  }

  clear(): void {
    this.faces = [];
    this.changed = [];
    this.picked = null;
    this.towers = null;
  }

  /** This face is that of the die that was picked, else of the next thrown one if there is `more` to enter. */
  tap(face: string, more: boolean): void {
    const { picked } = this;
    if (picked !== null) {
      const others = this.changed.filter(([die]) => die !== picked);
      this.changed = face === this.before(picked) ? others : [...others, [picked, face]];
      this.picked = null;
    } else if (more) {
      this.faces = [...this.faces, face];
    }
  }

  /** Take back what was tapped last; whether anything was. */
  undo(): boolean {
    if (this.picked !== null) this.picked = null;
    else if (this.towers) this.towers = null;
    else if (this.changed.length) this.changed = this.changed.slice(0, -1);
    else if (this.faces.length) this.faces = this.faces.slice(0, -1);
    else return false;
    return true;
  }

  /** What a die shows after the throw. */
  shown(die: number): string {
    return (die < 0 ? this.faces[-die - 1] : (this.after(die) ?? this.before(die))) ?? OUT;
  }

  changes(): Change[] {
    const stacked = this.view().stacks.flat();
    return this.changed.map(([die, to]) => ({
      from: this.before(die) ?? '',
      to,
      tower: stacked.includes(die),
    }));
  }

  /** The towers with the dice that are still in the box. */
  get built(): number[][] | null {
    return this.towers?.map((tower) => tower.filter((die) => this.shown(die) !== OUT)) ?? null;
  }

  /** The towers as they are entered; one die is none. */
  standing(): string[][] | null {
    const towers = this.built?.filter((tower) => tower.length > 1);
    return towers?.map((tower) => tower.map((die) => this.shown(die))) ?? null;
  }

  /** The dice that may stand in a tower and are in none yet. */
  get ground(): number[] {
    const placed = (this.towers ?? []).flat();
    const dice = [...this.view().arena.map(([die]) => die), ...this.faces.map((_, index) => -index - 1)];
    return dice.filter((die) => this.shown(die) !== OUT && !placed.includes(die));
  }

  /** Begin to enter towers, with those of before. */
  openTowers(): void {
    this.towers ??= this.view().stacks.map((tower) => [...tower]);
  }

  newTower(): void {
    this.towers = [...(this.towers ?? []), []];
  }

  /** Put a die on the last tower. */
  stack(die: number): void {
    const known = this.towers ?? [[]];
    this.towers = [...known.slice(0, -1), [...(known.at(-1) ?? []), die]];
  }

  dropTower(index: number): void {
    this.towers = (this.towers ?? []).filter((_, each) => each !== index);
  }
}
