/** Which room is entered at an address. */

import type { Topic } from '../protocol/messages';
import { ROOMS as ROOM_WORDS } from '../words/topics';
import { loadTopics } from '../words/words.svelte';
import type { Place } from './router.svelte';
import { ROOMS } from './rooms';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every room has props of its own
type Shown = import('svelte').Component<any>;
export type Load = () => Promise<{ default: Shown }>;

export interface Room {
  /** What its address consists of; `*` is any text. */
  path: readonly string[];
  load: Load;
  words: readonly Topic[];
  /** It has its own bar and takes the whole window. */
  whole?: boolean;
  /** Banned people may read it. */
  banned?: boolean;
}

export function roomAt({ room, id, part }: Place): Room | undefined {
  const address = [room, id, part].filter((each) => each !== '');
  return ROOMS.find(
    ({ path }) =>
      path.length === address.length && path.every((each, at) => each === '*' || each === address[at]),
  );
}

/** A component that is loaded when it is entered, with the words that are read there. */
export function withWords(load: Load, topics: readonly Topic[] = ROOM_WORDS): Load {
  return async () => {
    const [entered] = await Promise.all([load(), loadTopics(topics)]);
    return entered;
  };
}
