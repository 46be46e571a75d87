import type { Call } from '../ports/http/call.ts';
import { performCall } from '../ports/http/http.ts';
import { createSessionGate } from '../ports/session/session-gate.ts';
import { serviceKeysOf } from '../store-config/service-keys.ts';
import type { Site } from '../store-config/stores.ts';

/** Sends a public call to the commerce backend. */
export type Ask = <Params, Answer, Value>(
  call: Call<Params, Answer, Value>,
  params: NoInfer<Params>,
) => Promise<Value>;

/** Sends calls for a site, without a session, until `signal` aborts. */
export function askFor(
  site: Site,
  origin: string,
  backend: typeof globalThis.fetch,
  signal: AbortSignal,
): Ask {
  const gate = createSessionGate();
  const fetch: typeof backend = (input, init) => backend(input, { ...init, signal });
  const environment = { ...site, origin, keys: serviceKeysOf(site.brand), fetch };
  return (call, params) => performCall(call, params, environment, gate);
}
