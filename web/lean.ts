/**
 * three.js without what our scene never has: maps of every kind, fog, bones, headsets, and methods that nobody calls
 * (lean-reach.ts). It is half of what a first game loads. A name here that three.js no longer has stops the build.
 */

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { reached } from './lean-reach.ts';
import { pruned } from './lean-shaders.ts';

const THREE = join(import.meta.dirname, 'node_modules', 'three', 'build');
const STAGES = join(import.meta.dirname, 'src', 'arena', 'stages');

/** What no material of ours switches on, as shaders ask for it. */
const NEVER = [
  ...['USE_ALPHAHASH', 'USE_ALPHAMAP', 'USE_ANISOTROPY', 'USE_AOMAP', 'USE_BATCHING', 'USE_BATCHING_COLOR'],
  ...[
    'USE_BUMPMAP',
    'USE_CLEARCOAT',
    'USE_CLEARCOATMAP',
    'USE_CLEARCOAT_NORMALMAP',
    'USE_CLEARCOAT_ROUGHNESSMAP',
  ],
  ...['USE_DISPERSION', 'USE_DISPLACEMENTMAP', 'USE_EMISSIVEMAP', 'USE_ENVMAP', 'USE_FOG', 'USE_GRADIENTMAP'],
  ...['USE_INSTANCING_MORPH', 'USE_IRIDESCENCE', 'USE_IRIDESCENCEMAP', 'USE_IRIDESCENCE_THICKNESSMAP'],
  ...['USE_LIGHTMAP', 'USE_LIGHT_PROBES', 'USE_LOGARITHMIC_DEPTH_BUFFER', 'USE_METALNESSMAP'],
  ...[
    'USE_MORPHCOLORS',
    'USE_MORPHNORMALS',
    'USE_MORPHTARGETS',
    'USE_NORMALMAP',
    'USE_NORMALMAP_OBJECTSPACE',
  ],
  ...[
    'USE_NORMALMAP_TANGENTSPACE',
    'USE_POINTS_UV',
    'USE_SHEEN',
    'USE_SHEEN_COLORMAP',
    'USE_SHEEN_ROUGHNESSMAP',
  ],
  ...[
    'USE_SKINNING',
    'USE_SPECULAR',
    'USE_SPECULARMAP',
    'USE_SPECULAR_COLORMAP',
    'USE_SPECULAR_INTENSITYMAP',
  ],
  ...['USE_TRANSMISSION', 'USE_TRANSMISSIONMAP', 'USE_THICKNESSMAP', 'USE_UV1', 'USE_UV2', 'USE_UV3'],
  ...['PHYSICAL', 'MATCAP', 'TOON', 'PHONG', 'ENVMAP_TYPE_CUBE', 'DITHERING'],
  ...[
    'NUM_CLIPPING_PLANES',
    'UNION_CLIPPING_PLANES',
    'NUM_POINT_LIGHTS',
    'NUM_SPOT_LIGHTS',
    'NUM_RECT_AREA_LIGHTS',
  ],
  ...['NUM_POINT_LIGHT_SHADOWS', 'NUM_SPOT_LIGHT_SHADOWS', 'NUM_SPOT_LIGHT_COORDS', 'NUM_SPOT_LIGHT_MAPS'],
  ...['NUM_LIGHT_PROBE_GRIDS', 'SHADOWMAP_TYPE_VSM'],
];

/** Whole shaders of materials and backgrounds that we do not have, by how they begin. */
const SHADERS = [
  ...['#define MATCAP', '#define NORMAL', '#define PHONG', '#define TOON', '#define DISTANCE'],
  ...['varying vec3 vWorldDirection;', 'uniform float backgroundBlurriness;', 'uniform samplerCube tCube;'],
  ...['uniform sampler2D tEquirect;', 'uniform float size;', 'uniform float rotation;'],
];
const CHUNKS = [
  ...[
    'lights_phong_fragment',
    'lights_phong_pars_fragment',
    'lights_toon_fragment',
    'lights_toon_pars_fragment',
  ],
  ...['map_particle_fragment', 'map_particle_pars_fragment'],
];

/** No headset is ever worn, nothing is mirrored, and nothing moves by key frames. */
const CLASSES: Record<string, string> = {
  WebXRManager: `class WebXRManager extends EventDispatcher {
  enabled = false;
  isPresenting = false;
  getEnvironmentBlendMode() {}
  setAnimationLoop() {}
  dispose() {}
}`,
  WebXRDepthSensing: 'class WebXRDepthSensing {}',
  PMREMGenerator: 'class PMREMGenerator {}',
  WebGLCubeRenderTarget: 'class WebGLCubeRenderTarget {}',
};
const CORE_CLASSES: Record<string, string> = {
  PropertyBinding: 'class PropertyBinding {}',
  KeyframeTrack: 'class KeyframeTrack {}',
  Interpolant: 'class Interpolant {}',
  CubicInterpolant: 'class CubicInterpolant {}',
  CubeCamera: 'class CubeCamera {}',
  CatmullRomCurve3: 'class CatmullRomCurve3 {}',
};

const PARTS: Record<string, (code: string) => string> = {
  'three.module.js': renderer,
  'three.core.js': (code) => withClasses(code, CORE_CLASSES),
};

/** By file, what is left of it. */
let left = new Map<string, string>();

export const lean: Plugin = {
  name: 'lean-three',
  apply: 'build',
  async buildStart() {
    const names = Object.keys(PARTS);
    const files = await Promise.all(
      names.map(async (name) => PARTS[name]!(await readFile(join(THREE, name), 'utf8'))),
    );
    const less = reached(files, await users());
    left = new Map(names.map((name, index) => [name, less[index]!]));
  },
  transform(_, id) {
    const code = left.get(basename(id));
    return code && id.includes('/three/') ? { code, map: null } : null;
  },
};

/** Whatever draws with it. */
async function users(): Promise<string[]> {
  const files = await readdir(STAGES, { recursive: true });
  return Promise.all(
    files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFile(join(STAGES, file), 'utf8')),
  );
}

function renderer(code: string): string {
  const never = new Set(NEVER);
  let text = withClasses(code, CLASSES);
  for (const start of SHADERS) text = replaced(text, shader(start), 'const $1 = "";');
  for (const chunk of CHUNKS)
    text = replaced(text, new RegExp(`^var (${chunk}) = ".*";$`, 'm'), 'var $1 = "";');
  for (const name of NEVER)
    if (!code.includes(name)) throw new Error(`three.js has changed: it never asks for ${name}`);
  return text.replace(
    /^(var|const) ([\w$]+) = (".*");$/gm,
    (_, kind: string, name: string, source: string) =>
      `${kind} ${name} = ${JSON.stringify(pruned(JSON.parse(source) as string, never))};`,
  );
}

function withClasses(code: string, classes: Record<string, string>): string {
  return Object.entries(classes).reduce(
    (text, [name, instead]) => replaced(text, new RegExp(`^class ${name}\\b[\\s\\S]*?^}$`, 'm'), instead),
    code,
  );
}

function shader(start: string): RegExp {
  const escaped = start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^const ((?:vertex|fragment)\\$\\w+) = "${escaped}.*";$`, 'gm');
}

function replaced(text: string, pattern: RegExp, instead: string): string {
  if (text.search(pattern) < 0) throw new Error(`three.js has changed: ${String(pattern)} is not there`);
  return text.replace(pattern, instead);
}
