import { RequestHandler } from 'msw';
import { BACKEND_URL } from './router.ts';

/** Hears all calls of the shop. MSW's own `http.all` would bring patterns, cookies and logging along. */
class BackendHandler extends RequestHandler {
  constructor(respond: (request: Request) => Promise<Response>) {
    super({ info: { header: 'backend' }, resolver: ({ request }) => respond(request) });
  }

  override predicate({ request }: { request: Request }): boolean {
    return BACKEND_URL.test(request.url);
  }

  override log(): void {
    // Started quiet.
  }
}

/** MSW's handlers for all calls of the shop; whatever else a page asks for passes through. */
export function mswHandlers(respond: (request: Request) => Promise<Response>): RequestHandler[] {
  return [new BackendHandler(respond)];
}
