/** The shape of a die, and where on the sheet of symbols each of its faces is. */
import { BufferGeometry, Float32BufferAttribute, Vector3, type Quaternion } from 'three';
import { DIE } from '../geometry';

/** The sheet: three columns and two rows of faces, and beside them a column without symbols. */
export const COLUMNS = 4;
export const ROWS = 2;
const BLANK_COLUMN = 3;
const CORNERS = 4;

/** The middle of a face's cell on the sheet, u and v from 0 to 1; face −1 is blank. */
export function cellOf(face: number): { u: number; v: number } {
  const [column, row] = face < 0 ? [BLANK_COLUMN, 0] : [face % 3, Math.floor(face / 3)];
  return { u: (column + 0.5) / COLUMNS, v: 1 - (row + 0.5) / ROWS };
}

/** Which face is drawn at this place of the sheet; −1: none. */
export function faceAt(u: number, v: number): number {
  const column = Math.floor(u * COLUMNS);
  return column === BLANK_COLUMN ? -1 : column + 3 * Math.floor((1 - v) * ROWS);
}

/** From the middle of a face outwards: flat, then round to half of the corner. */
function steps(): number[] {
  const core = DIE.half - DIE.rounding;
  const round = Array.from(
    { length: CORNERS + 1 },
    (_, step) => core + DIE.rounding * Math.tan(((step / CORNERS) * Math.PI) / 4),
  );
  return [...round.map((length) => -length).reverse(), ...round];
}

/** A cube with round edges. Face by face in the order +x −x +y −y +z −z, each with its own part of the sheet. */
export function dieGeometry(blank = false): BufferGeometry {
  const [positions, normals, uvs, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
  const core = DIE.half - DIE.rounding;
  const grid = steps();
  DIE.normals.forEach((normal, face) => {
    const [nx, ny, nz] = normal as [number, number, number];
    // right × up = outward, so that symbols are not mirrored
    const up = nz ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
    const outward = new Vector3(nx, ny, nz);
    const right = new Vector3().crossVectors(up, outward);
    const cell = cellOf(blank ? -1 : face);
    const first = positions.length / 3;
    for (const v of grid) {
      for (const u of grid) {
        const point = new Vector3()
          .addScaledVector(outward, DIE.half)
          .addScaledVector(right, u)
          .addScaledVector(up, v);
        const inner = point.clone().clampScalar(-core, core);
        const away = point.sub(inner).normalize();
        positions.push(...inner.addScaledVector(away, DIE.rounding).toArray());
        normals.push(...away.toArray());
        uvs.push(cell.u + (u / DIE.edge / COLUMNS) * 0.98, cell.v + (v / DIE.edge / ROWS) * 0.98);
      }
    }
    const row = grid.length;
    for (let y = 0; y < row - 1; y++) {
      for (let x = 0; x < row - 1; x++) {
        const corner = first + y * row + x;
        indices.push(corner, corner + 1, corner + row + 1, corner, corner + row + 1, corner + row);
      }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

/** A flat part of a die: where it looks, and the face that the sheet has there. */
interface Flat {
  readonly outward: Vector3;
  readonly face: number;
}
const known = new WeakMap<BufferGeometry, Flat[]>();

/** One for each side, read from the shape that is drawn. */
function flats(geometry: BufferGeometry): Flat[] {
  let found = known.get(geometry);
  if (found) return found;
  found = [];
  const [normals, uvs] = [geometry.getAttribute('normal'), geometry.getAttribute('uv')];
  for (let vertex = 0; vertex < normals.count; vertex++) {
    const outward = new Vector3().fromBufferAttribute(normals, vertex);
    const round = Math.max(...outward.toArray().map(Math.abs)) < 0.9999;
    if (round || found.some((flat) => flat.outward.dot(outward) > 0.9999)) continue;
    found.push({ outward, face: faceAt(uvs.getX(vertex), uvs.getY(vertex)) });
  }
  known.set(geometry, found);
  return found;
}

const looking = new Vector3();

/** The face that is drawn on top: the part of the sheet that the most upward of the flat parts of a turned die shows. */
export function drawnOnTop(geometry: BufferGeometry, turned: Quaternion): number {
  let best = -1;
  let height = -2;
  for (const { outward, face } of flats(geometry)) {
    const up = looking.copy(outward).applyQuaternion(turned).z;
    if (up <= height) continue;
    height = up;
    best = face;
  }
  return best;
}
