/** The sheet with all six faces of a die, and the material that all dice share. */
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
  type Material,
} from 'three';
import { faceLook, FACES, type Edition } from '../../symbols';
import type { Finish } from './box';
import { cellOf, COLUMNS, ROWS } from './die';
import { drawSymbol } from './ink';
import type { Palette } from './palette';

/** A symbol fills its face up to where the edges are round, so that it is read on a phone. */
const SYMBOL = 0.84;

export function dieMaterial(
  edition: Edition,
  palette: Palette,
  cell: number,
  { fine, anisotropy }: Finish,
): Material {
  const map = new CanvasTexture(sheet(edition, palette, cell));
  map.colorSpace = SRGBColorSpace;
  map.minFilter = LinearMipmapLinearFilter;
  map.anisotropy = anisotropy;
  return fine
    ? new MeshStandardMaterial({ map, roughness: 0.38, metalness: 0 })
    : new MeshLambertMaterial({ map });
}

function sheet(edition: Edition, palette: Palette, cell: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [COLUMNS * cell, ROWS * cell];
  const to = canvas.getContext('2d')!;
  to.fillStyle = palette('--die');
  to.fillRect(0, 0, canvas.width, canvas.height);
  FACES[edition].forEach((id, face) => {
    const { u, v } = cellOf(face);
    const [x, y] = [u * canvas.width, (1 - v) * canvas.height];
    const look = faceLook(edition, id);
    to.fillStyle = palette(look.ground);
    to.fillRect(x - cell / 2, y - cell / 2, cell, cell);
    drawSymbol(to, look.name, x, y, cell * SYMBOL, palette(look.ink));
  });
  return canvas;
}
