/** Many dice in one draw call: one shape and one material for all of them, and a soft shade under each. */
import {
  BufferGeometry,
  CanvasTexture,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
  type Material,
} from 'three';
import { ARENA, DIE, distanceOut, type Placed } from '../geometry';
import { RIM_OUT } from './rim';

interface Body {
  readonly at: Vector3;
  readonly turned: Quaternion;
  seen: number;
}

/** How wide the shade under a die is, and how far up it fades away, in m. */
const SHADE = DIE.edge * 2.1;
const FADES = 0.035;
const LEVEL = new Quaternion();

export class Bodies {
  readonly group = new Group();
  private readonly bodies = new Map<number, Body>();
  private readonly dice: InstancedMesh<BufferGeometry, Material>;
  private readonly shades: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  private changed = true;
  // used again for every picture, so that none leaves anything behind
  private readonly matrix = new Matrix4();
  private readonly place = new Vector3();
  private readonly size = new Vector3();

  constructor(
    readonly geometry: BufferGeometry,
    material: Material,
  ) {
    this.dice = new InstancedMesh(geometry, material, DIE.most);
    this.shades = new InstancedMesh(new PlaneGeometry(1, 1), shade(), DIE.most);
    for (const mesh of [this.shades, this.dice]) {
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.frustumCulled = false;
      this.group.add(mesh);
    }
  }

  set material(material: Material) {
    this.dice.material = material;
  }
  set shadows(shadows: boolean) {
    this.dice.castShadow = this.dice.receiveShadow = shadows;
  }

  put(die: number, { at, turned }: Placed, seen: number): void {
    let body = this.bodies.get(die);
    if (!body) {
      body = { at: new Vector3(), turned: new Quaternion(), seen };
      this.bodies.set(die, body);
    }
    body.at.set(at[0], at[1], at[2]);
    body.turned.set(turned[1], turned[2], turned[3], turned[0]);
    body.seen = Math.max(seen, 0.001);
    this.changed = true;
  }

  remove(die: number): void {
    this.bodies.delete(die);
    this.changed = true;
  }

  keys(): Iterable<number> {
    return this.bodies.keys();
  }

  get(die: number): Body | undefined {
    return this.bodies.get(die);
  }

  /** Before each picture. */
  update(): void {
    if (!this.changed) return;
    this.changed = false;
    let index = 0;
    for (const body of this.bodies.values()) {
      if (index === DIE.most) break;
      this.size.setScalar(body.seen);
      this.dice.setMatrixAt(index, this.matrix.compose(body.at, body.turned, this.size));
      this.shades.setMatrixAt(index, this.under(body));
      index += 1;
    }
    this.dice.count = this.shades.count = index;
    this.dice.instanceMatrix.needsUpdate = this.shades.instanceMatrix.needsUpdate = true;
  }

  private under({ at, seen }: Body): Matrix4 {
    const ground = distanceOut(at.x, at.y) > RIM_OUT ? ARENA.tableZ : 0;
    const away = Math.max(at.z - ground - DIE.half, 0) / FADES; // a die may be pressed into the mat
    this.place.set(at.x, at.y, ground + 0.0004);
    this.size.setScalar(SHADE * seen * Math.max(1 - away, 0.001));
    return this.matrix.compose(this.place, LEVEL, this.size);
  }

  dispose(): void {
    this.dice.dispose();
    this.shades.dispose();
    this.geometry.dispose();
    this.shades.geometry.dispose();
    this.shades.material.map?.dispose();
    this.shades.material.dispose();
  }
}

function shade(): MeshBasicMaterial {
  const size = 64;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const to = canvas.getContext('2d')!;
  const soft = to.createRadialGradient(size / 2, size / 2, size * 0.16, size / 2, size / 2, size / 2);
  soft.addColorStop(0, 'rgb(8 12 24 / .5)');
  soft.addColorStop(0.45, 'rgb(8 12 24 / .24)');
  soft.addColorStop(1, 'rgb(8 12 24 / 0)');
  to.fillStyle = soft;
  to.fillRect(0, 0, size, size);
  return new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false });
}
