import type { Handler, Handlers } from './call.ts';
import type { Target } from './router.ts';

/** A call that the backend supports; a `*` part matches one path segment. */
export interface Route {
  method: string;
  base: string;
  parts: readonly string[];
  handle: Handler;
}

/**
 * Combines handler tables into routes; each table is in its handlers' file.
 *
 * @example routesOf({ 'GET commerce /order/*': getOrder }, cartRoutes)
 */
export function routesOf(...tables: readonly Handlers[]): Route[] {
  return tables.flatMap(Object.entries<Handler>).map(([route, handle]) => {
    const [method = '', base = '', path = ''] = route.split(' ');
    return { method, base, parts: path.split('/').slice(1), handle };
  });
}

/** Routes that match a path, for any method. */
export function matching(routes: readonly Route[], { base, parts }: Target): Route[] {
  return routes.filter(
    (route) =>
      route.base === base &&
      route.parts.length === parts.length &&
      route.parts.every((part, index) => part === '*' || part === parts[index]),
  );
}
