import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { toFetch } from '#harness/backend/to-fetch.ts';
import type { PortHandler, PortHandlers } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';
import { waitFx } from '#src/ports/clock.ts';
import { httpHandlers } from '#src/ports/http.ts';
import { navigateFx } from '#src/ports/navigation.ts';
import { ownRenewalLock } from '#src/ports/renewal-lock.ts';
import { type SessionGate, gateHandlers } from '#src/ports/session-gate.ts';
import type { Environment } from '#src/ports/start.ts';
import { resolveSiteOrUk } from '#src/store-config/resolve-host.ts';
import type { ScenarioHistory } from './history.ts';
import type { InOrder } from './in-order.ts';
import type { Situation } from './scenario.ts';
import { startWorld } from './start-state.ts';

/** Milliseconds until a call comes back that no rule delays. */
const ANSWER_MS = 80;

export interface ScenarioPortsOptions {
  situation: Situation;
  environment: Environment;
  clock: { now: number };
  order: InOrder;
  gate: SessionGate;
  history: ScenarioHistory;
}

/**
 * The handlers of every port for a scenario: a backend of its own, a history in memory, a clock that
 * only steps and answers move. What is written to storage or told to other tabs is let go.
 */
export function scenarioPorts(options: ScenarioPortsOptions): PortHandlers {
  const { history } = options;
  const handlers = new Map<AnyEffect, PortHandler>(
    declaredUnits().flatMap(({ kind, unit }): [AnyEffect, PortHandler][] =>
      kind === 'port' ? [[unit, async () => undefined]] : [],
    ),
  );
  for (const [effect, handler] of backendHandlers(options)) handlers.set(effect, handler);
  for (const [effect, handler] of gateHandlers(options.gate, ownRenewalLock()))
    handlers.set(effect, handler);
  handlers.set(waitFx, () => new Promise(() => undefined));
  handlers.set(navigateFx, async ({ to, replace }: { to: string; replace: boolean }) => {
    await Promise.resolve();
    if (replace) history.replace(to);
    else history.push(to);
  });
  return handlers;
}

function backendHandlers({ situation, environment, clock, order, gate }: ScenarioPortsOptions) {
  const { start, rules } = situation;
  const { world, row } = startWorld(start);
  const backend = createInProcessBackend({
    seed: start.seed,
    rules,
    now: () => clock.now,
    wait: async (ms) => {
      clock.now += ms;
    },
  });
  backend.setWorld(world);
  const { site } = resolveSiteOrUk({
    host: environment.host,
    path: environment.location.path,
    storeOverride: environment.storeOverride,
  });
  const fetch = toFetch((request) => {
    clock.now += ANSWER_MS;
    return backend.handle({ ...request, row: request.row ?? row });
  });
  return httpHandlers(
    { ...site, fetch: (input, init) => order.add(() => fetch(input, init)), origin: '' },
    gate,
  );
}
