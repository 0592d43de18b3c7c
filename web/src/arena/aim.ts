/**
 * Aiming and throwing by finger, mouse and keys.
 *
 * - On the mat or a die: the target is there. Lifting the finger keeps it; the Throw button or Space throws.
 * - On the die in the hand: pull back and let go (how far is how hard), or flick it. A target that was chosen stays;
 *   without one the pull also says where to.
 * - On a die that may be moved: drag it.
 * - Beside the mat, or with two fingers: turn the box. One throws from the side that is near.
 */
import {
  about,
  ARENA,
  DIE,
  diceOf,
  distanceOut,
  placedOf,
  times,
  within,
  type Lying,
  type Placed,
  type Point,
} from './geometry';
import {
  flickTarget,
  forceOf,
  fromHand,
  handAt,
  MANNERS,
  numbersOf,
  type Aim,
  type Intent,
  type Manner,
  type Numbers,
} from './intent';
import type { Overlay } from './overlay';
import type { Sound } from './sound';
import type { Stage } from './stages/stage';

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
  readonly die: number | null;
  readonly fixed: boolean;
  readonly manner: Manner;
  readonly force: number;
}

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

/** A pull of this many px is full force. */
const FULL_PULL = 120;
/** A pull of less force is none yet. */
const LEAST_PULL = 4;
/** A flick of this many px/s is full force; slower than the least one it is none. */
const FULL_FLICK = 2200;
const LEAST_FLICK = 260;
const DEAD = 10;
const WIND_UP = 210;
const SLOW = 2000;
/** How dice lie in a hand, closer than when they fly: to the right and up, in steps. No more than six are drawn. */
const HELD = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [-0.5, 1],
  [0.5, 1],
  [0, 2],
] as const;
const HELD_STEP = 0.0172;
/** Targets are at least this far from the walls, in m. */
const MARGIN = DIE.half + 0.001;

export class AimControl {
  private target: Point = [0, 0, DIE.half];
  private die: number | null = null;
  /** The target was chosen, by a tap or by keys: a pull leaves it where it is. */
  private fixed = false;
  private chosen: Manner = 'toss';
  private strength = forceOf('toss');
  private curl = 0;
  private gesture: Gesture | null = null;
  private readonly fingers = new Map<number, Screen>();
  private drawnBack = 0;
  private rattle = 0;
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
  }

  dispose(): void {
    this.winding?.stop();
    this.dispose_();
  }

  // What is chosen

  get manner(): Manner {
    return this.chosen;
  }
  set manner(manner: Manner) {
    if (manner === this.chosen) return;
    this.chosen = manner;
    this.strength = forceOf(manner);
    this.show();
  }
  get force(): number {
    return this.strength;
  }
  set force(force: number) {
    const whole = Math.min(Math.max(Math.round(force), 0), 100);
    if (whole === this.strength) return;
    if (Math.floor(whole / 25) !== Math.floor(this.strength / 25)) this.sound?.sign('quarter');
    this.strength = whole;
    this.show();
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
    const pose = this.owner.lying()[die];
    if (!pose) return;
    this.die = die;
    this.fixed = true;
    this.target = placedOf(pose).at;
    this.show();
  }

  /** Aim at this place on the mat, in m. */
  aimAtPlace(x: number, y: number): void {
    const [inX, inY] = within(x, y, ARENA.apothem - MARGIN);
    this.die = null;
    this.fixed = true;
    this.target = [inX, inY, DIE.half];
    this.show();
  }

  /** Move the target, seen from the own side: to the right and away, in m. */
  nudge(right: number, away: number): void {
    const { bearing } = this.stage;
    const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
    this.aimAtPlace(this.target[0] - right * sin - away * cos, this.target[1] + right * cos - away * sin);
  }

  nextManner(): Manner {
    this.manner = MANNERS[(MANNERS.indexOf(this.chosen) + 1) % MANNERS.length]!;
    return this.chosen;
  }

  /** The dice changed: a target that is gone is only a place now. */
  refresh(): void {
    if (this.die !== null) {
      const pose = this.owner.lying()[this.die];
      if (pose) this.target = placedOf(pose).at;
      else {
        this.die = null;
        this.fixed = false;
      }
    }
    if (this.die === null) this.target = [this.target[0], this.target[1], DIE.half];
    this.show();
  }

  private aim(): Aim {
    return {
      manner: this.chosen,
      bearing: this.stage.bearing,
      target: this.target,
      force: this.strength,
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
      manner: this.chosen,
      force: this.strength,
      twist: this.curl,
      side: this.stage.bearing,
      intent,
    };
  }

  // What is seen

  show(): void {
    const able = this.owner.canAim() && this.owner.hand() > 0;
    const intent = this.intent();
    const hand: Point = [intent.x / 1000, intent.y / 1000, intent.z / 1000];
    const holds = this.owner.hand() > 0;
    if (holds || this.holds) this.stage.hold(holds ? this.held(hand) : []);
    this.holds = holds;
    this.overlay.set({
      aim:
        able && !this.winding
          ? {
              intent,
              hand: this.handSeen(hand),
              force: this.strength,
              width: handWidth(this.owner.hand()),
              held: this.gesture?.kind === 'hand',
            }
          : null,
    });
    this.owner.changed(this.report());
  }

  /** A hand that is pulled back or taken up is a little off its release point. */
  private handSeen(hand: Point): Point {
    const back = this.drawnBack;
    const [dx, dy] = [hand[0] - this.target[0], hand[1] - this.target[1]];
    const length = Math.hypot(dx, dy) || 1;
    const taken = this.gesture?.kind === 'hand' ? DIE.edge * 0.4 : 0;
    return [
      hand[0] + (dx / length) * back + this.rattle * 0.4,
      hand[1] + (dy / length) * back + this.rattle,
      hand[2] + taken + Math.abs(this.rattle),
    ];
  }

  private held(hand: Point): Placed[] {
    const seen = this.handSeen(hand);
    const { bearing } = this.stage;
    const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)];
    return Array.from({ length: Math.min(this.owner.hand(), HELD.length) }, (_, index) => {
      const [right, up] = HELD[index]!;
      const r = right * HELD_STEP;
      const at: Point = [seen[0] - r * sin, seen[1] + r * cos, seen[2] + up * HELD_STEP * 0.9];
      const loose = this.rattle ? this.rattle * 60 * (index % 2 ? 1 : -1) : 0;
      return {
        at,
        turned: times(
          about([0, 0, 1], bearing + 0.5 + index * 1.7),
          times(about([1, 0, 0], 0.5 + 0.3 * (index % 3) + loose), about([0, 1, 0], 0.45)),
        ),
      };
    });
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

  /** The hand draws back and rattles, which hides the wait for the answer; ends with `calm`. */
  private windUp(): void {
    const begin = performance.now();
    let frame = 0;
    const slow = setTimeout(() => this.owner.slow(), SLOW);
    const step = () => {
      const t = (performance.now() - begin) / WIND_UP;
      this.drawnBack = 0.016 * Math.min(t, 1);
      this.rattle = t < 1 ? 0.0022 * Math.sin(t * 26) : 0;
      this.show();
      if (t < 1) frame = requestAnimationFrame(step);
    };
    this.winding = {
      stop: () => {
        cancelAnimationFrame(frame);
        clearTimeout(slow);
      },
    };
    this.ready = new Promise((resolve) => setTimeout(resolve, this.owner.still() ? 0 : WIND_UP));
    this.sound?.sign('rattle');
    if (!this.owner.still()) frame = requestAnimationFrame(step);
    else this.show();
  }

  /** Resolves when the hand has drawn back far enough to let go. */
  ready: Promise<void> = Promise.resolve();

  /** The hand comes to rest: the throw flies, or it was refused. */
  calm(): void {
    this.winding?.stop();
    this.winding = null;
    this.drawnBack = this.rattle = 0;
    this.curl = 0;
    this.fixed = this.die !== null; // the next throw may go elsewhere
    this.show();
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
    const hand = handAt(this.thrown());
    const distance = Math.hypot(hand[0] - this.target[0], hand[1] - this.target[1]);
    const trail = [{ ...spot, time }];
    const ahead = this.ahead(hand);
    const before = this.before();
    this.gesture = { kind: 'hand', start: spot, trail, distance, ahead, mode: 'held', before };
    this.show();
  }

  /** The aim with a hand over the rim: a drop, or no force at all, has it over the target. */
  private thrown(): Aim {
    const manner = this.chosen === 'drop' ? 'lob' : this.chosen;
    return { ...this.aim(), manner, force: 50 };
  }

  private before(): Before {
    const { target, die, fixed, chosen, strength } = this;
    return { target, die, fixed, manner: chosen, force: strength };
  }

  private giveBack(before: Before): void {
    ({ target: this.target, die: this.die, fixed: this.fixed } = before);
    ({ manner: this.chosen, force: this.strength } = before);
  }

  private onHand(spot: Screen): boolean {
    const intent = this.intent();
    const hand = this.stage.project([intent.x / 1000, intent.y / 1000, intent.z / 1000]);
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

  /** The way from the hand to the target on the screen, of length 1. */
  private ahead(hand: Point): Screen {
    const [from, to] = [this.stage.project(hand), this.stage.project(this.target)];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(x, y);
    return length > 1 ? { x: x / length, y: y / length } : { x: 0, y: -1 };
  }

  private pull(gesture: Gesture & { kind: 'hand' }, dx: number, dy: number, force: number): void {
    if (this.chosen === 'drop') this.chosen = 'lob';
    const way = this.fixed ? null : this.wayOn(gesture.start, -dx, -dy);
    if (way) {
      const hand = handAt(this.thrown());
      const reach = Math.max(gesture.distance, 0.04);
      const [x, y] = within(hand[0] + way[0] * reach, hand[1] + way[1] * reach, ARENA.apothem - MARGIN);
      this.target = [x, y, DIE.half];
    }
    this.drawnBack = 0.0002 * force;
    this.force = force;
  }

  /** A way on the screen as a direction on the table, of length 1. */
  private wayOn(from: Screen, dx: number, dy: number): readonly [number, number] | null {
    const height = handAt(this.aim())[2];
    const [one, other] = [
      this.stage.ground(from.x, from.y, height),
      this.stage.ground(from.x + dx, from.y + dy, height),
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
      if (this.chosen === 'drop') this.chosen = 'lob';
      const force = Math.min(Math.max((flick.speed / FULL_FLICK) * 100, 8), 100);
      const hand = handAt({ ...this.aim(), force });
      const straight = (at: Point) =>
        fromHand({ ...this.aim(), target: at, force }, this.owner.lying()).z <= 1000 * hand[2] + 15;
      const target = flickTarget(hand, way, this.owner.lying(), straight);
      const [x, y] = within(target[0], target[1], ARENA.apothem - MARGIN);
      this.target = [x, y, target[2]];
      this.die = null;
      this.fixed = false;
      this.curl = flick.curl;
      this.strength = Math.round(force);
      this.throwNow();
    } else {
      this.show();
      this.owner.tooShort(this.stage.project(handAt(this.aim())));
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

/** Of the dice in it, in m. */
function handWidth(dice: number): number {
  return DIE.edge + Math.min(dice - 1, 2) * HELD_STEP;
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
