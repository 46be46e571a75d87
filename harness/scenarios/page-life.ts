import { type Scope, createWatch, scopeBind } from 'effector';
import { type RecordedSession, recordSession } from '#harness/replay/record-session.ts';
import { followLink } from '#src/auth/model.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import { callRefused, createSessionGate } from '#src/ports/session/session-gate.ts';
import { appStarted } from '#src/ports/start.ts';
import { type Seen, isOf } from './check.ts';
import type { Device } from './device.ts';
import { type CallQueue, createCallQueue } from './call-queue.ts';
import { scenarioPorts } from './ports.ts';
import { type Timers, createTimers } from './timers.ts';

/** A page from its start until it is loaded anew, recorded. */
export interface PageLife extends RecordedSession {
  order: CallQueue;
  timers: Timers;
  /** The model wants the page to be loaded anew. Nothing comes back to this one any more. */
  readonly wantsReload: boolean;
}

interface Options {
  device: Device;
  domains: readonly string[];
  /** Where the facts of the domains are put, and the requests that change something. */
  seen: Seen;
  /** The records of the pages before this one. */
  earlier?: readonly string[];
}

/** Starts a page on a device: the whole model over ports of its own. */
export function startPage({ device, domains, seen, earlier }: Options): PageLife {
  const order = createCallQueue();
  const timers = createTimers(device.clock);
  device.later = order.later;
  const gate = createSessionGate();
  const environment = device.environment();
  let wantsReload = false;
  const session: RecordedSession = recordSession(
    scenarioPorts({
      device,
      environment,
      order,
      timers,
      gate,
      onRequest(method, path) {
        if (method !== 'GET') seen.asked.push(`${method} ${path.replace(STORE, '')}`);
      },
      onReload() {
        wantsReload = true;
        order.close();
      },
      sample: createAnswerSamples((kind, body) => session.sample(kind, body)),
    }),
    () => device.clock.now,
    earlier,
  );
  const { scope } = session;
  const unwatch = watchFacts(scope, domains, seen);
  device.history.attach(scope);
  gate.onRefused = scopeBind(callRefused, { scope });
  scopeBind(appStarted, { scope })({ environment });
  if (device.history.hasLink()) scopeBind(followLink, { scope })();
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

/** What every address of the commerce service begins with. */
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
