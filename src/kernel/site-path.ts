const ORIGIN = 'https://shop.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/**
 * Validates a foreign path of this site for navigation (RTE-28); undefined for anything else,
 * such as another site's address or a scheme.
 *
 * @example sitePathOf('/myaccount/orders?page=2') // '/myaccount/orders?page=2'
 * @example sitePathOf('//evil.example') // undefined
 */
export function sitePathOf(text: string | null): string | undefined {
  if (text === null || !/^\/(?!\/)/.test(text) || CONTROL_OR_BACKSLASH.test(text)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, ORIGIN);
    const path = pathname + search + hash;
    return origin === ORIGIN && !path.startsWith('//') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Path with one leading slash: two would make it a link to another host. */
export function oneSlash(path: string): string {
  return path.replace(/^[/\\]{2,}/, '/');
}

/** Path without basename and trailing slashes: `/fr/wishlist/` becomes `/wishlist` for `/fr`. */
export function pathBelow(path: string, basename: string): string {
  const below = path.startsWith(basename) ? path.slice(basename.length) : path;
  return withoutLastSlashes(oneSlash(below)) || '/';
}

/** Path of a page below a basename: `/` becomes `/fr` for `/fr`, and `/` for none. */
export function pathUnder(basename: string, path: string): string {
  return path === '/' ? basename || '/' : basename + path;
}

/** Removes trailing slashes in linear time: `/\/+$/` backtracks at every slash of `////…x`. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
