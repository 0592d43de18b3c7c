/** The own part of a race: presses become tiles, and the time runs from when the signal is on this screen. */
import constants from '../arena/constants.json';
import { suppliedTowers, type Tower } from '../moments/finish';
import type { GameInfo } from '../protocol/messages';
import { raceOf, seatOf } from '../state/table';
import type { Visit } from '../state/visit.svelte';

export class RaceRun {
  private stacked = $state<Record<number, number>>({});
  private shownAt = 0;
  private number = 0;

  constructor(private readonly visiting: () => Visit) {}

  get race() {
    return raceOf(this.visiting().state);
  }
  /** The own seats of the table that run. */
  get own(): number[] {
    const { seats } = this.visiting().state;
    return this.race?.seats.filter((seat) => seats.includes(seat)) ?? [];
  }
  get going(): boolean {
    return this.race !== null && this.race.state !== 'ready';
  }
  /** The towers of a race that is run now; none once its end is being shown. */
  get towersNow(): Tower[] | null {
    return this.race && !this.visiting().saying ? this.towers : null;
  }
  /** How far everybody is: the own towers as they are pressed, the others as they are heard of. */
  get towers(): Tower[] {
    const { race, own } = this;
    return (race?.lanes ?? []).map(({ seat, tiles, stacked }) => {
      const has = own.includes(seat) ? Math.max(this.done(seat), stacked) : stacked;
      // of several who are there only the server knows who was first
      return {
        seat,
        tiles,
        stacked: has,
        first: has >= tiles && race?.done.length === 1 && race.done[0] === seat,
      };
    });
  }

  /** The same where nobody ran: a tower of all dice of every seat that has some. */
  towersOrSupplies(supplies: readonly (number | null)[], game: GameInfo): Tower[] {
    const { towers } = this;
    return towers.length ? towers : suppliedTowers(supplies, (place) => seatOf(game, place));
  }

  tiles(seat: number): number {
    const { race } = this;
    return race?.tiles?.[race.seats.indexOf(seat)] ?? 1;
  }

  done(seat: number): number {
    return this.stacked[seat] ?? 0;
  }

  /** Only another race restarts it: a finish is a message of the same race. */
  follow(number: number | undefined): void {
    if (number === undefined || number === this.number) return;
    this.number = number;
    this.stacked = {};
    this.shownAt = 0;
  }

  /** The signal is on the screen. */
  signal(): void {
    if (this.shownAt === 0) this.shownAt = performance.now();
  }

  press(seat: number): void {
    const { race } = this;
    if (!race || !this.going || this.shownAt === 0) return;
    const [most, before] = [this.tiles(seat), this.done(seat)];
    if (before >= most) return;
    this.stacked = { ...this.stacked, [seat]: before + 1 };
    this.visiting().stacked(seat, race.race, before + 1);
    if (before + 1 === most) this.finish(seat, race.race);
  }

  private finish(seat: number, race: number): void {
    const ms = Math.min(constants.race.toldMs, Math.round(performance.now() - this.shownAt));
    void this.visiting().say({ is: 'finished', seat, race, ms });
  }
}
