import { readProviderFile } from '#harness/provider/files.mjs';
import { securityHeaders } from '#harness/server/headers.mjs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createInProcessBackend, type BackendOptions } from './in-process.ts';
import type { CookieChange } from './message.ts';
import { mswHandlers } from './msw-handlers.ts';
import { SESSION_COOKIE } from './session/sessions.ts';
import { toBackendRequest, toWebResponse } from './to-fetch.ts';

const MOST_BODY_BYTES = 100_000;
/** Maximum bytes of an uploaded file; above the shop's own limit, so that a too large file gets the shop's error. */
const MOST_FILE_BYTES = 24 * 1024 * 1024;
/** Maximum bytes read of a request. Closing the connection earlier would lose the answer. */
const MOST_READ_BYTES = 32 * 1024 * 1024;
const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
const LOCAL_ORIGIN = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

function setCookieText(change: CookieChange): string {
  const [token, maxAge] =
    change === 'ended'
      ? ['', '; Max-Age=0']
      : [change.token, change.isRemembered ? `; Max-Age=${REMEMBERED_SECONDS}` : ''];
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${maxAge}`;
}

/** Services without a session: their answers may be stored, but not used without a question to the server. */
const PUBLIC = /^\/(?:transformer|recommendations|content|seo|sap)\//;

function isPublic(url: string): boolean {
  return PUBLIC.test(new URL(url).pathname);
}

/** CORS headers for local origins; empty for any other origin. */
function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !LOCAL_ORIGIN.test(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers':
      'authorization, content-type, locale, store-name, language, api-type, apikey, api_key, access_token, branch, environment',
    vary: 'origin',
  };
}

/** Bytes of a body; undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  const isFile = request.headers['content-type'] === 'application/octet-stream';
  const most = isFile ? MOST_FILE_BYTES : MOST_BODY_BYTES;
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size > MOST_READ_BYTES) break;
  }
  return size > most ? undefined : Buffer.concat(chunks);
}

function toWebRequest(request: IncomingMessage, bytes: Buffer): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  const method = request.method ?? 'GET';
  return new Request(new URL(request.url ?? '/', 'http://backend.example'), {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(bytes) }),
  });
}

async function send(response: ServerResponse, answer: Response, headers: Record<string, string>) {
  if (answer.type === 'error') return void response.destroy();
  const text = await answer.text();
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...headers });
  response.end(text);
}

/**
 * The backend behind node:http, with the same MSW handlers as in the browser. Sessions use a bearer token
 * or an HttpOnly cookie. Answers cross-origin requests from local origins only.
 *
 * @example createServer(createBackendListener({ seed: 1, now: () => Date.now() })).listen(4400);
 */
export function createBackendListener(options: BackendOptions): RequestListener {
  const backend = createInProcessBackend(options);
  const handlers = mswHandlers(async (request) => {
    const answer = await backend.handle(await toBackendRequest(request));
    return toWebResponse(answer, {
      ...(isPublic(request.url) && { 'cache-control': 'no-cache' }),
      ...(answer.cookie && { 'set-cookie': setCookieText(answer.cookie) }),
    });
  });

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = corsHeaders(request.headers.origin);
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const body = await readBody(request);
    if (body === undefined)
      return void response.writeHead(413, { ...cors, connection: 'close' }).end();
    const answer = await getResponse(handlers, toWebRequest(request, body));
    await send(response, answer ?? new Response('Not found\n', { status: 404 }), cors);
  }

  return (request, response) => {
    const page = readProviderFile((request.url ?? '').replace(/\?.*/s, ''));
    if (page)
      return void response
        .writeHead(200, {
          ...securityHeaders(),
          'x-content-type-options': 'nosniff',
          'content-type': page.type,
        })
        .end(page.body);
    answerTo(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  };
}
