import { type RequestHandler, http } from 'msw';
import { BACKEND_URL } from './router.ts';

/** MSW handlers for all calls of the shop; other requests pass through. */
export function mswHandlers(respond: (request: Request) => Promise<Response>): RequestHandler[] {
  return [http.all(BACKEND_URL, ({ request }) => respond(request))];
}
