/**
 * Aiming and throwing by finger, mouse and keys.
 *
 * - On the mat or a die: the target is there, or the die beside it. Lifting the finger keeps it; the Throw button or Space throws.
 * - On the die in the hand: pull back and let go (how far is how hard), or flick it. A target that was chosen stays,
 *   and so does a die; without one the pull also says where to.
 * - On a die that may be moved: drag it.
 * - Beside the mat, or with two fingers: turn the box. One throws from the side that is near.
 */
import {
  ARENA,
  DIE,
  diceOf,
  distanceOut,
  placedOf,
  within,
  type Lying,
  type Placed,
  type Point,
} from './geometry';
import { emptierSide, handWidth, inHand, REST, RISE, risen, waitingOver } from './held';
import {
  flickTarget,
  forceOf,
  fromHand,
  HAND_HEIGHT,
  MANNERS,
  mannerBy,
  numbersOf,
  openPlace,
  type Aim,
  type Intent,
  type Manner,
  type Numbers,
} from './intent';
import type { AimShown, Overlay } from './overlay';
import type { Sound } from './sound';
import type { Stage } from './stages/stage';
import { riskyFrom } from './trials';

/** What is aimed at, for the numbers beside the hand. */
export interface AimReport {
  readonly die: number | null;
  /** mm */
  readonly x: number;
  readonly y: number;
  readonly manner: Manner;
  readonly force: number;
  readonly twist: number;
  /** The side from which the hand throws, in rad. */
  readonly side: number;
  readonly intent: Numbers;
}

/** The part of an element that is used here. */
export interface AimHost extends EventTarget {
  readonly style: { cursor: string };
  getBoundingClientRect(): { left: number; top: number };
  setPointerCapture(pointer: number): void;
  focus(options: { preventScroll: boolean }): void;
}

/** What an aim asks of its owner, and reports to it. */
export interface AimOwner {
  lying(): Lying;
  /** Dice in the hand. */
  hand(): number;
  canAim(): boolean;
  movable(): readonly number[];
  /** Whether nothing is animated: reduced motion. */
  still(): boolean;
  changed(report: AimReport): void;
  throwing(intent: Numbers, report: AimReport): void;
  picked(die: number): void;
  moved(die: number, x: number, y: number): void;
  slow(): void;
  /** A hand that is here on the screen was let go too early: nothing was thrown. */
  tooShort(hand: Screen): void;
  /** Somebody touched the arena while a motion plays. */
  skip(): boolean;
}

/** What a gesture changes, to be given back if it comes to nothing. */
interface Before {
  readonly target: Point;
  readonly pointed: Place;
  readonly die: number | null;
  readonly chosen: boolean;
  readonly pressed: number | null;
}

type Place = readonly [x: number, y: number];

type Gesture =
  | { kind: 'target'; tapped: number | null; before: Before }
  | {
      kind: 'hand';
      start: Screen;
      trail: (Screen & { time: number })[];
      distance: number;
      /** The way to the target when it began: a pull must not turn it. */
      ahead: Screen;
      mode: 'held' | 'pull' | 'flick';
      before: Before;
    }
  | { kind: 'move'; die: number; from: Placed; at: [number, number] }
  | { kind: 'turn'; angle: number };

export interface Screen {
  readonly x: number;
  readonly y: number;
}

/** A pull of this many px is full force: one that comes easily, of 120 px, is force 70. */
const FULL_PULL = 157;
/** Where a hard throw flies out, a pull of 100 px throws as softly as the start die. */
const GENTLE = 0.41;
/** A pull of less force is none yet. */
const LEAST_PULL = 4;
/** A flick of this many px/s is full force; slower than the least one it is none. */
const FULL_FLICK = 2200;
const LEAST_FLICK = 260;
const DEAD = 10;
const SLOW = 2000;
/** What points so near at a die, in m, aims at it. */
const NEAR_DIE = 0.016;
/** In so many steps of a key a die is left. */
const LEAVING = 4;
/** Targets are at least this far from the walls, in m. */
const MARGIN = DIE.half + 0.001;

export class AimControl {
  private target: Point = [0, 0, DIE.half];
  private die: number | null = null;
  /** Where one pointed: keys move from there, and are not held back by a die. */
  private pointed: Place = [0, 0];
  /** The target was chosen, by a tap or by keys. */
  private chosen = false;
  /** The way that was chosen last, and the one for this throw. */
  private usual: Manner = 'toss';
  private wanted: Manner | null = null;
  /** How hard, if not with the force of the way. */
  private pressed: number | null = null;
  private curl = 0;
  private gesture: Gesture | null = null;
  private readonly fingers = new Map<number, Screen>();
  private drawnBack = 0;
  /** Where the hand is on its way up, and how its dice turn in it. */
  private rising: { hand: Point; loose: number } | null = null;
  /** Dice are in the own hand: else the stage may show the hand of another. */
  private holds = false;
  private winding: { stop: () => void } | null = null;
  private readonly dispose_: () => void;

  constructor(
    private readonly host: AimHost,
    private readonly stage: Stage,
    private readonly overlay: Pick<Overlay, 'set'>,
    private readonly sound: Pick<Sound, 'sign' | 'wake'> | undefined,
    private readonly owner: AimOwner,
  ) {
    const listen = (name: string, act: (event: PointerEvent) => void) => {
      const heard = (event: Event) => act(event as PointerEvent);
      host.addEventListener(name, heard, { passive: false });
      return () => host.removeEventListener(name, heard);
    };
    const stops = [
      listen('pointerdown', (event) => this.down(event)),
      listen('pointermove', (event) => this.move(event)),
      listen('pointerup', (event) => this.up(event)),
      listen('pointercancel', (event) => this.cancel(event)),
      listen('lostpointercapture', (event) => this.cancel(event)),
    ];
    this.dispose_ = () => stops.forEach((stop) => stop());
    this.aimByDefault();
  }

  dispose(): void {
    this.winding?.stop();
    this.dispose_();
  }

  // What is chosen

  /** Nothing is thrown at: a hard throw onto bare mat, or of several dice, flies out of the arena. */
  private get gentle(): boolean {
    return this.die === null || this.owner.hand() > 1;
  }
  /** How this throw begins. */
  private get way(): Manner {
    return this.wanted ?? (this.gentle ? 'drop' : this.usual);
  }
  /** What the throw is called: its way, as hard as the hand throws. */
  get manner(): Manner {
    return mannerBy(this.way, this.force);
  }
  set manner(manner: Manner) {
    if (manner === this.way && manner === this.manner) return;
    this.usual = this.wanted = manner;
    this.pressed = null;
    if (!this.chosen) this.aimByDefault();
    this.show();
  }
  get force(): number {
    return this.pressed ?? forceOf(this.way);
  }
  set force(force: number) {
    const whole = Math.min(Math.max(Math.round(force), 0), 100);
    if (whole === this.force) return;
    if (Math.floor(whole / 25) !== Math.floor(this.force / 25)) this.sound?.sign('quarter');
    this.pressed = whole;
    this.show();
  }
  /** Throw as hard as a gesture says; where nothing is thrown at, a part of it. */
  press(force: number): void {
    this.force = force * this.scale;
  }
  get twist(): number {
    return this.curl;
  }
  set twist(twist: number) {
    this.curl = Math.min(Math.max(Math.round(twist * 10) / 10, -1), 1);
    this.show();
  }

  /** Aim at this die. */
  aimAt(die: number): void {
    if (!this.owner.lying()[die]) return;
    this.chosen = true;
    this.turnTo(die);
    this.show();
  }

  /** Aim at this place on the mat, in m, or at the die that lies there. */
  aimAtPlace(x: number, y: number): void {
    this.chosen = true;
    this.turnToPlace(x, y);
    this.show();
  }

  /** Move the target, seen from the own side: to the right and away, in m; away from a die until it is left. */
  nudge(right: number, away: number): void {
    const { bearing } = this.stage;
    const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
    const [dx, dy] = [-right * sin - away * cos, right * cos - away * sin];
    const [from, [x, y]] = [this.die, this.pointed];
    for (let steps = 1; steps <= LEAVING; steps++) {
      this.aimAtPlace(x + steps * dx, y + steps * dy);
      if (from === null || this.die !== from) return;
    }
  }

  nextManner(): Manner {
    this.manner = MANNERS[(MANNERS.indexOf(this.manner) + 1) % MANNERS.length]!;
    return this.manner;
  }

  /** The dice changed: a die that is gone is no target any more. */
  refresh(): void {
    const { die } = this;
    if (die !== null && this.chosen && this.owner.lying()[die]) this.turnTo(die);
    else if (die !== null || !this.chosen) this.aimByDefault();
    this.show();
  }

  /** At the die nearest to the middle; a drop, or several dice, onto a free place. */
  private aimByDefault(): void {
    this.chosen = false;
    const lying = this.owner.lying();
    const drops = (this.wanted ?? this.usual) === 'drop' || this.owner.hand() > 1;
    const nearest = drops ? null : dieNear([0, 0], lying);
    if (nearest !== null) this.turnTo(nearest);
    else {
      this.die = null;
      this.target = openPlace(lying);
      this.pointed = [this.target[0], this.target[1]];
    }
  }

  private turnTo(die: number): void {
    this.die = die;
    this.target = placedOf(this.owner.lying()[die]!).at;
    this.pointed = [this.target[0], this.target[1]];
  }

  private turnToPlace(x: number, y: number): void {
    const place = within(x, y, ARENA.apothem - MARGIN);
    const die = dieNear(place, this.owner.lying(), NEAR_DIE);
    if (die !== null) this.turnTo(die);
    else [this.die, this.target] = [null, [...place, DIE.half]];
    this.pointed = place;
  }

  private aim(): Aim {
    return {
      manner: this.manner,
      bearing: this.stage.bearing,
      target: this.target,
      force: this.force,
      twist: this.curl,
    };
  }
  private intent(): Intent {
    return fromHand(this.aim(), this.owner.lying());
  }

  report(): AimReport {
    const [x, y] = this.target;
    const intent = numbersOf(this.intent());
    return {
      die: this.die,
      x: Math.round(x * 1000),
      y: Math.round(y * 1000),
      manner: this.manner,
      force: this.force,
      twist: this.curl,
      side: this.stage.bearing,
      intent,
    };
  }

  // What is seen

  show(): void {
    const able = this.owner.canAim() && this.owner.hand() > 0;
    const [count, hand] = [this.owner.hand(), this.handSeen()];
    if (count > 0 || this.holds)
      this.stage.hold(inHand(count, hand, this.stage.bearing, this.rising?.loose ?? 0));
    this.holds = count > 0;
    this.overlay.set({ aim: able && !this.winding ? this.shown(hand) : null });
    this.owner.changed(this.report());
  }

  private shown(hand: Point): AimShown {
    return {
      intent: this.intent(),
      hand,
      force: this.force,
      risky: riskyFrom(this.manner, this.gentle ? 'bare' : 'die'),
      width: handWidth(this.owner.hand()),
      held: this.gesture?.kind === 'hand',
    };
  }

  private waits(): Point {
    return waitingOver(this.stage, this.stage.bearing, this.owner.lying());
  }

  /** A hand that is pulled back or taken up is a little off the place where it waits. */
  private handSeen(): Point {
    if (this.rising) return this.rising.hand;
    const hand = this.waits();
    const [dx, dy] = [hand[0] - this.target[0], hand[1] - this.target[1]];
    const back = this.drawnBack / (Math.hypot(dx, dy) || 1);
    const taken = this.gesture?.kind === 'hand' ? DIE.edge * 0.4 : 0;
    return [hand[0] + dx * back, hand[1] + dy * back, hand[2] + taken];
  }

  // Throwing

  /** As aimed, now. */
  throwNow(): boolean {
    if (!this.owner.canAim() || this.owner.hand() < 1 || this.winding) return false;
    const report = this.report();
    this.windUp();
    this.owner.throwing(report.intent, report);
    return true;
  }

  /** The hand rises to where it lets go, and its dice rattle, which hides the wait for the answer; ends with `calm`. */
  private windUp(): void {
    const { x, y, z } = this.intent();
    const [from, to] = [this.handSeen(), [x / 1000, y / 1000, z / 1000] as const];
    const side = emptierSide(from, to, this.owner.lying());
    const begin = performance.now();
    let frame = 0;
    const slow = setTimeout(() => this.owner.slow(), SLOW);
    const step = () => {
      const t = Math.min((performance.now() - begin) / RISE, 1);
      this.rising = { hand: risen(from, to, side, t), loose: t < 1 ? 0.13 * Math.sin(t * 26) : 0 };
      this.show();
      if (t < 1) frame = requestAnimationFrame(step);
    };
    this.winding = {
      stop: () => {
        cancelAnimationFrame(frame);
        clearTimeout(slow);
      },
    };
    this.ready = new Promise((resolve) => setTimeout(resolve, this.owner.still() ? 0 : RISE + REST));
    this.sound?.sign('rattle');
    if (!this.owner.still()) frame = requestAnimationFrame(step);
    else this.show();
  }

  /** Resolves when the hand is where it lets go. */
  ready: Promise<void> = Promise.resolve();

  /** The hand comes to rest: the throw flies, or it was refused. */
  calm(): void {
    this.winding?.stop();
    this.winding = null;
    this.rising = null;
    this.drawnBack = 0;
    this.curl = 0;
    this.wanted = this.pressed = null;
    if (this.die === null) this.chosen = false; // the next throw may go elsewhere
    this.refresh();
  }

  // Fingers

  private spot(event: PointerEvent): Screen {
    const box = this.host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.sound?.wake();
    if (this.owner.skip()) return;
    const spot = this.spot(event);
    this.fingers.set(event.pointerId, spot);
    if (event.isTrusted) this.host.setPointerCapture(event.pointerId);
    event.preventDefault();
    this.host.focus({ preventScroll: true });
    if (this.fingers.size > 1) {
      this.letGo();
      this.gesture = { kind: 'turn', angle: this.angle() };
    } else this.begin(spot, event.timeStamp);
  }

  private begin(spot: Screen, time: number): void {
    const able = this.owner.canAim() && this.owner.hand() > 0 && !this.winding;
    const movable = this.stage.pick(spot.x, spot.y, this.owner.movable());
    if (movable !== null) {
      const from = this.stage.placed(movable)!;
      this.gesture = { kind: 'move', die: movable, from, at: [from.at[0], from.at[1]] };
    } else if (able && this.onHand(spot)) this.take(spot, time);
    else {
      const before = this.before();
      const found = this.point(spot, true);
      this.gesture = found
        ? { kind: 'target', tapped: found.die, before }
        : { kind: 'turn', angle: this.angle() };
    }
  }

  /** The die in the hand is taken up. */
  private take(spot: Screen, time: number): void {
    const hand = this.waits();
    const distance = Math.hypot(hand[0] - this.target[0], hand[1] - this.target[1]);
    const trail = [{ ...spot, time }];
    const ahead = this.ahead(hand);
    const before = this.before();
    this.gesture = { kind: 'hand', start: spot, trail, distance, ahead, mode: 'held', before };
    this.show();
  }

  private before(): Before {
    const { target, pointed, die, chosen, pressed } = this;
    return { target, pointed, die, chosen, pressed };
  }

  private giveBack(before: Before): void {
    ({ target: this.target, pointed: this.pointed, die: this.die } = before);
    ({ chosen: this.chosen, pressed: this.pressed } = before);
  }

  private onHand(spot: Screen): boolean {
    const hand = this.stage.project(this.handSeen());
    return Math.hypot(hand.x - spot.x, hand.y - spot.y) < Math.max(36, DIE.edge * hand.scale * 1.3);
  }

  /** Aim at what is on the screen there: a die, or a place on the mat; nothing if it is neither. */
  private point(spot: Screen, first: boolean): { die: number | null } | null {
    const lying = diceOf(this.owner.lying());
    const die = this.stage.pick(spot.x, spot.y, lying);
    if (die !== null) {
      if (this.owner.canAim()) this.aimAt(die);
      return { die };
    }
    const place = this.stage.ground(spot.x, spot.y);
    if (!this.owner.canAim() || !place || (first && distanceOut(place[0], place[1]) > ARENA.apothem))
      return null;
    this.aimAtPlace(place[0], place[1]);
    return { die: null };
  }

  private move(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return this.hover(event);
    const spot = this.spot(event);
    this.fingers.set(event.pointerId, spot);
    const { gesture } = this;
    if (gesture?.kind === 'turn') this.turning(gesture);
    else if (gesture?.kind === 'target') gesture.tapped = this.point(spot, false)?.die ?? null;
    else if (gesture?.kind === 'hand') this.handling(gesture, spot, event.timeStamp);
    else if (gesture?.kind === 'move') this.moving(gesture, spot);
  }

  private hover(event: PointerEvent): void {
    const spot = this.spot(event);
    const able = this.owner.canAim() && this.owner.hand() > 0;
    const grab =
      (able && this.onHand(spot)) || this.stage.pick(spot.x, spot.y, this.owner.movable()) !== null;
    const place = able ? this.stage.ground(spot.x, spot.y) : null;
    const mat = place !== null && distanceOut(place[0], place[1]) < ARENA.apothem;
    this.host.style.cursor = grab ? 'grab' : mat ? 'crosshair' : 'default';
  }

  /** The angle of two fingers, or of one around the middle of the box, on the screen and to the right. */
  private angle(): number {
    const [one, other] = [...this.fingers.values()];
    const middle = other ?? this.stage.project([0, 0, 0]);
    return one ? Math.atan2(one.y - middle.y, one.x - middle.x) : 0;
  }

  private turning(gesture: Gesture & { kind: 'turn' }): void {
    const angle = this.angle();
    const by = Math.atan2(Math.sin(angle - gesture.angle), Math.cos(angle - gesture.angle));
    gesture.angle = angle;
    this.stage.bearing += by;
    this.show();
  }

  private handling(gesture: Gesture & { kind: 'hand' }, spot: Screen, time: number): void {
    gesture.trail.push({ ...spot, time });
    const [dx, dy] = [spot.x - gesture.start.x, spot.y - gesture.start.y];
    const forward = dx * gesture.ahead.x + dy * gesture.ahead.y;
    // towards oneself is back, wherever the target is
    const back = Math.max(-forward, dy > Math.abs(dx) ? dy : 0);
    const force = (100 * (Math.hypot(dx, dy) - DEAD)) / FULL_PULL;
    gesture.mode = back > DEAD && force >= LEAST_PULL ? 'pull' : forward > DEAD ? 'flick' : 'held';
    if (gesture.mode === 'pull') this.pull(gesture, dx, dy, Math.min(force, 100));
    else {
      this.giveBack(gesture.before);
      this.drawnBack = gesture.mode === 'flick' ? -Math.min(forward / 2500, 0.03) : 0;
    }
    this.show();
  }

  /** What a gesture is of its force: a die that is dropped onto bare mat stays in the arena. */
  private get scale(): number {
    return this.gentle && this.way === 'drop' ? GENTLE : 1;
  }

  /** The way from the hand to the target on the screen, of length 1. */
  private ahead(hand: Point): Screen {
    const [from, to] = [this.stage.project(hand), this.stage.project(this.target)];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    return length > 1 ? { x: x / length, y: y / length } : { x: 0, y: -1 };
  }

  private pull(gesture: Gesture & { kind: 'hand' }, dx: number, dy: number, force: number): void {
    const { chosen, die } = gesture.before;
    const way = chosen || die !== null ? null : this.wayOn(gesture.start, -dx, -dy);
    if (way) {
      const hand = this.waits();
      const reach = Math.max(gesture.distance, 0.04);
      this.turnToPlace(hand[0] + way[0] * reach, hand[1] + way[1] * reach);
    }
    this.drawnBack = 0.0002 * force;
    this.press(force);
  }

  /** A way on the screen as a direction on the table, of length 1. */
  private wayOn(from: Screen, dx: number, dy: number): readonly [number, number] | null {
    const [one, other] = [
      this.stage.ground(from.x, from.y, HAND_HEIGHT),
      this.stage.ground(from.x + dx, from.y + dy, HAND_HEIGHT),
    ];
    if (!one || !other) return null;
    const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
    return length > 1e-6 ? [(other[0] - one[0]) / length, (other[1] - one[1]) / length] : null;
  }

  private moving(gesture: Gesture & { kind: 'move' }, spot: Screen): void {
    const place = this.stage.ground(spot.x, spot.y, gesture.from.at[2]);
    if (!place) return;
    gesture.at = within(place[0], place[1], ARENA.apothem - MARGIN);
    this.stage.place(gesture.die, { ...gesture.from, at: [...gesture.at, gesture.from.at[2] + 0.004] });
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    const { gesture } = this;
    this.fingers.delete(event.pointerId);
    this.gesture = null;
    if (gesture?.kind === 'hand') this.release(gesture, this.spot(event), event.timeStamp);
    if (gesture?.kind === 'move') this.put(gesture);
    if (gesture?.kind === 'target' && gesture.tapped !== null) this.owner.picked(gesture.tapped);
    if (gesture?.kind === 'turn' && this.fingers.size) this.gesture = { kind: 'turn', angle: this.angle() };
  }

  private put({ die, from, at }: Gesture & { kind: 'move' }): void {
    this.stage.place(die, from);
    if (Math.hypot(at[0] - from.at[0], at[1] - from.at[1]) < 0.001) this.owner.picked(die);
    else {
      this.stage.place(die, { ...from, at: [...at, from.at[2]] });
      this.owner.moved(die, Math.round(at[0] * 1e6), Math.round(at[1] * 1e6));
    }
  }

  private release(gesture: Gesture & { kind: 'hand' }, end: Screen, time: number): void {
    this.handling(gesture, end, time); // a browser may have left out the last step
    this.drawnBack = 0;
    if (gesture.mode === 'pull') return void this.throwNow();
    const flick = gesture.mode === 'flick' ? flickOf(gesture.trail) : null;
    const way = flick && this.wayOn(gesture.start, flick.x, flick.y);
    if (flick && way) {
      const [x, y] = flickTarget(this.waits(), way, this.owner.lying());
      this.turnToPlace(x, y);
      this.chosen = false;
      this.curl = flick.curl;
      this.press(Math.min(Math.max((flick.speed / FULL_FLICK) * 100, 8), 100));
      this.throwNow();
    } else {
      this.show();
      this.owner.tooShort(this.stage.project(this.waits()));
    }
  }

  /** A second finger, a lost pointer: nothing is thrown. */
  private letGo(): void {
    if (this.gesture?.kind === 'move') this.stage.place(this.gesture.die, this.gesture.from);
    if (this.gesture?.kind === 'target' || this.gesture?.kind === 'hand') this.giveBack(this.gesture.before);
    this.gesture = null;
    this.drawnBack = 0;
    this.show();
  }

  private cancel(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (!this.fingers.size) this.letGo();
  }
}

/** The die that lies nearest to a place, and within so many m of it; of two that are as near, the higher one. */
function dieNear([x, y]: Place, lying: Lying, most = Infinity): number | null {
  let [best, nearest]: [number | null, number] = [null, Infinity];
  for (const die of diceOf(lying)) {
    const { at } = placedOf(lying[die]!);
    const away = Math.hypot(at[0] - x, at[1] - y);
    if (away <= most && away - at[2] < nearest) [best, nearest] = [die, away - at[2]];
  }
  return best;
}

/** How fast a finger was at the end (px/s), where to, and how much it curved; nothing if it was too slow. */
function flickOf(
  trail: readonly (Screen & { time: number })[],
): { x: number; y: number; speed: number; curl: number } | null {
  const end = trail.at(-1)!;
  const latest = trail.filter(({ time }) => end.time - time < 90);
  const recent = latest.length > 2 ? latest : trail.slice(-3).filter(({ time }) => end.time - time < 300); // a slow screen reports few points
  const start = recent[0]!;
  const seconds = (end.time - start.time) / 1000;
  const [x, y] = [end.x - start.x, end.y - start.y];
  const speed = seconds > 0 ? Math.hypot(x, y) / seconds : 0;
  if (recent.length < 2 || speed < LEAST_FLICK) return null;
  const middle = recent[Math.floor(recent.length / 2)]!;
  const [before, after] = [
    Math.atan2(middle.y - start.y, middle.x - start.x),
    Math.atan2(end.y - middle.y, end.x - middle.x),
  ];
  const bend = Math.atan2(Math.sin(after - before), Math.cos(after - before));
  return { x, y, speed, curl: recent.length < 4 ? 0 : Math.min(Math.max(Math.round(bend * 15) / 10, -1), 1) };
}
