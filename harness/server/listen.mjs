import { createServer } from 'node:http';

/** Backlog of pending connections. Connections beyond it would retry after seconds. */
const MOST_WAITING = 4096;

/**
 * Error boundary of a server: a throwing handler or a failed connection ends only its own answer.
 *
 * @param {import('node:http').RequestListener} handler
 * @returns {import('node:http').RequestListener}
 */
function guarded(handler) {
  return (request, response) => {
    // Without a listener an error event ends the process.
    request.on('error', () => response.destroy());
    response.on('error', () => response.destroy());
    try {
      handler(request, response);
    } catch (error) {
      fail(response, error);
    }
  };
}

/**
 * Ends a failed answer.
 *
 * @param {import('node:http').ServerResponse} response @param {unknown} error
 */
export function fail(response, error) {
  console.error('A request could not be answered:', error);
  if (response.headersSent) return void response.destroy();
  response.writeHead(500).end();
}

/**
 * Starts a server on the loopback addresses of both families, because browsers resolve `*.localhost` differently; or on
 * one given host.
 *
 * @param {import('node:http').RequestListener} handler
 * @param {{ port: number, host?: string | undefined }} where port 0 selects any free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 * @throws the system's error, such as `code` `EADDRINUSE`
 */
export async function listen(handler, { port, host }) {
  const first = await open(createServer(guarded(handler)), port, host ?? '127.0.0.1');
  const servers = [first.server];
  if (!host) {
    try {
      servers.push((await open(createServer(guarded(handler)), first.port, '::1')).server);
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') {
        await close(first.server);
        throw error;
      }
      // Without IPv6, IPv4 is enough.
    }
  }
  return {
    port: first.port,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

/**
 * @param {import('node:http').Server} server @param {number} port @param {string} host
 * @returns {Promise<{ server: import('node:http').Server, port: number }>}
 */
function open(server, port, host) {
  // Browsers reuse open connections; Node's default of five seconds would cut some of them off.
  server.keepAliveTimeout = 75_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: MOST_WAITING }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
