import type { Call } from '#src/ports/http/call.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { signInCall } from '#src/auth/api.ts';
import { createGuestCall } from '#src/session/api.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createInProcessBackend, type InProcessBackend } from '#harness/backend/in-process.ts';

type Site = ReturnType<typeof storeOfCountry>;

/** The shop's calls and contracts over a backend, in one browser's session. */
export function callsOver(
  backend: InProcessBackend = createInProcessBackend({ seed: 1 }),
  site: Site = storeOfCountry('rl', 'GB'),
) {
  const gate = createSessionGate();
  const { WCS_API, storeName, locale, language, langId, brand } = site;
  const keys = serviceKeysOf(brand);
  const environment = {
    fetch: backend.fetch,
    origin: '',
    WCS_API,
    storeName,
    locale,
    language,
    langId,
    keys,
  };
  function perform<Params, Answer, Value>(
    call: Call<Params, Answer, Value>,
    params: Params,
  ): Promise<Value> {
    return performCall(call, params, environment, gate);
  }
  return {
    backend,
    perform,
    guest: () => perform(createGuestCall, undefined),
    signIn: (email: string, password: string) =>
      perform(signInCall, { email, password, rememberMe: false }),
    /** Error of a failing call. */
    failure: <Params, Answer, Value>(call: Call<Params, Answer, Value>, params: Params) =>
      perform(call, params).then(
        () => undefined,
        (error: unknown) => error,
      ),
  };
}
