import { rowAfter, sendsCookies } from '#harness/backend/to-fetch.ts';
import type { BackendRequest, BackendResponse } from '#harness/backend/message.ts';
import { errorsOf } from '#src/ports/http/read-response.ts';
import { refusalOf } from '#src/ports/http/refusal.ts';
import type { Browser } from './browser.ts';
import type { Attempt, SimulatedCall } from './call.ts';
import type { Chance } from './chance.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Same value as in `src/ports/browser/fetch-with-timeout.ts`. */
const PATIENCE_MS = 30_000;

export interface NetworkOptions {
  browser: Browser;
  time: VirtualTime;
  chance: Chance;
  /** True after the page's unload; it receives nothing more. */
  isOver(): boolean;
  /** Called for effects after the page's unload. */
  onLate(attempt: Attempt): void;
}

/**
 * The `fetch` of one call, to the backend and back in virtual time. Its response has only what the shop
 * reads: faster than a real one, and without extra microtasks.
 */
export function fetchOf(
  call: SimulatedCall,
  { browser, time, chance, isOver, onLate }: NetworkOptions,
): typeof globalThis.fetch {
  async function travel(
    request: BackendRequest,
    attempt: Attempt,
  ): Promise<BackendResponse | undefined> {
    await time.wait(chance.latency());
    if (isOver() && chance.isCutOff()) return undefined;
    const response = await browser.backend.handle(request);
    browser.attempts.delete(request);
    if (isOver()) onLate(attempt);
    await time.wait(chance.isSwallowed() ? PATIENCE_MS : chance.latency());
    return response;
  }

  function exchange(
    request: BackendRequest,
    attempt: Attempt,
    isKnown: boolean,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      function fail(): void {
        attempt.endedAt = time.now;
        if (!isOver()) reject(new TypeError('Failed to fetch'));
      }
      const patience = time.after(PATIENCE_MS, fail);
      void travel(request, attempt).then((response) => {
        if (!response || isOver()) return patience.cancel();
        if (attempt.endedAt !== undefined) return undefined;
        patience.cancel();
        browser.take(rowAfter(browser.row, response));
        if (response.status === 0) return fail();
        attempt.endedAt = time.now;
        attempt.isRefused = isKnown && isRefusal(response);
        return resolve(lightResponse(response));
      });
    });
  }

  return (url, init = {}) => {
    if (isOver()) return new Promise(() => undefined);
    const { told } = call;
    const isKnown = sendsCookies(init);
    const attempt: Attempt = {
      sentAt: time.now,
      applied: [],
      ...(told !== undefined && { told }),
    };
    call.attempts.push(attempt);
    const request: BackendRequest = {
      method: init.method ?? 'GET',
      url: url as string,
      headers: lowerCased(init.headers as Record<string, string>),
      body: typeof init.body === 'string' ? init.body : '',
      row: isKnown ? browser.row : undefined,
    };
    browser.attempts.set(request, attempt);
    return exchange(request, attempt, isKnown);
  };
}

function isRefusal({ status, body }: BackendResponse): boolean {
  const errors = errorsOf(body);
  return refusalOf({ kind: 'http', status, errors }) !== undefined;
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function lightResponse({ status, body }: BackendResponse): Response {
  const light = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: () => null },
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  };
  return light as unknown as Response;
}
