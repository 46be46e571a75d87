import { getRequestListener } from '@hono/node-server';
import { fail } from './listen.mjs';

/**
 * Listener of an application. Unhandled errors become a 500 answer.
 *
 * @param {(request: Request, env: import('@hono/node-server').HttpBindings) => Response | Promise<Response>} answer
 * @param {() => Response | Promise<Response>} [refuse] answers requests with an unreadable address
 * @returns {import('node:http').RequestListener} for {@link listen}
 */
export function listenerOf(answer, refuse) {
  const listener = getRequestListener(
    /** @type {Parameters<typeof getRequestListener>[0]} */ (answer),
    { hostname: 'localhost', ...(refuse && { errorHandler: refuse }) },
  );
  return (request, response) => {
    listener(request, response).catch((error) => fail(response, error));
  };
}
