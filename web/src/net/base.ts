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
