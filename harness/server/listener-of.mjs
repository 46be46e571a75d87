import { getRequestListener } from '@hono/node-server';
import { fail } from './listen.mjs';

/**
 * Listener of an application. An error that the application has not answered itself is answered 500.
 *
 * @param {(request: Request, env: import('@hono/node-server').HttpBindings) => Response | Promise<Response>} answer
 * @param {() => Response | Promise<Response>} [refuse] answers requests without a readable address
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
