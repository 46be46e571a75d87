import { type Scope, createWatch } from 'effector';
import { httpOf } from '#harness/device/memory-device.ts';
import { type Timers, createTimers } from '#harness/device/timers.ts';
import { type RecordedSession, recordSession } from '#harness/replay/record-session.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { type Seen, isOf } from './check.ts';
import type { Device } from './device.ts';
import { type CallQueue, createCallQueue } from './call-queue.ts';
import { reportPorts } from './report-ports.ts';

/** A recorded page life, from its start until a reload. */
export interface PageLife extends RecordedSession {
  order: CallQueue;
  timers: Timers;
  /** True once the model requests a reload. This page receives no more answers. */
  readonly wantsReload: boolean;
}

interface Options {
  device: Device;
  domains: readonly string[];
  /** Collects the facts of the domains, and the changing requests. */
  seen: Seen;
  /** Records of the previous pages. */
  earlier?: readonly string[];
}

/** Starts a page with the whole model on a device. */
export function startPage({ device, domains, seen, earlier }: Options): PageLife {
  const order = createCallQueue();
  const timers = createTimers(device.clock);
  device.later = order.later;
  const gate = createSessionGate();
  const environment = device.environment();
  let wantsReload = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input as string, 'http://backend.example');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') seen.asked.push(`${method} ${pathname.replace(STORE, '')}`);
    return order.add(() => device.fetch(input, init));
  };
  const sample = createAnswerSamples((kind, body) => session.sample(kind, body));
  const session: RecordedSession = recordSession(
    device.ports({
      gate,
      calls: httpHandlers({ ...httpOf(environment), fetch, sample }, gate),
      wait: timers.wait,
      reload() {
        wantsReload = true;
        order.close();
      },
      ports: [...device.measuring, ...reportPorts],
    }),
    () => device.clock.now,
    earlier,
  );
  const { scope } = session;
  const unwatch = watchFacts(scope, domains, seen);
  device.start(scope, gate, environment);
  return {
    ...session,
    order,
    timers,
    get wantsReload() {
      return wantsReload;
    },
    stop() {
      unwatch();
      session.stop();
    },
  };
}

/** Prefix of the commerce service's addresses. */
const STORE = /^\/wcs\/resources\/store\/\d+/;

function watchFacts(scope: Scope, domains: readonly string[], seen: Seen): () => void {
  let isTurnOpen = false;
  function note(name: string, payload: unknown): void {
    if (!isTurnOpen) {
      isTurnOpen = true;
      seen.turns += 1;
      queueMicrotask(() => (isTurnOpen = false));
    }
    seen.facts.push({ name, payload, turn: seen.turns });
  }
  const stops = declaredUnits().flatMap(({ kind, name, unit }) => {
    if (kind !== 'fact' || !isOf(name, domains)) return [];
    return [createWatch({ unit, scope, fn: (payload) => note(name, payload) })];
  });
  return () => stops.forEach((stop) => stop());
}
