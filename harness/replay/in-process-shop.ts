import type { Scope } from 'effector';
import { type InProcessBackend, createInProcessBackend } from '#harness/backend/in-process.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { HandlerEntry } from '#harness/device/handle.ts';
import { type DevicePage, type MemoryDevice, memoryDevice } from '#harness/device/memory-device.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { PortHandler, PortHandlers } from '#src/event-log/recorder.ts';
import { type WriteSample, createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import type { HttpEnvironment } from '#src/ports/http/environment.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { type SessionGate, createSessionGate } from '#src/ports/session/session-gate.ts';
import type { Environment } from '#src/ports/start.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { sampleEnvironment } from './sample-environment.ts';

/** Options of a shop without a browser: store, world and replaced ports. */
export interface InProcessShopOptions extends Pick<DevicePage, 'leave' | 'ports'> {
  brand: Brand;
  /** Two letters, lower case. */
  country: string;
  seed?: number;
  rules?: readonly BackendRule[];
  /** Receives each request: `PUT /wcs/…`. */
  onRequest?(line: string): void;
}

/** A shop without a browser; fork its scope with the handlers. */
export interface InProcessShop {
  handlers: PortHandlers;
  /** Set `gate.onRefused` to `scopeBind(callRefused, { scope })`, or call `start`. */
  gate: SessionGate;
  backend: InProcessBackend;
  device: MemoryDevice;
  /** Starts the first page in the scope, and resolves when its calls have returned. */
  start(scope: Scope, environment?: Partial<Environment>): Promise<void>;
  /** Samples raw answers and requests from now on; pass `RecordedSession.sample`. */
  sampleInto(write: WriteSample): void;
  /** Resolves when no call is pending. */
  settle(): Promise<void>;
}

/** A page on a memory device over the simulated backend. Its timers never end. */
export function inProcessShop(options: InProcessShopOptions): InProcessShop {
  const { brand, country, seed = 1, rules = [], onRequest, ...page } = options;
  const backend = createInProcessBackend({ seed, rules, wait: async () => undefined });
  const device = memoryDevice({ clock: { now: 0 } });
  const gate = createSessionGate();
  let pending = 0;
  /** A call is pending until its answer has been read: its contract may load with the first answer. */
  function counted(handler: PortHandler): PortHandler {
    return async (params) => {
      pending += 1;
      try {
        return await handler(params);
      } finally {
        pending -= 1;
      }
    };
  }
  const fetch: typeof backend.fetch = (input, init) => {
    onRequest?.(`${init?.method ?? 'GET'} ${input as string}`);
    return backend.fetch(input, init);
  };
  let keepSample: HttpEnvironment['sample'];
  const sample: HttpEnvironment['sample'] = (...answer) => keepSample?.(...answer);
  const http = { ...storeOfCountry(brand, country), fetch, origin: '', keys: serviceKeysOf(brand) };
  const calls = [...httpHandlers({ ...http, sample }, gate)].map(
    ([effect, handler]): HandlerEntry => [effect, counted(handler)],
  );
  async function settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = pending === gate.held ? quiet + 1 : 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  }
  return {
    handlers: device.ports({ gate, calls, ...page }),
    gate,
    backend,
    device,
    start(scope, environment) {
      device.start(scope, gate, { ...sampleEnvironment, ...environment });
      return settle();
    },
    sampleInto: (write) => void (keepSample = createAnswerSamples(write)),
    settle,
  };
}
