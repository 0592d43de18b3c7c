/** Where in the page one is. Addresses are relative to the base, so the page works under any path. */

import { tick } from 'svelte';
import { at, below, decoded, linkOf, shownAs } from '../net/base';

export interface Place {
  /** The first word: '' is the front. */
  room: string;
  /** What follows it: the id of a table or a game. */
  id: string;
  /** What follows that: a part of it, such as its screen. */
  part: string;
  query: URLSearchParams;
}

function here(): Place {
  const link = linkOf(location.href);
  const [room = '', id = '', part = ''] = (below(link) ?? '').split('/');
  return { room, id: decoded(id), part, query: new URL(link).searchParams };
}

let place = $state.raw<Place>(here());

export function where(): Place {
  return place;
}

/** Go to an address below the base, such as `t/abc`. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', shownAs(at(path)));
  else history.pushState(null, '', shownAs(at(path)));
  arrived();
}

function arrived(): void {
  place = here();
  scrollTo(0, 0);
  void tick().then(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

/** What the server shows beside the page. */
const OTHERS = ['api/', 'docs/'];

/** Links of the page are followed without loading it again. */
export function listen(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = below(link.href);
    if (path === null || OTHERS.some((other) => path.startsWith(other))) return;
    event.preventDefault();
    if (shownAs(link.href) !== location.href) {
      history.pushState(null, '', shownAs(link.href));
      arrived();
    }
  };
  addEventListener('popstate', arrived);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', arrived);
    document.removeEventListener('click', clicked);
  };
}
