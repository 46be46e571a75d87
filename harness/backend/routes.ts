import type { Handler, Handlers } from './call.ts';
import type { Target } from './router.ts';

/** One call that the backend knows; `*` among the parts stands for one path segment. */
export interface Route {
  method: string;
  base: string;
  parts: readonly string[];
  handle: Handler;
}

/**
 * Routes of tables of handlers, one beside the handlers of each file.
 *
 * @example routesOf({ 'GET commerce /order/*': getOrder }, cartRoutes)
 */
export function routesOf(...tables: readonly Handlers[]): Route[] {
  return tables.flatMap(Object.entries<Handler>).map(([route, handle]) => {
    const [method = '', base = '', path = ''] = route.split(' ');
    return { method, base, parts: path.split('/').slice(1), handle };
  });
}

/** Those of the routes that a path is one of, whichever the method. */
export function matching(routes: readonly Route[], { base, parts }: Target): Route[] {
  return routes.filter(
    (route) =>
      route.base === base &&
      route.parts.length === parts.length &&
      route.parts.every((part, index) => part === '*' || part === parts[index]),
  );
}
