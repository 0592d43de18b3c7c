/** The arena in three dimensions. z is up and lengths are metres, as in the physics. Draws only when asked. */
import {
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LinearMipmapLinearFilter,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type BufferGeometry,
  type Material,
} from 'three';
import { faceLook, FACES, type Edition } from '../../symbols';
import { buildBox } from './box';
import { COLUMNS, cellOf, dieGeometry, drawnOnTop, ROWS } from './die';
import { ARENA, rim, type Placed, type Point } from '../geometry';
import { drawSymbol, token } from './ink';
import { RIM_OUT } from './rim';
import { BaseStage } from './base';
import type { Insets, Quality, Spot } from './stage';

interface Level {
  readonly antialias: boolean;
  readonly shadow: number;
  readonly fine: boolean;
  readonly ratio: (device: number) => number;
  readonly cell: number;
}

const LEVELS: Record<Quality, Level> = {
  high: { antialias: true, shadow: 2048, fine: true, ratio: (device) => Math.min(device, 2), cell: 256 },
  medium: { antialias: true, shadow: 1024, fine: true, ratio: (device) => Math.min(device, 1.25), cell: 256 },
  low: { antialias: false, shadow: 0, fine: false, ratio: () => 0.5, cell: 128 },
};

const FIELD = 26; // degrees
const LOOK_AT = new Vector3(0, 0, 0.012);
/** How far the camera leans in. */
const LEAN = 0.04;

export class SolidStage extends BaseStage {
  readonly kind = '3d';
  readonly element: HTMLCanvasElement;

  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1, 0.05, 6);
  private readonly sun = new DirectionalLight(0xfff1e0, 2.4);
  private readonly sky = new HemisphereLight(0xfff6ee, 0x8a6670, 1.35);
  private readonly diceGroup = new Group();
  private readonly handGroup = new Group();
  private readonly meshes = new Map<number, Mesh<BufferGeometry, Material>>();
  private readonly geometry = dieGeometry();
  private readonly blank = dieGeometry(true);
  private box: Group;
  private material: Material;
  private readonly level: Level;
  private tilt: number | null = null;
  private portrait = false;
  private leaning = 0;
  private distance = 1;

  constructor(
    private edition: Edition,
    readonly quality: Quality = 'high',
  ) {
    super();
    this.level = LEVELS[quality];
    this.renderer = new WebGLRenderer({
      antialias: this.level.antialias,
      alpha: true,
      powerPreference: 'high-performance',
    });
    this.element = this.renderer.domElement;
    this.renderer.shadowMap.enabled = this.level.shadow > 0;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.camera.up.set(0, 0, 1);
    this.light();
    this.box = buildBox(this.finish());
    this.material = this.ivory();
    this.scene.add(this.box, this.diceGroup, this.handGroup, this.sky, this.sun, this.sun.target);
    this.restyle();
  }

  private finish() {
    return {
      fine: this.level.fine,
      anisotropy: Math.min(this.renderer.capabilities.getMaxAnisotropy(), this.level.fine ? 8 : 1),
    };
  }

  private light(): void {
    const { sun } = this;
    sun.castShadow = this.level.shadow > 0;
    sun.shadow.mapSize.setScalar(this.level.shadow || 1);
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
    this.material.dispose();
    this.material = this.ivory();
    for (const mesh of [...this.meshes.values(), ...(this.handGroup.children as Mesh[])])
      mesh.material = this.material;
    this.invalidate();
  }

  restyle(): void {
    const dark = new Color(paper(this.element)).getHSL({ h: 0, s: 0, l: 0 }).l < 0.4;
    this.sky.intensity = dark ? 1.4 : 1.8;
    this.sun.intensity = dark ? 2.0 : 2.35;
    this.invalidate();
  }

  /** One sheet with all six faces, and one material for all dice. */
  private ivory(): Material {
    const { cell } = this.level;
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [COLUMNS * cell, ROWS * cell];
    const to = sheet.getContext('2d')!;
    to.fillStyle = token('--die', '#fff9ec');
    to.fillRect(0, 0, sheet.width, sheet.height);
    FACES[this.edition].forEach((id, face) => {
      const { u, v } = cellOf(face);
      const [x, y] = [u * sheet.width, (1 - v) * sheet.height];
      const look = faceLook(this.edition, id);
      to.fillStyle = token(look.ground, '#fff9ec');
      to.fillRect(x - cell / 2, y - cell / 2, cell, cell);
      drawSymbol(to, look.name, x, y, cell * 0.66, token(look.ink, '#2b2130'));
    });
    const map = new CanvasTexture(sheet);
    map.colorSpace = SRGBColorSpace;
    map.minFilter = LinearMipmapLinearFilter;
    map.anisotropy = this.finish().anisotropy;
    return this.level.fine
      ? new MeshStandardMaterial({ map, roughness: 0.42, metalness: 0 })
      : new MeshLambertMaterial({ map });
  }

  // Size and camera

  override resize(width: number, height: number, insets: Insets): void {
    this.renderer.setPixelRatio(this.level.ratio(devicePixelRatio || 1));
    this.renderer.setSize(Math.max(width, 1), Math.max(height, 1), false);
    super.resize(width, height, insets);
  }

  get steepness(): number {
    return this.tilt ?? (this.portrait ? 1.19 : 1.03); // a high screen is filled by looking more from above
  }
  set steepness(steepness: number) {
    this.tilt = Math.min(Math.max(steepness, 0.6), 1.5);
    this.frame();
  }
  get lean(): number {
    return this.leaning;
  }
  set lean(lean: number) {
    this.leaning = lean;
    this.aimCamera();
  }

  /** Finds the distance from which the box fills the free part of the stage, and moves its middle there. */
  protected frame(): void {
    const { width, height, insets } = this.size;
    const { free } = this;
    this.portrait = free.width / free.height < 0.95;
    this.camera.aspect = width / height;
    this.camera.clearViewOffset();
    this.distance = 0.8;
    const [across, along] = [
      ring(this.portrait ? rim(ARENA.wallHeight) * 0.97 : RIM_OUT * 1.1, ARENA.wallHeight),
      this.outline(),
    ];
    let seen = this.seen(across, along);
    for (let attempt = 0; attempt < 6; attempt++) {
      this.distance *= Math.max(
        (seen.right - seen.left) / free.width,
        (seen.bottom - seen.top) / free.height,
      );
      this.aimCamera(false);
      seen = this.seen(across, along);
    }
    const [x, y] = [
      (seen.left + seen.right) / 2 - insets.left - free.width / 2,
      (seen.top + seen.bottom) / 2 - insets.top - free.height / 2,
    ];
    this.camera.setViewOffset(width, height, x, y, width, height);
    this.aimCamera();
  }

  /** What has to fit from top to bottom: the far rim, the near foot of the box, and the hand. */
  private outline(): Point[] {
    const near = (radius: number, height: number): Point => [
      radius * Math.cos(this.bearing),
      radius * Math.sin(this.bearing),
      height,
    ];
    return [...ring(RIM_OUT * 1.09, ARENA.wallHeight), near(0.15, 0.04)];
  }

  private seen(across: readonly Point[], along: readonly Point[]) {
    this.aimCamera(false);
    const [xs, ys] = [
      across.map((point) => this.project(point).x),
      along.map((point) => this.project(point).y),
    ];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  private aimCamera(leaned = true): void {
    const distance = this.distance * (1 - (leaned ? LEAN * this.leaning : 0));
    const flat = Math.cos(this.steepness) * distance;
    this.camera.position
      .set(flat * Math.cos(this.bearing), flat * Math.sin(this.bearing), Math.sin(this.steepness) * distance)
      .add(LOOK_AT);
    this.camera.lookAt(LOOK_AT);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    // the lamp stays where it is when the box is turned: to the left of who looks
    const lamp = this.bearing - 0.85;
    this.sun.position.set(0.34 * Math.cos(lamp), 0.34 * Math.sin(lamp), 0.62);
    this.invalidate();
  }

  // Dice

  place(die: number, { at, turned }: Placed, seen = 1): void {
    const mesh = this.meshes.get(die) ?? this.added(die);
    mesh.position.set(...at);
    mesh.quaternion.set(turned[1], turned[2], turned[3], turned[0]);
    mesh.scale.setScalar(Math.max(seen, 0.001));
    this.invalidate();
  }

  private added(die: number): Mesh<BufferGeometry, Material> {
    const mesh = this.dieMesh(this.geometry);
    this.meshes.set(die, mesh);
    this.diceGroup.add(mesh);
    return mesh;
  }

  private dieMesh(geometry: BufferGeometry): Mesh<BufferGeometry, Material> {
    const mesh = new Mesh(geometry, this.material);
    mesh.castShadow = mesh.receiveShadow = this.level.shadow > 0;
    return mesh;
  }

  remove(die: number): void {
    const mesh = this.meshes.get(die);
    if (mesh) this.diceGroup.remove(mesh);
    this.meshes.delete(die);
    this.invalidate();
  }

  placed(die: number): Placed | undefined {
    const mesh = this.meshes.get(die);
    if (!mesh) return undefined;
    const { x, y, z, w } = mesh.quaternion;
    return { at: mesh.position.toArray(), turned: [w, x, y, z] };
  }

  protected there(): Iterable<number> {
    return this.meshes.keys();
  }

  hold(dice: readonly Placed[]): void {
    while (this.handGroup.children.length > dice.length) this.handGroup.children.at(-1)!.removeFromParent();
    while (this.handGroup.children.length < dice.length) this.handGroup.add(this.dieMesh(this.blank));
    dice.forEach(({ at, turned }, index) => {
      const mesh = this.handGroup.children[index]!;
      mesh.position.set(...at);
      mesh.quaternion.set(turned[1], turned[2], turned[3], turned[0]);
    });
    this.invalidate();
  }

  topFaces(): Record<number, number> {
    const turned = new Quaternion();
    return Object.fromEntries(
      [...this.meshes].map(([die, mesh]) => [
        die,
        drawnOnTop(mesh.geometry, mesh.getWorldQuaternion(turned)),
      ]),
    );
  }

  // Screen and arena

  project(point: Point): Spot {
    const { width, height } = this.size;
    const at = new Vector3(...point);
    const depth = at.distanceTo(this.camera.position);
    at.project(this.camera);
    const scale = height / (2 * depth * Math.tan((FIELD * Math.PI) / 360));
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height, scale };
  }

  ground(x: number, y: number, height = 0): Point | null {
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2((x / this.size.width) * 2 - 1, 1 - (y / this.size.height) * 2),
      this.camera,
    );
    const found = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height), new Vector3());
    return found ? [found.x, found.y, found.z] : null;
  }

  // Drawing

  protected render(): void {
    this.renderer.render(this.scene, this.camera);
  }

  override dispose(): void {
    super.dispose();
    for (const part of [this.geometry, this.blank, this.material]) part.dispose();
    this.box.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const { geometry, material } = part as Mesh<BufferGeometry, MeshStandardMaterial>;
      geometry.dispose();
      material.map?.dispose();
      material.dispose();
    });
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function ring(radius: number, height: number): Point[] {
  return Array.from({ length: 24 }, (_, step) => [
    radius * Math.cos((step * Math.PI) / 12),
    radius * Math.sin((step * Math.PI) / 12),
    height,
  ]);
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
