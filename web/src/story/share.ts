/** Passing on a game or a throw: by the device's own sheet where there is one, else as a copied link. */

import { at } from '../net/base';
import type { Language } from '../protocol/messages';

/** The address that plays a game, or from one throw on; the recipient sees a preview in this language. */
export function linkTo(id: string, language: Language, number?: number): string {
  const query = new URLSearchParams({ ...(number ? { throw: String(number) } : {}), lang: language });
  return `${at(`g/${encodeURIComponent(id)}`)}?${query.toString()}`;
}

export type Passed = 'shared' | 'copied' | 'left' | 'shown';

/** What a browser can do; tests bring their own. */
export interface Means {
  share?: ((data: ShareData) => Promise<void>) | undefined;
  clipboard?: Pick<Clipboard, 'writeText'> | undefined;
}

/** `shown`: nothing worked, so the link has to be shown to be copied manually. */
export async function shareLink(url: string, title: string, means: Means = navigator): Promise<Passed> {
  try {
    if (means.share) {
      await means.share({ url, title });
      return 'shared';
    }
    if (means.clipboard) {
      await means.clipboard.writeText(url);
      return 'copied';
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'left'; // the person cancelled
  }
  return 'shown';
}

/** Let the browser save a file. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
