/** The camera over the box: how far away it is so that all is seen, and where a point is on the screen. */
import { PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from 'three';
import { ARENA, DIE, octagon, rim, type Point } from '../geometry';
import { HAND_HEIGHT, HAND_OUT } from '../intent';
import { RIM_OUT } from './rim';
import type { CloseUp, Insets, Spot } from './stage';

const FIELD = 26; // degrees
/** How steep one looks into the box, in rad: no part of the floor is hidden. */
const STEEPNESS = 1.19;
const LOOK_AT = new Vector3(0, 0, 0.012);
/** How far the camera leans in. */
const LEAN = 0.04;
/** How much nearer a close-up is. */
const CLOSE = 0.38;
const NOTHING: CloseUp = { at: [0, 0, 0], by: 0 };
/** In windows narrower than this, in px, the sides of the rim are cut. */
const NARROW = 600;
/** The lower part of the side walls that is seen even there. */
const WALL_SEEN = 0.35;

/** Half the height of a die in the hand, which is turned. */
const HELD = DIE.half * 1.3;

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Eye {
  readonly camera = new PerspectiveCamera(FIELD, 1, 0.05, 6);
  /** The side that is near, in rad. */
  bearing = -Math.PI / 2;
  private width = 1;
  private height = 1;
  private distance = 1;
  private tilt = STEEPNESS;
  private leaning = 0;
  private close: CloseUp | null = null;
  // used again for every question
  private readonly point = new Vector3();
  private readonly target = new Vector3();
  private readonly ray = new Raycaster();

  constructor() {
    this.camera.up.set(0, 0, 1);
  }

  get steepness(): number {
    return this.tilt;
  }
  set steepness(steepness: number) {
    this.tilt = Math.min(Math.max(steepness, 0.6), 1.5);
  }
  get lean(): number {
    return this.leaning;
  }
  set lean(lean: number) {
    this.leaning = lean;
    this.look();
  }

  get closeUp(): CloseUp | null {
    return this.close;
  }
  set closeUp(closeUp: CloseUp | null) {
    this.close = closeUp;
    this.look();
  }

  /** Find the distance from which the box fills the free part of the stage, and move its middle there. */
  frame(width: number, height: number, insets: Insets): void {
    [this.width, this.height] = [width, height];
    const free = {
      width: Math.max(width - insets.left - insets.right, 40),
      height: Math.max(height - insets.top - insets.bottom, 40),
    };
    this.camera.aspect = width / height;
    this.camera.clearViewOffset();
    this.distance = 0.8;
    const across = free.width < NARROW ? lowerWalls() : ring(RIM_OUT, ARENA.wallHeight);
    const along = [...ring(RIM_OUT, ARENA.wallHeight), this.handsEdge()];
    let seen = this.seen(across, along);
    for (let attempt = 0; attempt < 6; attempt++) {
      this.distance *= Math.max(
        (seen.right - seen.left) / free.width,
        (seen.bottom - seen.top) / free.height,
      );
      seen = this.seen(across, along);
    }
    const [x, y] = [
      (seen.left + seen.right) / 2 - insets.left - free.width / 2,
      (seen.top + seen.bottom) / 2 - insets.top - free.height / 2,
    ];
    this.camera.setViewOffset(width, height, x, y, width, height);
    this.look();
  }

  /** The lower edge of the waiting hand, as it is seen. */
  private handsEdge(): Point {
    const out = HAND_OUT + HELD * Math.sin(this.tilt);
    const height = HAND_HEIGHT - HELD * Math.cos(this.tilt);
    return [out * Math.cos(this.bearing), out * Math.sin(this.bearing), height];
  }

  private seen(across: readonly Point[], along: readonly Point[]): Sides {
    this.look(false);
    const xs = across.map((point) => this.project(point).x);
    const ys = along.map((point) => this.project(point).y);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** `leaned`: nearer than from where all is seen. */
  private look(leaned = true): void {
    const { at, by } = (leaned && this.close) || NOTHING;
    const target = this.target
      .set(...at)
      .sub(LOOK_AT)
      .multiplyScalar(by)
      .add(LOOK_AT);
    const distance = this.distance * (1 - (leaned ? LEAN * this.leaning : 0)) * (1 - CLOSE * by);
    const flat = Math.cos(this.tilt) * distance;
    this.camera.position
      .set(flat * Math.cos(this.bearing), flat * Math.sin(this.bearing), Math.sin(this.tilt) * distance)
      .add(target);
    this.camera.lookAt(target);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  // Screen and arena

  project([x, y, z]: Point): Spot {
    const at = this.point.set(x, y, z);
    const depth = at.distanceTo(this.camera.position);
    at.project(this.camera);
    const scale = this.height / (2 * depth * Math.tan((FIELD * Math.PI) / 360));
    return { x: ((at.x + 1) / 2) * this.width, y: ((1 - at.y) / 2) * this.height, scale };
  }

  ground(x: number, y: number, height = 0): Point | null {
    this.ray.setFromCamera(new Vector2((x / this.width) * 2 - 1, 1 - (y / this.height) * 2), this.camera);
    const found = this.ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), this.point);
    return found ? [found.x, found.y, found.z] : null;
  }
}

/** The mat and the lower part of the side walls. */
function lowerWalls(): Point[] {
  const height = WALL_SEEN * ARENA.wallHeight;
  return ring(rim(height), height);
}

/** The corners of the box at this height. */
function ring(apothem: number, height: number): Point[] {
  return octagon(apothem).map(([x, y]) => [x, y, height]);
}
