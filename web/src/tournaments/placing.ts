/** The result of a table as it is typed: one name after another, from the first place to the last. */

export interface Placed {
  entrant: number;
  /** It shares the place of the one before it. */
  tied: boolean;
}

export class Placing {
  constructor(
    readonly seats: readonly number[],
    readonly order: readonly Placed[] = [],
  ) {}

  /** A result that is there already, to be corrected. */
  static of(seats: readonly number[], places: readonly number[]): Placing {
    const sorted = seats
      .map((entrant, seat) => ({ entrant, place: places[seat] ?? seats.length }))
      .sort((one, other) => one.place - other.place);
    const order = sorted.map(({ entrant, place }, at) => ({
      entrant,
      tied: sorted[at - 1]?.place === place,
    }));
    return new Placing(seats, order);
  }

  get missing(): number[] {
    return this.seats.filter((entrant) => !this.order.some((each) => each.entrant === entrant));
  }

  get complete(): boolean {
    return this.missing.length === 0;
  }

  /** The next place is this one's; who is left then is the last. */
  add(entrant: number): Placing {
    if (!this.missing.includes(entrant)) return this;
    const added = new Placing(this.seats, [...this.order, { entrant, tied: false }]);
    const [last, ...others] = added.missing;
    return last !== undefined && others.length === 0 ? added.add(last) : added;
  }

  /** Share the place of the one before, or do not any more. */
  tie(entrant: number): Placing {
    const order = this.order.map((each, at) =>
      at > 0 && each.entrant === entrant ? { ...each, tied: !each.tied } : each,
    );
    return new Placing(this.seats, order);
  }

  again(): Placing {
    return new Placing(this.seats);
  }

  /** The places in the typed order: 1, 2, 2, 4. */
  get ranks(): number[] {
    const ranks: number[] = [];
    this.order.forEach(({ tied }, at) => ranks.push(tied ? (ranks[at - 1] ?? 1) : at + 1));
    return ranks;
  }

  /** The places in the order of the seats, as the server takes them. */
  get places(): number[] {
    const { ranks, order } = this;
    return this.seats.map((entrant) => ranks[order.findIndex((each) => each.entrant === entrant)] ?? 0);
  }
}
