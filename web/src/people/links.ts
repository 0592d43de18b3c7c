import { decoded } from '../net/base';

/** What is behind the # of a link that was given away: it never reaches the server's log, nor stays in the history. */
export function takeFromLink(name: string): string {
  const mark = `#${name}=`;
  if (!location.hash.startsWith(mark)) return '';
  const value = decoded(location.hash.slice(mark.length));
  history.replaceState(null, '', location.pathname + location.search);
  return value;
}
