/** Addresses below the place where the page is hosted, which may be a sub-path. */

export function at(path: string): string {
  return new URL(path.replace(/^\/+/, ''), document.baseURI).href;
}

export function socketUrl(path: string): string {
  return at(path).replace(/^http/, 'ws');
}

/** The part of the address behind the base: `t/abc`, without slashes around it. */
export function below(href: string): string | null {
  const url = new URL(href, document.baseURI);
  const base = new URL('.', document.baseURI);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  return url.pathname.slice(base.pathname.length).replace(/\/+$/, '');
}

/** A part of an address as text. One that was cut inside a percent sign, as mail programs do, stays as it came. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the page is a folder on any host (`throwdown site`), where nothing but files has an address. */
function isSite(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name=throwdown-host]') !== null;
}

/** A folder's base is relative to where the page was opened: it stays that when the address changes. */
export function fixBase(): void {
  const base = document.querySelector('base');
  if (base && isSite()) base.href = document.baseURI;
}

/** The address to show for a link of the page: in a folder the rest of it is behind a hash, so that it can be reloaded. */
export function shownAs(href: string): string {
  const path = isSite() ? below(href) : null;
  if (path === null) return href;
  return at('') + (path ? `#/${path}${new URL(href, document.baseURI).search}` : '');
}

/** The link for which such an address is shown. */
export function linkOf(address: string): string {
  const { hash } = new URL(address, document.baseURI);
  return isSite() && hash.startsWith('#/') ? at(hash.slice(2)) : address;
}
