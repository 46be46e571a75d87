import type { BackendRequest, BackendResponse } from './message.ts';

/** Converts a web `Request`. The row replaces a cookie. */
export async function toBackendRequest(request: Request, row?: number): Promise<BackendRequest> {
  const { pathname, search } = new URL(request.url);
  const isFile = request.headers.get('content-type') === 'application/octet-stream';
  return {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: request.method === 'GET' || isFile ? '' : await request.text(),
    ...(isFile && { file: new Uint8Array(await request.arrayBuffer()) }),
    row: sendsCookies(request) ? row : undefined,
  };
}

/** True if a browser sends cookies to the shop's own services. */
export function sendsCookies({ credentials }: Pick<RequestInit, 'credentials'>): boolean {
  return credentials !== 'omit';
}

/** Converts an answer to a web `Response`; status 0 is a network error. */
export function toWebResponse(
  { status, body, contentType = 'application/json', headers: own }: BackendResponse,
  headers: Record<string, string> = {},
): Response {
  if (status === 0) return Response.error();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', ...own, ...headers },
  });
}

/** Session row after an answer, as a browser's cookie would hold it. */
export function rowAfter(row: number | undefined, { cookie }: BackendResponse): number | undefined {
  if (cookie === 'ended') return undefined;
  return cookie?.row ?? row;
}

/** A `fetch` for a backend: accepts relative addresses and rejects on a network error like the real one. */
export function toFetch(
  handle: (request: BackendRequest) => Promise<BackendResponse>,
): typeof globalThis.fetch {
  let row: number | undefined;
  return async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, 'http://backend.example');
    const answer = await handle(await toBackendRequest(new Request(address, init), row));
    row = rowAfter(row, answer);
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    return toWebResponse(answer);
  };
}
