import { endpointOf } from '../ports/http/endpoints.ts';
import { resolveNearestSite } from '../store-config/resolve-host.ts';

/** RTE-06: address for monitoring the account. It has no page, and therefore no analytics. */
export const HEALTH_CHECK_PATH = '/myaccount/healthcheck';

/** Longest wait (ms) for the backend. */
const LONGEST = 2000;

/** Returns 200 while the account's backend answers, even with a refusal, and 503 otherwise. */
export async function healthCheck(
  url: URL,
  backend: typeof globalThis.fetch,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { site } = resolveNearestSite({ host: url.host, path: url.pathname, storeOverride: null });
  const account = `${endpointOf('commerce', site)}/userinfo/@self`;
  const isHealthy = await backend(new URL(account, url.origin), {
    signal: AbortSignal.timeout(LONGEST),
  }).then(
    ({ status }) => status < 500,
    () => false,
  );
  return Response.json(
    { status: isHealthy ? 'ok' : 'unavailable' },
    { status: isHealthy ? 200 : 503, headers: { ...headers, 'cache-control': 'no-store' } },
  );
}
