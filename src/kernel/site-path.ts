const ORIGIN = 'https://shop.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc}\\]/u;

/**
 * A path of this site that came from outside, as it may be gone to (RTE-28); `undefined` for
 * anything that is not one: another site's address, however it is written, or a scheme.
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

/** A path with one slash in front: with two it would name a host wherever it stands as a link. */
export function oneSlash(path: string): string {
  return path.replace(/^[/\\]{2,}/, '/');
}

/** A path without the visit's basename and without closing slashes: `/fr/wishlist/` is `/wishlist` below `/fr`. */
export function pathBelow(path: string, basename: string): string {
  const below = path.startsWith(basename) ? path.slice(basename.length) : path;
  return withoutLastSlashes(oneSlash(below)) || '/';
}

/** A path without the slashes at its end. In linear time, which a pattern does not take: `/\/+$/` tries every slash of `////…x`. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
