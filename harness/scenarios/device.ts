import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { rowAfter, toFetch } from '#harness/backend/to-fetch.ts';
import type { HandlerEntry } from '#harness/device/handle.ts';
import { measuringPorts } from '#harness/device/measuring-ports.ts';
import { type MemoryDevice, memoryDevice } from '#harness/device/memory-device.ts';
import { memoryHistory } from '#harness/device/memory-history.ts';
import { memoryStorage } from '#harness/device/memory-storage.ts';
import {
  STORED_EXPRESS_KEY,
  StoredExpress,
  keepExpressFx,
} from '#src/checkout/paypal-express/stored-express.ts';
import { keepMailFx } from '#src/checkout/steps/stored-email-model.ts';
import { readStored } from '#src/kernel/stored-text.ts';
import { StoredEmail, MAILED_TO_KEY } from '#src/orders/mailed-to.ts';
import type { Environment } from '#src/ports/start.ts';
import type { Situation } from './scenario.ts';
import { SCENARIO_TIME, startEnvironment, startWorld } from './start-state.ts';

/** Duration (ms) of a call without a rule's delay. */
const ANSWER_MS = 80;

export interface Device extends MemoryDevice {
  clock: { now: number };
  measuring: readonly HandlerEntry[];
  fetch: typeof globalThis.fetch;
  environment(): Environment;
  /** Delays a call by rule: other calls return before it. */
  later: () => Promise<void>;
  forgetRules(): void;
}

export type Wire = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

export function createDevice({ start, rules }: Situation, wire: Wire = (fetch) => fetch): Device {
  const clock = { now: SCENARIO_TIME };
  const { location } = startEnvironment(start);
  const memory = memoryDevice({
    clock,
    storage: memoryStorage({
      local: new Map(Object.entries(start.storage ?? {})),
      cookies: new Map(Object.entries(start.cookies ?? {})),
    }),
    history: memoryHistory(location),
    async locate() {
      const place = start.position ?? { reason: 'refused' };
      if ('reason' in place) throw place;
      return place;
    },
  });
  const { local, values } = memory.storage;
  values.set(keepExpressFx, readStored(local.get(STORED_EXPRESS_KEY), StoredExpress));
  values.set(keepMailFx, readStored(local.get(MAILED_TO_KEY), StoredEmail));
  local.delete(STORED_EXPRESS_KEY);
  local.delete(MAILED_TO_KEY);

  const { world, row: startRow } = startWorld(start);
  const backend = createInProcessBackend({
    seed: start.seed,
    tokenSeed: start.seed + 1,
    rules,
    now: () => clock.now,
    wait: async (ms) => {
      await device.later();
      clock.now += ms;
    },
  });
  backend.setWorld(world);
  let row = startRow;
  const fetch = toFetch(async (request) => {
    clock.now += ANSWER_MS;
    const answer = await backend.handle({ ...request, row });
    row = rowAfter(row, answer);
    return answer;
  });
  const device: Device = {
    ...memory,
    clock,
    measuring: measuringPorts({ ...start, landing: location.search }),
    fetch: wire(fetch),
    environment: () => ({
      ...startEnvironment(start),
      now: clock.now,
      location: memory.history.current(),
      ...memory.storage.read(),
    }),
    later: () => Promise.resolve(),
    forgetRules: () => backend.setRules([]),
  };
  return device;
}
