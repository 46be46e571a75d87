import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import '#src/app/whole-model.ts';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingCall } from '#src/listing/api.ts';
import type { Call } from '#src/ports/http/call.ts';
import { describeCalls } from '#src/ports/http/call-log.ts';
import type { HttpEnvironment } from '#src/ports/http/environment.ts';
import { createMadeCalls } from '#src/ports/http/made-calls.ts';
import { performCall } from '#src/ports/http/http.ts';
import { headersOf, urlOf } from '#src/ports/http/request.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { createGuestCall, userInfoCall } from '#src/session/api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { type Benchmark, type Figure, alternating, median, rounded } from './measure.ts';

const ROUNDS = 300;
const WARM_UP = 40;

type AnyCall = Call<any, any, any>; // any: calls of every shape

/** Microseconds per call, bare and through the call layer, alternating, over HTTP in this process. */
async function compare(
  call: AnyCall,
  params: unknown,
  environment: HttpEnvironment,
  gate: ReturnType<typeof createSessionGate>,
) {
  const microseconds = async (send: () => Promise<unknown>) => {
    const start = performance.now();
    await send();
    return (performance.now() - start) * 1000;
  };
  return alternating(
    {
      bare: () =>
        microseconds(async () => {
          const headers = headersOf(call, environment, gate.token);
          return (await fetch(urlOf(call, params, environment), { headers })).json();
        }),
      layered: () => microseconds(() => performCall(call, params, environment, gate)),
    },
    ROUNDS,
    WARM_UP,
  );
}

function figuresOf(name: string, times: Record<'bare' | 'layered', number[]>): Figure[] {
  const [bare, layered] = [median(times.bare), median(times.layered)];
  const one = (what: string, value: number, unit: string) => ({
    name: `calls.${name}_${what}`,
    value: rounded(value),
    unit,
    n: ROUNDS,
  });
  return [
    one('bare_us', bare, 'µs'),
    one('added_us', layered - bare, 'µs'),
    one('added_percent', (layered / bare - 1) * 100, '%'),
  ];
}

/** Overhead of the call layer (gate, contract, reading, call log) over a bare `fetch` of the stand-alone backend. */
export const callsBenchmark: Benchmark = {
  async run() {
    const server = createServer(createBackendListener({ seed: 1 })).listen(0);
    const { port } = server.address() as AddressInfo;
    const made = createMadeCalls(() => performance.now());
    made.listen(describeCalls(() => undefined));
    const environment: HttpEnvironment = {
      ...storeOfCountry('rl', 'gb'),
      fetch,
      origin: `http://127.0.0.1:${port}`,
      log: made.log,
    };
    const gate = createSessionGate();
    await performCall(createGuestCall, undefined, environment, gate);
    const small = await compare(userInfoCall, undefined, environment, gate);
    const query = listingQueryOf({ path: '/women', search: '' });
    const listing = await compare(listingCall, query, environment, gate);
    server.close();
    server.closeAllConnections();
    return [...figuresOf('user_info', small), ...figuresOf('listing', listing)];
  },
};
