/** The arena in three dimensions. z is up and lengths are metres, as in the physics. Draws only when asked. */
import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
  type BufferGeometry,
  type Group,
  type Material,
  type MeshStandardMaterial,
} from 'three';
import type { Edition } from '../../symbols';
import type { Placed, Point } from '../geometry';
import { BaseStage } from './base';
import { Bodies } from './bodies';
import { buildBox, seeThrough, type Finish } from './box';
import { dieGeometry, drawnOnTop } from './die';
import { Eye } from './eye';
import { paletteOf } from './palette';
import { LEVELS, type Level } from './quality';
import { covering } from './rim';
import { dieMaterial } from './sheet';
import type { CloseUp, Insets, Quality, Spot } from './stage';

/** Where the lamp is: so far to the side, to the left of who looks, and so far up, in m. */
const LAMP = { aside: 0.29, up: 0.66 };
/** So long nothing is drawn before a sharp picture is, in ms. */
const QUIET = 160;

export class SolidStage extends BaseStage {
  readonly kind = '3d';
  readonly element: HTMLCanvasElement;

  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly eye = new Eye();
  private readonly sun = new DirectionalLight(0xfff1e0, 2.4);
  private readonly sky = new HemisphereLight(0xfff6ee, 0x8a6670, 1.35);
  private readonly bodies: Bodies;
  private readonly held: Bodies;
  private box: Group;
  private material: Material;
  /** Device pixels for each px now, and the timer of the sharp picture. */
  private pixels = 1;
  private sharpening = 0;
  /** The sides of the box that dice are seen through. */
  private through = '';

  constructor(
    private edition: Edition,
    private level: Quality = 'high',
  ) {
    super();
    this.renderer = new WebGLRenderer({
      antialias: this.finely.antialias,
      alpha: true,
      powerPreference: 'high-performance',
    });
    this.element = this.renderer.domElement;
    this.element.addEventListener('webglcontextrestored', () => this.invalidate());
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    ({ box: this.box, material: this.material } = this.made());
    this.bodies = new Bodies(dieGeometry(), this.material);
    this.held = new Bodies(dieGeometry(true), this.material);
    this.scene.add(this.box, this.bodies.group, this.held.group, this.sky, this.sun, this.sun.target);
    this.light();
    this.restyle();
  }

  private get finely(): Level {
    return LEVELS[this.level];
  }

  private light(): void {
    const { sun } = this;
    const { shadow } = this.finely;
    sun.castShadow = this.bodies.shadows = this.held.shadows = shadow > 0;
    sun.shadow.map?.dispose();
    sun.shadow.map = null;
    sun.shadow.mapSize.setScalar(shadow || 1);
    const reach = 0.21;
    Object.assign(sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 0.2,
      far: 1.3,
    });
    sun.shadow.radius = 5;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.0006;
  }

  // What it looks like

  setEdition(edition: Edition): void {
    if (edition === this.edition) return;
    this.edition = edition;
    this.dress();
  }

  get quality(): Quality {
    return this.level;
  }
  set quality(quality: Quality) {
    if (quality === this.level) return;
    this.level = quality;
    this.light();
    this.dress();
  }

  restyle(): void {
    const dark = new Color(paper(this.element)).getHSL({ h: 0, s: 0, l: 0 }).l < 0.4;
    this.sky.intensity = dark ? 1.4 : 1.8;
    this.sun.intensity = dark ? 2.0 : 2.35;
    this.invalidate();
  }

  private made(): { box: Group; material: Material } {
    const { fine, cell } = this.finely;
    const anisotropy = Math.min(this.renderer.capabilities.getMaxAnisotropy(), fine ? 16 : 2);
    const finish: Finish = { fine, anisotropy };
    const palette = paletteOf(this.edition);
    return { box: buildBox(finish, palette), material: dieMaterial(this.edition, palette, cell, finish) };
  }

  /** Another game or another quality: box and dice are rebuilt where they are. */
  private dress(): void {
    this.undress();
    ({ box: this.box, material: this.material } = this.made());
    this.bodies.material = this.held.material = this.material;
    this.through = '';
    this.scene.add(this.box);
    this.invalidate();
  }

  private undress(): void {
    this.box.removeFromParent();
    this.box.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const { geometry, material } = part as Mesh<BufferGeometry, Material>;
      discard(geometry, material);
    });
    discard(null, this.material);
  }

  // Size and camera

  override resize(width: number, height: number, insets: Insets): boolean {
    if (!super.resize(width, height, insets)) return false;
    this.fit(this.pixels);
    return true;
  }

  /** The canvas gets so many pixels; it is empty after that. */
  private fit(pixels: number): void {
    this.pixels = pixels;
    this.renderer.setPixelRatio(pixels);
    this.renderer.setSize(this.size.width, this.size.height, false);
  }

  get steepness(): number {
    return this.eye.steepness;
  }
  set steepness(steepness: number) {
    this.eye.steepness = steepness;
    this.frame();
  }
  get lean(): number {
    return this.eye.lean;
  }
  set lean(lean: number) {
    this.eye.lean = lean;
    this.invalidate();
  }

  get closeUp(): CloseUp | null {
    return this.eye.closeUp;
  }
  set closeUp(closeUp: CloseUp | null) {
    this.eye.closeUp = closeUp;
    this.invalidate();
  }

  protected frame(): void {
    const { width, height, insets } = this.size;
    this.eye.bearing = this.bearing;
    this.eye.frame(width, height, insets);
    const lamp = this.bearing - 0.85; // it stays where it is when the box is turned
    this.sun.position.set(LAMP.aside * Math.cos(lamp), LAMP.aside * Math.sin(lamp), LAMP.up);
    this.invalidate();
  }

  // Dice

  place(die: number, placed: Placed, seen = 1): void {
    this.bodies.put(die, placed, seen);
    this.invalidate();
  }

  remove(die: number): void {
    this.bodies.remove(die);
    this.invalidate();
  }

  placed(die: number): Placed | undefined {
    const body = this.bodies.get(die);
    if (!body) return undefined;
    const { x, y, z, w } = body.turned;
    return { at: body.at.toArray(), turned: [w, x, y, z] };
  }

  protected there(): Iterable<number> {
    return this.bodies.keys();
  }

  hold(dice: readonly Placed[]): void {
    for (const index of [...this.held.keys()]) if (index >= dice.length) this.held.remove(index);
    dice.forEach((placed, index) => this.held.put(index, placed, 1));
    this.invalidate();
  }

  topFaces(): Record<number, number> {
    return Object.fromEntries(
      [...this.bodies.keys()].map((die) => [
        die,
        drawnOnTop(this.bodies.geometry, this.bodies.get(die)!.turned),
      ]),
    );
  }

  // Screen and arena

  project(point: Point): Spot {
    return this.eye.project(point);
  }

  ground(x: number, y: number, height = 0): Point | null {
    return this.eye.ground(x, y, height);
  }

  // Drawing

  protected render(): void {
    const quick = this.finely.moving(devicePixelRatio);
    const sharp = this.finely.still(devicePixelRatio);
    clearTimeout(this.sharpening);
    if (quick < sharp && !this.moving) this.sharpening = window.setTimeout(() => this.paint(sharp), QUIET);
    this.paint(quick);
  }

  private paint(pixels: number): void {
    if (pixels !== this.pixels) this.fit(pixels);
    if (!this.moving) this.showHidden();
    this.bodies.update();
    this.held.update();
    this.renderer.render(this.scene, this.eye.camera);
  }

  /** Dice that lie behind the near wall are seen through it. */
  private showHidden(): void {
    const eye = this.eye.camera.position;
    const sides = new Set([...this.bodies.keys()].flatMap((die) => covering(this.bodies.get(die)!.at, eye)));
    const through = [...sides].sort((a, b) => a - b).join();
    if (through === this.through) return;
    this.through = through;
    seeThrough(this.box, sides);
  }

  override dispose(): void {
    super.dispose();
    clearTimeout(this.sharpening);
    this.undress();
    this.bodies.dispose();
    this.held.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function discard(geometry: BufferGeometry | null, material: Material | Material[]): void {
  geometry?.dispose();
  for (const each of [material].flat()) {
    (each as MeshStandardMaterial).map?.dispose();
    each.dispose();
  }
}

/** A custom property with light-dark() as the browser resolves it here. */
function paper(near: Element): string {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = 'var(--ground)';
  (near.parentElement ?? document.body).append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}
