import { describe, expect, it } from 'vitest';
import { ARENA, DIE } from '../src/arena/geometry';
import { boards, seeThrough } from '../src/arena/stages/box';
import { covering } from '../src/arena/stages/rim';
import { Group, Mesh, MeshBasicMaterial, type Material } from 'three';

/** Where the camera is when the first seat looks at the box: from below in a top view, a metre away. */
const EYE = { x: 0, y: -0.5, z: 0.85 };
const TOWARDS_EYE = 6; // of eight sides, counted from +x

describe('what the near wall hides', () => {
  it('hides a die that lies against it', () => {
    expect(new Set(covering({ x: 0, y: -0.082, z: DIE.half }, EYE))).toEqual(new Set([TOWARDS_EYE]));
  });

  it('hides no die in the middle, at the far wall, on a tower or on the table', () => {
    for (const at of [
      { x: 0, y: 0, z: DIE.half },
      { x: 0, y: 0.082, z: DIE.half },
      { x: 0, y: -0.082, z: ARENA.wallHeight },
      { x: 0, y: -0.2, z: DIE.half + ARENA.tableZ },
    ])
      expect(covering(at, EYE)).toEqual([]);
  });

  it('hides one that lies beside it by the next side', () => {
    expect(new Set(covering({ x: 0.06, y: -0.06, z: DIE.half }, EYE))).toEqual(new Set([TOWARDS_EYE + 1]));
  });
});

describe('sides that are seen through', () => {
  const box = new Group();
  const rows = [
    [0.1, 0.05],
    [0.117, 0.05],
    [0.117, 0],
  ] as const;
  const mesh = new Mesh<ReturnType<typeof boards>, Material | Material[]>(
    boards(rows),
    new MeshBasicMaterial(),
  );
  mesh.name = 'outer';
  box.add(mesh);

  it('are glass, in every row of boards', () => {
    seeThrough(box, new Set([TOWARDS_EYE]));
    const glass = mesh.geometry.groups.filter(({ materialIndex }) => materialIndex === 1);
    const position = mesh.geometry.getAttribute('position');
    expect(glass).toHaveLength(2);
    for (const { start, count } of glass)
      for (let corner = start; corner < start + count; corner++)
        expect(position.getY(corner)).toBeLessThan(-0.09);
  });

  it('are of wood again when nothing is behind them', () => {
    seeThrough(box, new Set());
    expect(mesh.geometry.groups).toEqual([]);
    expect(mesh.material).toBeInstanceOf(MeshBasicMaterial);
  });
});
