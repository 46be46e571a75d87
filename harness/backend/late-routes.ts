import type { BackendRequest } from './message.ts';
import { readPath } from './router.ts';
import { matching, type Route } from './routes.ts';
import { ROUTES } from './start-routes.ts';

let late: Promise<readonly Route[]> | undefined;

/**
 * The routes among which a request's is. The purchase's routes are loaded when the first call comes
 * that is none of the others: who only looks around never loads them.
 */
export function routesFor({ url }: BackendRequest): readonly Route[] | Promise<readonly Route[]> {
  const target = readPath(url);
  if (!target || matching(ROUTES, target).length > 0) return ROUTES;
  return loadLateRoutes();
}

/** Loads the purchase's routes, so that no call has to wait for them. */
export function loadLateRoutes(): Promise<readonly Route[]> {
  late ??= import('./purchase-routes.ts').then(
    ({ LATE_ROUTES }) => LATE_ROUTES,
    (error: unknown) => {
      late = undefined; // the next call asks for them again
      throw error;
    },
  );
  return late;
}
