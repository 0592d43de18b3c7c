/** Who did what is seen: signs over the table, dice that come to their owner's plate, and a moment for the winner. */
import type { Bearer, Seen, TallyCommand } from '../arena/player';
import type { GameEvent, Moment, RaceFinished } from '../protocol/messages';
import type { Shows } from '../state/visit.svelte';
import { symbolName } from '../symbols';
import { bolt, createElement, die, paint, type Spot } from './elements';
import { leadOf, PASS_MS } from './leads';
import { GESTURES } from './motion';
import { isInSight, marksOf, type Left } from './out-of-sight';
import { towersOf, type Tower } from './finish';
import { FILM_MS } from './race-film.svelte';
import { Overlay, type Underway } from './overlay';
import { ghostOf, hasFace, inkOf, insideOf, MOST, plaqueOf, winnerOf } from './pictures';
import type { Place } from './place';
import { setCount, setMarks, type Mark } from './plates.svelte';
import { arrival } from './scores';
import { isSign, LOOKS, scoreOf, shownOf, type Passed, type Shown, type Sign, type Won } from './signs';

export type { Place } from './place';

/** A sign is over after this, in ms: one with a sentence later, and later on a screen that is seen from far. */
export const SIGN_MS = 900;
const READ_MS = 1500;
const FROM_FAR = 1.4;
const WINNER_MS = 2400;
const FLIGHT_MS = 430;
const BETWEEN_MS = 60;
const LEFT_MS = 1800;

export class Moments {
  private readonly overlay: Overlay;
  private plaque: Underway | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** What is still to come of what is played at a table without a box is not waited for any more. */
  private ending: () => void = () => undefined;
  /** The dice that matched in the throw that is shown, by what they show. */
  private sets: ReadonlyMap<string, readonly number[]> = new Map();

  constructor(private readonly place: Place) {
    this.overlay = new Overlay(() => place.signScale?.() ?? 1);
    addEventListener('pointerdown', this.touched, { capture: true, passive: true });
    addEventListener('keydown', this.touched, { capture: true, passive: true });
  }

  dispose(): void {
    removeEventListener('pointerdown', this.touched, { capture: true });
    removeEventListener('keydown', this.touched, { capture: true });
    this.end();
    this.overlay.dispose();
  }

  /** To the result in one picture. */
  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.ending();
    this.ending = () => undefined;
    this.overlay.end();
    this.place.race?.film.end();
  }

  /** Any press and any key ends what passes. */
  private readonly touched = (): void => this.end();

  // What is shown, and when

  /** What goes before the dice of an event move. */
  before(event: GameEvent): TallyCommand[] {
    if (event.is === 'sets_found' || event.is === 'sets_found_again') this.sets = new Map(event.sets);
    const signs = this.shown(event)
      .filter((shown) => shown.name !== 'taken' && shown.name !== 'lost')
      .map((shown): TallyCommand => ({
        act: 'overlay',
        ms: leadOf(shown),
        dice: isSign(shown) ? shown.dice : undefined,
        begin: (seen) => this.show(shown, seen),
      }));
    return event.is === 'race_finished' ? [...this.finish(event), ...signs] : signs;
  }

  /** The towers once more, before the winner of the race takes the dice. */
  private finish(event: RaceFinished): TallyCommand[] {
    const { race } = this.place;
    if (!race || event.winner === null) return [];
    const towers = towersOf(event, race.towers(), (place) => this.place.seatOf(place));
    if (!towers.length) return [];
    return [{ act: 'overlay', ms: FILM_MS, begin: () => this.playFinish(towers) }];
  }

  /** What came before does not hang over it. */
  private playFinish(towers: readonly Tower[]): void {
    this.plaque?.end();
    this.place.race?.film.play(towers, false);
  }

  /** A seat was nearly out and leads now. */
  comeback(place: number, still: boolean): void {
    this.sign({ name: 'comeback', by: place, to: [place] }, [], still);
  }

  /** All of it one after another, at a table without a box: done when the last of it has begun. */
  async play(events: readonly GameEvent[], shows: Shows): Promise<void> {
    this.end();
    let ended = false;
    this.ending = () => (ended = true);
    for (const [index, event] of events.entries()) {
      shows(index + 1);
      for (const shown of this.shown(event)) {
        if (ended) continue;
        this.show(shown);
        await this.pause(leadOf(shown));
      }
    }
  }

  private pause(ms: number): Promise<void> {
    if (!ms) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      const before = this.ending;
      this.ending = () => {
        clearTimeout(timer);
        before();
        done();
      };
    });
  }

  private shown(event: GameEvent): readonly Shown[] {
    return shownOf(event, { ...this.place.scene(), sets: this.sets });
  }

  private show(shown: Shown, seen: readonly Seen[] = []): void {
    if (isSign(shown)) this.sign(shown, seen);
    else if (shown.name === 'passed') this.pass(shown);
    else if (shown.name === 'win') this.win(shown);
    else if (shown.name === 'taken') this.pay(shown.seat, shown.count);
  }

  /** For people who want nothing to move: marks on the plates until the next act, a still picture, and the sound. */
  mark({ events, version }: Pick<Moment, 'events' | 'version'>): void {
    const marks: Record<number, Mark[]> = {};
    const put = (place: number, mark: Mark) => (marks[this.place.seatOf(place)] ??= []).push(mark);
    const ended = events.find((event) => event.is === 'turn_ended');
    const now = this.place.scene();
    const scene = ended ? { ...now, active: ended.seat } : now; // whose doing it was, not who is next
    const all = events.flatMap((event) => shownOf(event, scene));
    for (const shown of all) {
      if (isSign(shown)) {
        const mark = this.markOf(shown);
        for (const place of shown.to.length || shown.by === null ? shown.to : [shown.by]) put(place, mark);
      } else if (shown.name === 'taken') put(shown.seat, { text: `+${shown.count}` });
      else if (shown.name === 'passed') for (const [, to] of shown.hands) put(to, { glyph: 'impact-air' });
    }
    setMarks(version, marks);
    const loudest = all.findLast((shown) => isSign(shown) || shown.name === 'win');
    if (loudest && isSign(loudest)) this.sign(loudest, [], true);
    else if (loudest?.name === 'win') this.win(loudest, true);
    const raced = events.find((event) => event.is === 'race_finished');
    if (raced) this.stillFinish(raced);
  }

  private stillFinish(event: RaceFinished): void {
    const { race } = this.place;
    const towers = race ? towersOf(event, race.towers(), (place) => this.place.seatOf(place)) : [];
    if (towers.length && event.winner !== null) race?.film.play(towers, true);
  }

  private markOf({ name, face, number }: Sign): Mark {
    const look = LOOKS[name];
    if (look.glyph) return { glyph: look.glyph };
    if (face) return { glyph: symbolName('verasselt', face) };
    return { text: number === undefined ? '!' : `×${number}` };
  }

  private sound(name: Sign['name'] | 'win'): void {
    this.place.sound.play(name, scoreOf(name));
  }

  // Signs

  private sign(sign: Sign, seen: readonly Seen[], still = false): void {
    const stage = this.place.stage()?.getBoundingClientRect();
    if (!stage || stage.width === 0) return;
    const plaque = plaqueOf(sign, this.place);
    this.plaque?.end();
    this.sound(sign.name);
    this.plaque = this.overlay.stand(plaque.whole, this.standing(stage), this.msOf(sign), { still });
    if (still) return;
    this.overlay.stir(plaque.inside, this.gestureOf(sign), 620, 60);
    const from = this.ghost(sign, stage, seen);
    for (const place of sign.to) this.reach(sign, from, place);
  }

  private msOf({ name }: Sign): number {
    const ms = LOOKS[name].does ? READ_MS : SIGN_MS;
    return this.far ? ms * FROM_FAR : ms;
  }

  /** On a screen that a whole room sees nothing flickers. */
  private gestureOf({ name }: Sign): Keyframe[] {
    const { gesture } = LOOKS[name];
    return GESTURES[this.far && gesture === 'flash' ? 'drop' : gesture];
  }

  private get far(): boolean {
    return this.place.signScale !== undefined;
  }

  /** The symbol once more, large for an instant where it strikes: over its dice, or the middle of the box. */
  private ghost(sign: Sign, stage: DOMRect, seen: readonly Seen[]): Spot {
    const at = struckSpot(seen) ?? { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 };
    if (this.place.over === 'middle' || !hasFace(sign)) return at;
    const { lead } = LOOKS[sign.name];
    const size = Math.min(stage.width, stage.height) * (seen.length ? 0.28 : 0.4);
    const ghost = ghostOf(sign, this.place, size);
    Object.assign(ghost.whole.style, { left: `${at.x - size / 2}px`, top: `${at.y - size / 2}px` });
    this.overlay.stir(ghost.inside, this.gestureOf(sign), 560, 40);
    // where a player has to aim through it, it is gone sooner
    const frames = [
      { opacity: 0 },
      { opacity: 0.92, offset: 0.15 },
      { opacity: 0.92, offset: 0.5 },
      { opacity: 0 },
    ];
    const timing = { duration: lead ? 760 : 520, fill: 'both' as const };
    this.overlay.pass(ghost.whole, (element) => [element.animate(frames, timing)]);
    return at;
  }

  /** A bolt or a spark goes from the sign to the plate of a seat. */
  private reach(sign: Sign, from: Spot, place: number): void {
    const plate = this.plateOf(place);
    const { reach } = LOOKS[sign.name];
    if (!plate || reach === 'none') return;
    const to = this.overlay.middle(plate);
    if (reach === 'bolt') {
      this.overlay.pass(bolt(from, to), (line) => [
        line.animate(
          [
            { strokeDashoffset: 1, opacity: 1 },
            { strokeDashoffset: 0, opacity: 1, offset: 0.4 },
            { strokeDashoffset: 0, opacity: 0 },
          ],
          { duration: 420, delay: 140, fill: 'both' },
        ),
      ]);
      this.later(300, () => this.glow(place));
      return;
    }
    const spark = paint(createElement('spark', insideOf(sign, this.place)), inkOf(sign));
    this.overlay.fly(
      spark,
      { from, to, sizes: { from: 30, to: 22, size: 28 }, ms: 380, wait: 200, appears: true },
      () => this.glow(place),
    );
  }

  private glow(place: number, ms?: number): void {
    const plate = this.plateOf(place);
    if (plate) this.overlay.glow(plate, this.place.seatOf(place), ms);
  }

  private plateOf(place: number): Element | null {
    return this.overlay.plate(this.place.seatOf(place)) ?? this.place.home(place);
  }

  private later(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }

  /** Where a sign is shown. Over the far rim of a box nothing lies that can be hit, or that explains it. */
  private standing(stage: DOMRect): Spot {
    const y = 46 * (this.place.signScale?.() ?? 1);
    return { x: stage.left + stage.width / 2, y: stage.top + y };
  }

  // Dice that come and go

  /** Takes dice out of the box. */
  get bearer(): Bearer {
    return {
      take: (dice, place) => this.take(dice, place),
      lose: (dice) => this.lose(dice),
    };
  }

  private take(dice: readonly Seen[], place: number): Underway | null {
    const things = dice.map(({ die: number, x, y, size }) => ({
      thing: die(this.place.scene().game, this.place.face(number)),
      from: { x, y },
      size,
    }));
    return this.bring(place, things);
  }

  /** Cards go on a heap: from the sign that announced them to the plate. */
  private pay(place: number, count: number): void {
    const stage = this.place.stage()?.getBoundingClientRect();
    if (!stage) return;
    const from = this.standing(stage);
    const card = () => createElement('card');
    const cards = Array.from({ length: Math.min(count, MOST) }, () => ({ thing: card(), from, size: 30 }));
    this.bring(place, cards, count);
  }

  private bring(
    place: number,
    things: readonly { thing: HTMLElement; from: Spot; size: number }[],
    count = things.length,
  ): Underway | null {
    const plate = this.plateOf(place);
    if (!plate) return null;
    const version = this.place.version();
    const had = this.place.count(place);
    const to = this.overlay.middle(plate.querySelector('.cnt') ?? plate);
    let come = 0;
    const flights = things.map(({ thing, from, size }, index) =>
      this.overlay.fly(
        thing,
        { from, to, sizes: { from: size, to: 20, size: 44 }, ms: FLIGHT_MS, wait: index * BETWEEN_MS },
        () => {
          come += 1;
          const now = come === things.length ? count : come;
          if (had !== null && this.place.version() === version) setCount(version, place, had + now);
          this.place.sound.play(`arrival ${index}`, arrival(index));
          if (come === things.length) this.glow(place);
        },
      ),
    );
    return {
      ms: FLIGHT_MS + BETWEEN_MS * (things.length - 1),
      end: () => flights.forEach((flight) => flight.end()),
    };
  }

  /** "−2" falls away where the dice were. */
  private lose(all: readonly Seen[]): void {
    const stage = this.place.stage()?.getBoundingClientRect();
    const dice = stage ? all.filter((each) => isInSight(each, stage)) : all;
    if (stage)
      this.markLeft(
        marksOf(
          all.filter((each) => !dice.includes(each)),
          stage,
        ),
      );
    if (!dice.length) return;
    const middle = (of: (one: Seen) => number) => dice.reduce((sum, one) => sum + of(one), 0) / dice.length;
    const [x, y] = [middle((one) => one.x), Math.min(...dice.map((one) => one.y))];
    const at = `translate(${x.toFixed(1)}px, ${(y - 26).toFixed(1)}px) translate(-50%, -50%)`;
    this.overlay.pass(createElement('less', `−${dice.length}`), (element) => [
      element.animate(
        [
          { opacity: 0, transform: `${at} translateY(-10px)` },
          { opacity: 1, transform: at, offset: 0.2 },
          { opacity: 1, transform: at, offset: 0.55 },
          { opacity: 0, transform: `${at} translateY(34px) rotate(8deg)` },
        ],
        { duration: 760, easing: 'ease-in', fill: 'both' },
      ),
    ]);
  }

  /** Dice that are out of sight: where they left, and how many. */
  private markLeft(marks: readonly Left[]): void {
    for (const { count, at, away } of marks) {
      const mark = createElement('less left', createElement('arrow'), `−${count}`);
      mark.style.setProperty('--away', `${away.toFixed(2)}rad`);
      const place = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) translate(-50%, -50%)`;
      const [dx, dy] = [12 * Math.cos(away), 12 * Math.sin(away)];
      const outside = `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) ${place}`;
      this.overlay.pass(mark, (element) => [
        element.animate(
          [
            { opacity: 0, transform: place },
            { opacity: 1, transform: outside, offset: 0.12 },
            { opacity: 1, transform: place, offset: 0.3 },
            { opacity: 1, transform: place, offset: 0.75 },
            { opacity: 0, transform: place },
          ],
          { duration: LEFT_MS, easing: 'ease-out', fill: 'both' },
        ),
      ]);
    }
  }

  /** Everybody's dice go to the next plate, all together. */
  private pass({ hands }: Passed): void {
    const version = this.place.version();
    for (const [giver, taker, count] of hands) {
      const [from, to] = [this.plateOf(giver), this.plateOf(taker)];
      if (!from || !to) continue;
      const known = this.place.count(giver) !== null;
      const pack = createElement('pack', createElement('die'), known ? String(count) : '?');
      const way = { from: this.overlay.middle(from), to: this.overlay.middle(to) };
      const sizes = { from: 1, to: 1, size: 1 };
      this.overlay.fly(pack, { ...way, sizes, ms: PASS_MS, wait: 260, appears: true }, () => {
        if (known && this.place.version() === version) setCount(version, taker, count);
        this.glow(taker);
      });
    }
  }

  // The winner

  /** Over the far rim; where there is none, in the middle. */
  private win({ seats: places, count }: Won, still = false): void {
    const stage = this.place.stage();
    if (!stage) return;
    const { whole, marks, line, heap } = winnerOf(places, count, this.place);
    const hung = this.place.over === 'edge';
    const { left, top, width } = stage.getBoundingClientRect();
    const at = hung ? { x: left + width / 2, y: top + 10 } : this.overlay.middle(stage);
    this.plaque?.end();
    this.sound('win');
    this.plaque = this.overlay.stand(whole, at, WINNER_MS, { hung, still });
    if (still) return;
    for (const mark of marks)
      this.overlay.stir(mark, [{ transform: 'translateY(-30px) scale(0.4)', opacity: 0 }, {}], 420, 120);
    this.overlay.stir(line, [{ transform: 'scaleX(0)' }, {}], 620, 260);
    this.gather(heap, places[0] ?? 0);
    for (const place of places) this.glow(place, 1400);
    this.overlay.glow(stage, this.place.seatOf(places[0] ?? 0), WINNER_MS * 0.75);
  }

  /** What the winner has comes from the plate to the title, one after another. */
  private gather(heap: readonly Element[], winner: number): void {
    const plate = this.plateOf(winner);
    heap.forEach((each, index) => {
      const wait = 360 + index * 45;
      this.overlay.stir(each, [{ opacity: 0 }, {}], 90, wait + (plate ? FLIGHT_MS : 0));
      if (!plate || each.className === 'rest') return;
      const [from, to] = [this.overlay.middle(plate), this.overlay.middle(each)];
      const sizes = { from: 20, to: each.getBoundingClientRect().width, size: 44 };
      this.overlay.fly(createElement(each.className), {
        from,
        to,
        sizes,
        ms: FLIGHT_MS,
        wait,
        appears: true,
      });
    });
  }
}

/** The middle of the dice that something struck. */
function struckSpot(seen: readonly Seen[]): Spot | null {
  if (!seen.length) return null;
  const middle = (of: (die: Seen) => number) => seen.reduce((sum, die) => sum + of(die), 0) / seen.length;
  return { x: middle(({ x }) => x), y: middle(({ y }) => y) };
}
