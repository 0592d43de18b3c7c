/** All games with their options; asked once. */

import { api } from '../net/api';
import type { Catalogue } from '../protocol/messages';

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
