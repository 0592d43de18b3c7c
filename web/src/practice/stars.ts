/** Stars for targets: how many a throw earns, and the best of each target, stored in this browser. */

/** The stars of each target, by game. */
export type Stars = Readonly<Record<string, readonly number[]>>;

export const MOST_STARS = 3;
const STORAGE_KEY = 'throwdown-targets';

/** What reaching a target with this throw earns; `within` says how many throws earn three stars, and two. */
export function earned(throws: number, [three, two]: readonly [number, number]): number {
  if (throws <= three) return MOST_STARS;
  return throws <= two ? 2 : 1;
}

/** The stars of one target, 0 if it was never reached. */
export function starsOf(all: Stars, game: string, number: number): number {
  return all[game]?.[number - 1] ?? 0;
}

/** With this result; only a better one replaces what was there. */
export function withStars(all: Stars, game: string, number: number, stars: number): Stars {
  const own = [...(all[game] ?? [])];
  while (own.length < number) own.push(0);
  own[number - 1] = Math.max(own[number - 1] ?? 0, stars);
  return { ...all, [game]: own };
}

export function sumOf(all: Stars, game: string): number {
  return (all[game] ?? []).reduce((sum, stars) => sum + stars, 0);
}

export function storedStars(): Stars {
  try {
    return cleaned(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

export function storeStars(stars: Stars): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stars));
  } catch {
    // then they are known as long as the page is open
  }
}

/** Only what can be stars: another version of the page, or a person, may have stored something else. */
function cleaned(stored: unknown): Stars {
  const games = Object.entries((stored ?? {}) as Record<string, unknown>);
  const lists = games.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([game, stars]) => [game, stars.map(bounded)]));
}

function bounded(stars: unknown): number {
  return Math.min(Math.max(Math.round(Number(stars)) || 0, 0), MOST_STARS);
}
