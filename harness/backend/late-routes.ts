import type { BackendRequest } from './message.ts';
import { readPath } from './router.ts';
import { matching, type Route } from './routes.ts';
import { ROUTES } from './start-routes.ts';

let late: Promise<readonly Route[]> | undefined;

/**
 * Returns the routes that include a request's. Loads the purchase routes at the first call that needs them:
 * visitors who only browse never load them.
 */
export function routesFor({ url }: BackendRequest): readonly Route[] | Promise<readonly Route[]> {
  const target = readPath(url);
  if (!target || matching(ROUTES, target).length > 0) return ROUTES;
  return loadLateRoutes();
}

/** Preloads the purchase routes, so that no call waits for them. */
export function loadLateRoutes(): Promise<readonly Route[]> {
  late ??= import('./purchase-routes.ts').then(
    ({ LATE_ROUTES }) => LATE_ROUTES,
    (error: unknown) => {
      late = undefined; // retry at the next call
      throw error;
    },
  );
  return late;
}
