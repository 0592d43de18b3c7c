/** The box as three.js sees it: mat, leaning walls, wooden rim, the outside and the table around it. */
import {
  BufferGeometry,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShadowMaterial,
  SRGBColorSpace,
  type Material,
  type Texture,
} from 'three';
import { ARENA, octagon, rim } from '../geometry';
import type { Palette } from './palette';
import { RIM_OUT } from './rim';

const RIM_IN = rim(ARENA.wallHeight);
const TOP = ARENA.wallHeight;

export interface Finish {
  readonly fine: boolean;
  readonly anisotropy: number;
}

type Row = readonly [radius: number, height: number];
type Boards = Mesh<BufferGeometry, Material | Material[]>;

/** Corners of one board of a ring between two rows. */
const CORNERS = 6;
/** How much of a side is left that dice are seen through. */
const GLASS = 0.3;
/** The name of what can be seen through. */
const OUTER = 'outer';

/** A ring of eight boards with this profile. u runs along a board in metres, v across the profile from 0 to 1. */
export function boards(profile: readonly Row[], colours?: readonly Color[]): BufferGeometry {
  const [positions, uvs, tints]: [number[], number[], number[]] = [[], [], []];
  const lengths = profile
    .slice(1)
    .map((row, index) => Math.hypot(row[0] - profile[index]![0], row[1] - profile[index]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let along = 0;
  lengths.forEach((length, index) => {
    const [inner, outer] = [profile[index]!, profile[index + 1]!];
    const [v0, v1] = [along / whole, (along + length) / whole];
    along += length;
    const [a, b] = [octagon(inner[0]), octagon(outer[0])];
    for (let side = 0; side < ARENA.sides; side++) {
      const next = (side + 1) % ARENA.sides;
      const half = (row: Row) => row[0] * Math.tan(Math.PI / ARENA.sides);
      const corners = [
        [a[side]!, inner, -half(inner), v0, index],
        [b[side]!, outer, -half(outer), v1, index + 1],
        [b[next]!, outer, half(outer), v1, index + 1],
        [a[next]!, inner, half(inner), v0, index],
      ] as const;
      for (const corner of [0, 1, 2, 0, 2, 3]) {
        const [[x, y], row, u, v, tint] = corners[corner]!;
        positions.push(x, y, row[1]);
        uvs.push(u + side * 0.37, v);
        if (colours) tints.push(...colours[tint]!.toArray());
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  if (colours) geometry.setAttribute('color', new Float32BufferAttribute(tints, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** The sides that something behind them is seen through; all others are of wood. */
export function seeThrough(box: Group, sides: ReadonlySet<number>): void {
  for (const mesh of box.children as Boards[]) {
    if (mesh.name !== OUTER) continue;
    const [wood, glass] = [mesh.material].flat() as [Material, Material?];
    mesh.geometry.clearGroups();
    if (sides.size === 0) {
      mesh.material = wood;
      glass?.dispose();
      continue;
    }
    mesh.material = [wood, glass ?? asGlass(wood)];
    const boards = mesh.geometry.getAttribute('position').count / CORNERS;
    for (let board = 0; board < boards; board++) {
      mesh.geometry.addGroup(board * CORNERS, CORNERS, Number(sides.has((board + 1) % ARENA.sides)));
    }
  }
}

function asGlass(wood: Material): Material {
  return Object.assign(wood.clone(), { transparent: true, opacity: GLASS, depthWrite: false });
}

/** The octagon on the ground as a fan of triangles; its texture reaches from corner to corner. */
function feltGeometry(): BufferGeometry {
  const corners = octagon(ARENA.apothem + 0.0005);
  const reach = ARENA.apothem / Math.cos(Math.PI / ARENA.sides);
  const geometry = new BufferGeometry();
  const flat = corners.flatMap(([x, y]) => [x, y, 0]);
  const uvs = corners.flatMap(([x, y]) => [0.5 + x / reach / 2, 0.5 + y / reach / 2]);
  geometry.setAttribute('position', new Float32BufferAttribute(flat, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(corners.slice(2).flatMap((_, index) => [0, index + 1, index + 2]));
  geometry.computeVertexNormals();
  return geometry;
}

function canvas(
  width: number,
  height: number,
  paint: (to: CanvasRenderingContext2D) => void,
  finish: Finish,
): Texture {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [width, height];
  paint(sheet.getContext('2d')!);
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = finish.anisotropy;
  return texture;
}

/** The same numbers every time, so that the wood looks the same on every screen. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Boards with grain along them, and the dark inlay at `inlay` (shares of the width). */
function wood(finish: Finish, palette: Palette, inlay: readonly [number, number]): Texture {
  const [width, height] = finish.fine ? [1024, 128] : [512, 64];
  const texture = canvas(
    width,
    height,
    (to) => {
      const random = dice(7);
      to.fillStyle = palette('--wood');
      to.fillRect(0, 0, width, height);
      for (let streak = 0; streak < 180; streak++) {
        const [y, long, x] = [random() * height, 60 + random() * 340, random() * width];
        to.strokeStyle =
          random() < 0.62
            ? `rgb(150 88 46 / ${0.03 + random() * 0.06})`
            : `rgb(255 236 204 / ${0.05 + random() * 0.08})`;
        to.lineWidth = 0.6 + random() * 1.8;
        for (const shift of [0, -width]) {
          to.beginPath();
          to.moveTo(x + shift, y);
          to.bezierCurveTo(
            x + shift + long / 3,
            y + random() * 3 - 1.5,
            x + shift + (long * 2) / 3,
            y + random() * 3 - 1.5,
            x + shift + long,
            y,
          );
          to.stroke();
        }
      }
      to.fillStyle = palette('--wood-deep');
      to.fillRect(0, height * (1 - inlay[1]), width, height * (inlay[1] - inlay[0]));
    },
    finish,
  );
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(1 / 0.16, 1);
  return texture;
}

/** Felt with two octagons, a little lighter in the middle, darker where the walls stand. */
function mat(finish: Finish, palette: Palette): Texture {
  const size = finish.fine ? 1024 : 512;
  const middle = size / 2;
  const scale = size / 2 / (ARENA.apothem / Math.cos(Math.PI / ARENA.sides));
  return canvas(
    size,
    size,
    (to) => {
      const trace = (apothem: number) => {
        to.beginPath();
        for (const [x, y] of octagon(apothem)) to.lineTo(middle + x * scale, middle - y * scale);
        to.closePath();
      };
      to.fillStyle = palette('--mat');
      to.fillRect(0, 0, size, size);
      const glow = to.createRadialGradient(middle, middle, 0, middle, middle, middle);
      glow.addColorStop(0, 'rgb(255 255 255 / .09)');
      glow.addColorStop(0.55, 'rgb(255 255 255 / .02)');
      glow.addColorStop(1, 'rgb(0 20 30 / .22)');
      to.fillStyle = glow;
      to.fillRect(0, 0, size, size);
      const random = dice(3);
      for (let speck = 0; speck < (finish.fine ? 12_000 : 2_000); speck++) {
        to.fillStyle = random() < 0.5 ? 'rgb(255 255 255 / .04)' : 'rgb(0 16 24 / .06)';
        to.fillRect(random() * size, random() * size, 1.6, 1.6);
      }
      to.strokeStyle = palette('--mat-line');
      to.lineJoin = 'round';
      for (const [apothem, width] of [
        [0.052, 0.0043],
        [0.026, 0.0043],
      ] as const) {
        to.lineWidth = width * size;
        trace(apothem);
        to.stroke();
      }
      // the shade that walls throw on felt, all around
      for (let ring = 0; ring < 14; ring++) {
        to.strokeStyle = 'rgb(4 26 34 / .05)';
        to.lineWidth = ((14 - ring) * 5 * size) / 1024;
        trace(ARENA.apothem);
        to.stroke();
      }
    },
    finish,
  );
}

/** A soft shade on the table under the box, for all qualities. */
function underneath(finish: Finish): Texture {
  const size = 256;
  return canvas(
    size,
    size,
    (to) => {
      const shade = to.createRadialGradient(size / 2, size / 2, size * 0.3, size / 2, size / 2, size / 2);
      shade.addColorStop(0, 'rgb(60 24 40 / .34)');
      shade.addColorStop(0.4, 'rgb(60 24 40 / .12)');
      shade.addColorStop(0.75, 'rgb(60 24 40 / .04)');
      shade.addColorStop(1, 'rgb(60 24 40 / 0)');
      to.fillStyle = shade;
      to.fillRect(0, 0, size, size);
    },
    finish,
  );
}

/** What is in the shade goes towards this. */
const NIGHT = '#241220';
const between = (from: string, to: string, t: number) => new Color(from).lerp(new Color(to), t);

/** Everything but the dice. */
export function buildBox(finish: Finish, palette: Palette): Group {
  const box = new Group();
  const matte = (values: { color?: Color | string; map?: Texture; vertexColors?: boolean }): Material =>
    finish.fine
      ? new MeshStandardMaterial({ roughness: 0.82, metalness: 0, ...values })
      : new MeshLambertMaterial(values);
  const add = (geometry: BufferGeometry, material: Material, casts = true) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = casts && finish.fine;
    mesh.receiveShadow = finish.fine;
    box.add(mesh);
    return mesh;
  };

  const felt = feltGeometry();
  add(felt, matte({ map: mat(finish, palette) }), false);

  const [band, pale] = [palette('--band'), palette('--wood')];
  const inside = [0, 0.1, 0.35, 0.7, 0.93, 1];
  const tints = [
    between(band, NIGHT, 0.62),
    between(band, NIGHT, 0.34),
    between(band, NIGHT, 0.06),
    between(band, pale, 0.4),
    between(band, pale, 0.8),
    between(pale, '#ffffff', 0.15),
  ];
  const rows: Row[] = inside.map((share) => [rim(share * (TOP - 0.001)), share * (TOP - 0.001)]);
  const walls = boards(rows, tints);
  const wallMaterial = matte({ vertexColors: true });
  add(walls, wallMaterial);

  const top: Row[] = [
    [RIM_IN - 0.0002, TOP - 0.0012],
    [RIM_IN + 0.0008, TOP],
    [RIM_OUT - 0.0014, TOP],
    [RIM_OUT, TOP - 0.0014],
    [RIM_OUT, TOP - 0.0085],
    [RIM_OUT - 0.0035, TOP - 0.0095],
  ];
  const board = matte({ map: wood(finish, palette, [0.335, 0.395]) });
  add(boards(top), board).name = OUTER;

  const body = `#${between(palette('--box'), '#ffffff', 0.1).getHexString()}`;
  const outside: Row[] = [
    [RIM_OUT - 0.0022, TOP - 0.009],
    [RIM_OUT - 0.0022, TOP - 0.016],
    [RIM_OUT - 0.002, TOP - 0.016],
    [RIM_OUT - 0.002, TOP - 0.024],
    [RIM_OUT - 0.0022, TOP - 0.024],
    [RIM_OUT - 0.0022, ARENA.tableZ],
  ];
  const dark = between(body, NIGHT, 0.25);
  const shell = matte({ vertexColors: true });
  add(
    boards(outside, [
      dark,
      dark,
      new Color(band),
      new Color(band),
      new Color(body),
      between(body, NIGHT, 0.25),
    ]),
    shell,
  ).name = OUTER;

  const shade = new Mesh(
    new PlaneGeometry(0.4, 0.4),
    new MeshBasicMaterial({ map: underneath(finish), transparent: true, depthWrite: false }),
  );
  shade.position.z = ARENA.tableZ + 0.0002;
  box.add(shade);
  if (finish.fine) {
    const table = new Mesh(
      new PlaneGeometry(0.9, 0.9),
      new ShadowMaterial({ color: 0x3c1828, opacity: 0.17 }),
    );
    table.position.z = ARENA.tableZ;
    table.receiveShadow = true;
    box.add(table);
  }
  return box;
}
