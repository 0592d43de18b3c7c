/** Which stage is drawn on: the solid one where it can be had, the flat one where motion or WebGL is not wanted. */
import type { Edition } from '../../symbols';
import { FlatStage } from './flat';
import type { Quality, Stage } from './stage';
import { webgl } from './webgl';

export interface Wanted {
  view: 'auto' | '3d' | 'flat';
  quality: Quality | 'auto';
  /** Motion is not wanted. */
  still: boolean;
}

export async function chooseStage(edition: Edition, wanted: Wanted): Promise<Stage> {
  if (wanted.view === 'flat' || (wanted.view === 'auto' && wanted.still)) return new FlatStage(edition);
  const { works, slow } = webgl();
  if (!works) return new FlatStage(edition);
  try {
    const { SolidStage } = await import('./solid');
    return new SolidStage(edition, wanted.quality === 'auto' ? automatic(slow) : wanted.quality);
  } catch (error) {
    console.warn('The arena in 3D could not be made; the flat one is shown.', error);
    return new FlatStage(edition);
  }
}

function automatic(slow: boolean): Quality {
  if (slow) return 'low';
  const cores = navigator.hardwareConcurrency || 4;
  return cores < 4 || matchMedia('(pointer: coarse)').matches ? 'medium' : 'high';
}
