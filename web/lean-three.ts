/**
 * three.js with shorter shaders: branches for what our scene never has (maps of most kinds, fog, bones) are left out.
 * Only strings of GLSL change, never code. A name here that three.js no longer has stops the build.
 *
 * The page imports three.js from its sources: a module without users is then left out by the bundler.
 */

import type { Plugin } from 'vite';
import { pruned, withoutComments } from './lean-shaders.ts';

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
  ...['USE_TRANSMISSION', 'USE_TRANSMISSIONMAP', 'USE_THICKNESSMAP'],
  ...['PHYSICAL', 'MATCAP', 'TOON', 'PHONG', 'ENVMAP_TYPE_CUBE', 'DITHERING'],
  ...[
    'NUM_CLIPPING_PLANES',
    'UNION_CLIPPING_PLANES',
    'NUM_POINT_LIGHTS',
    'NUM_SPOT_LIGHTS',
    'NUM_RECT_AREA_LIGHTS',
  ],
  ...['NUM_POINT_LIGHT_SHADOWS', 'NUM_SPOT_LIGHT_SHADOWS', 'NUM_SPOT_LIGHT_COORDS', 'NUM_SPOT_LIGHT_MAPS'],
  ...['NUM_LIGHT_PROBE_GRIDS', 'SHADOWMAP_TYPE_VSM', 'NUM_SUN_LIGHTS', 'NUM_SUN_LIGHT_SHADOWS'],
  ...['USE_TANGENT', 'USE_COLOR_ALPHA', 'USE_ALPHATEST', 'ALPHA_TO_COVERAGE'],
  ...['USE_DIFFUSE_ROUGHNESS', 'USE_DIFFUSE_ROUGHNESSMAP', 'USE_RETROREFLECTION', 'USE_ROUGHNESSMAP'],
  ...['USE_REVERSED_DEPTH_BUFFER', 'DECODE_VIDEO_TEXTURE', 'DISTANCE'],
];

/** Shaders of materials and backgrounds that we do not have. */
const UNUSED = [
  ...[
    'backgroundCube',
    'cube',
    'distance',
    'equirect',
    'linedashed',
    'meshmatcap',
    'meshnormal',
    'meshphong',
  ],
  ...['meshtoon', 'points', 'sprite'],
  ...['lights_phong_fragment', 'lights_phong_pars_fragment'],
  ...['lights_toon_fragment', 'lights_toon_pars_fragment'],
  ...['map_particle_fragment', 'map_particle_pars_fragment'],
  ...['background', 'bsdfs', 'tonemapping_pars_fragment', 'vsm'],
];
const SHADER = /[\\/]three[\\/]src[\\/]renderers[\\/]shaders[\\/]Shader(?:Chunk|Lib)[\\/](\w+)\.glsl\.js$/;
const GLSL = /`([^`]*)`/g;

/** Names of NEVER and UNUSED that the sources had. */
const found = new Set<string>();

export const leanThree: Plugin = {
  name: 'lean-three',
  apply: 'build',
  transform(code, id) {
    const file = SHADER.exec(id)?.[1];
    return file ? { code: code.replace(GLSL, (_, glsl: string) => shortened(file, glsl)), map: null } : null;
  },
  buildEnd() {
    const gone = [...NEVER, ...UNUSED].filter((name) => !found.has(name));
    if (gone.length) this.error(`three.js has changed: no shader has ${gone.join(', ')}; see lean-three.ts`);
  },
};

/** One shader, quoted. */
function shortened(file: string, glsl: string): string {
  for (const name of NEVER) if (glsl.includes(name)) found.add(name);
  found.add(file);
  return JSON.stringify(UNUSED.includes(file) ? '' : pruned(withoutComments(glsl), new Set(NEVER)));
}
