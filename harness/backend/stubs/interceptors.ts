/**
 * Stands in for @mswjs/interceptors in the browser's bundle. The embedded backend hears the service
 * worker alone, so that nothing of the page's own `fetch`, `XMLHttpRequest` and `WebSocket` is replaced.
 */
export function createRequestId(): string {
  return crypto.randomUUID();
}

/** MSW makes one only where a handler threw. */
export class FetchResponse extends Response {}

/** Only named by modules of MSW that the embedded backend does not reach. */
export class BatchInterceptor {}
export class WebSocketInterceptor {}

export function getCleanUrl({ origin, pathname }: URL): string {
  return origin + pathname;
}

export function resolveWebSocketUrl(url: string | URL): string {
  return String(url);
}
