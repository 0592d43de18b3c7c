/** Which stage is drawn on: the solid one where it can be had, the flat one where motion or WebGL is not wanted. */
import type { Edition } from '../../symbols';
import { FlatStage } from './flat';
import { Automatic } from './quality';
import type { Quality, Stage } from './stage';
import { webgl } from './webgl';

export interface Wanted {
  view: 'auto' | '3d' | 'flat';
  quality: Quality | 'auto';
  /** Motion is not wanted. */
  still: boolean;
}

/** What this machine can do, for as long as the page is open. */
let automatic: Automatic | null = null;

export async function chooseStage(edition: Edition, wanted: Wanted): Promise<Stage> {
  if (wanted.view === 'flat' || (wanted.view === 'auto' && wanted.still)) return new FlatStage(edition);
  const { works, slow } = webgl();
  if (!works) return new FlatStage(edition);
  automatic ??= new Automatic(slow ? 'low' : 'high');
  try {
    const { SolidStage } = await import('./solid');
    return new SolidStage(edition, wanted.quality === 'auto' ? automatic.quality : wanted.quality);
  } catch (error) {
    console.warn('The arena in 3D could not be made; the flat one is shown.', error);
    return new FlatStage(edition);
  }
}

/** How long each picture of a motion took, in ms: where most are late, the next ones are simpler. */
export function adaptQuality(stage: Stage, pictures: readonly number[]): void {
  if (stage.quality && automatic?.saw(pictures)) stage.quality = automatic.quality;
}
