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
import { type Benchmark, type Figure, median, rounded } from './measure.ts';

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
  const times = { bare: [] as number[], layered: [] as number[] };
  const send = {
    async bare() {
      const headers = headersOf(call, environment, gate.token);
      const response = await fetch(urlOf(call, params, environment), { headers });
      return (await response.json()) as unknown;
    },
    layered: () => performCall(call, params, environment, gate),
  };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const order = round % 2 === 0 ? (['bare', 'layered'] as const) : (['layered', 'bare'] as const);
    for (const kind of order) {
      const start = performance.now();
      await send[kind]();
      if (round >= WARM_UP) times[kind].push((performance.now() - start) * 1000);
    }
  }
  return { bare: median(times.bare), layered: median(times.layered) };
}

function figuresOf(name: string, { bare, layered }: { bare: number; layered: number }): Figure[] {
  return [
    { name: `calls.${name}_bare_us`, value: rounded(bare), unit: 'µs', n: ROUNDS },
    { name: `calls.${name}_added_us`, value: rounded(layered - bare), unit: 'µs', n: ROUNDS },
    {
      name: `calls.${name}_added_percent`,
      value: rounded((layered / bare - 1) * 100),
      unit: '%',
      n: ROUNDS,
    },
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
