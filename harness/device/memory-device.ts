import { type Scope, scopeBind } from 'effector';
import { followLink } from '#src/auth/model.ts';
import { keepDetailsFx, recallDetailsFx } from '#src/checkout/details/stored-details.ts';
import { keepExpressFx, recallExpressFx } from '#src/checkout/paypal-express/stored-express.ts';
import { keepMailFx } from '#src/checkout/steps/stored-email-model.ts';
import { decideVariantFx } from '#src/consent/notice-model.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { HOLIDAYS_ERROR } from '#src/delivery-days/delivery-days.ts';
import holidayFile from '#src/delivery-days/holidays.json' with { type: 'json' };
import { readHolidaysFx } from '#src/delivery-days/model.ts';
import { holidaysIn } from '#src/delivery-days/read-holidays.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { noticeOnTestHost } from '#src/experiments/decide.ts';
import { resolveSeoSearchFx, resolveSeoSearchHandler } from '#src/listing/model.ts';
import { recallMailFx } from '#src/orders/mailed-to-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { type Position, locateFx } from '#src/ports/geolocation.ts';
import { loadFeatureFx } from '#src/ports/features.ts';
import { type Departure, leaveSiteFx } from '#src/ports/leave.ts';
import { takeLinkFx } from '#src/ports/mailed-link.ts';
import { navigateFx, reloadFx } from '#src/ports/navigation.ts';
import { makeNonceFx } from '#src/ports/nonce.ts';
import { takeReturnFx } from '#src/ports/provider-return.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { type RenewalLock, ownRenewalLock } from '#src/ports/session/renewal-lock.ts';
import { keepSecret, keepSecretFx } from '#src/ports/session/secrets.ts';
import { type SessionGate, callRefused, gateHandlers } from '#src/ports/session/session-gate.ts';
import { sharePageFx } from '#src/ports/share.ts';
import { type Environment, appStarted } from '#src/ports/start.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { forgetShopperFx } from '#src/ports/storage/forget.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { type HandlerEntry, handle } from './handle.ts';
import { type MemoryHistory, memoryHistory } from './memory-history.ts';
import { type MemoryStorage, memoryStorage, store } from './memory-storage.ts';
import { silentPorts } from './silent-ports.ts';

/** Parts of a device that differ between its users. */
export interface MemoryDeviceOptions {
  /** Milliseconds since 1970. */
  clock: { readonly now: number };
  storage?: MemoryStorage;
  history?: MemoryHistory;
  /** Files that cannot be loaded; all can by default. */
  faults?: { isFileLost(): boolean };
  /** Fails by default. */
  loadScript?: () => Promise<void>;
  /** A new name at each call; constant by default. */
  id?: (of: 'nonce' | 'visitor') => string;
  /** Refused by default. */
  locate?: () => Promise<Position>;
}

export interface DevicePage {
  gate: SessionGate;
  lock?: RenewalLock;
  /** Handlers of the calls: of a backend, or of recorded answers. */
  calls: Iterable<HandlerEntry>;
  /** Never ends by default. */
  wait?: (ms: number) => Promise<void>;
  reload?: () => void;
  /** Never returns to the page by default. */
  leave?: (departure: Departure) => Promise<void>;
  forgetLog?: () => void;
  ports?: Iterable<HandlerEntry>;
}

/** A simulated browser: storage, history, clock and ports in memory. Lives longer than its pages. */
export interface MemoryDevice {
  storage: MemoryStorage;
  history: MemoryHistory;
  /** Handlers of all ports declared so far. */
  ports(page: DevicePage): Map<AnyEffect, PortHandler>;
  /** Starts a page in the scope forked with these ports. */
  start(scope: Scope, gate: SessionGate, environment: Environment): void;
}

const never = () => new Promise<never>(() => undefined);

/** Pairs of ports that store and read a value of the tab. */
const STORED = [
  [keepDetailsFx, recallDetailsFx],
  [keepMailFx, recallMailFx],
  [keepExpressFx, recallExpressFx],
] as const;

/**
 * Handles the ports of a shop without a browser. Other ports do nothing, see `silentPorts`.
 *
 * @example
 * const device = memoryDevice({ clock: { now: 0 } });
 * const { scope } = recordSession(device.ports({ gate, calls: httpHandlers(http, gate) }), () => 0);
 * device.start(scope, gate, sampleEnvironment);
 */
export function memoryDevice({
  clock,
  storage = memoryStorage(),
  history = memoryHistory({ path: '/', search: '', hash: '', key: 'start' }),
  faults,
  loadScript = () => Promise.reject(SCRIPT_ERROR),
  id = (of) => `${of}-1`,
  locate = () => Promise.reject({ reason: 'refused' }),
}: MemoryDeviceOptions): MemoryDevice {
  /** Without faults the handler is unchanged: a wrapper would add microtasks. */
  function file<Params, Value>(handler: (params: Params) => Promise<Value>, error?: unknown) {
    if (!faults) return handler;
    return async (params: Params) =>
      faults.isFileLost() ? Promise.reject(error) : handler(params);
  }
  const own: HandlerEntry[] = [
    handle(resolveSeoSearchFx, resolveSeoSearchHandler),
    handle(readClockFx, async () => clock.now),
    handle(
      readHolidaysFx,
      file(async ({ country }) => holidaysIn(holidayFile, country), HOLIDAYS_ERROR),
    ),
    handle(
      loadFeatureFx,
      file(async () => undefined),
    ),
    handle(loadScriptFx, file(loadScript, SCRIPT_ERROR)),
    handle(decideVariantFx, async () => noticeOnTestHost(history.current().search)),
    handle(makeVisitorFx, async () => id('visitor')),
    handle(makeNonceFx, async () => id('nonce')),
    handle(locateFx, locate),
    handle(takeReturnFx, async () => history.takeReturn()),
    handle(takeLinkFx, async () => history.takeLink()),
    handle(sharePageFx, async () => 'copied' as const),
    handle(writeStorageFx, async ({ area, key, value }) => store(storage[area], key, value)),
    handle(writeCookieFx, async ({ name, value }) => store(storage.cookies, name, value)),
    handle(navigateFx, async ({ to, replace }) => {
      await Promise.resolve();
      if (replace) history.replace(to);
      else history.push(to);
    }),
    ...STORED.flatMap(([keepFx, recallFx]): HandlerEntry[] => [
      [keepFx, async ({ kept }: { kept: unknown }) => void storage.values.set(keepFx, kept)],
      [recallFx, async () => storage.values.get(keepFx) ?? null],
    ]),
  ];
  return {
    storage,
    history,
    ports({ gate, lock = ownRenewalLock(), calls, ...page }) {
      return new Map<AnyEffect, PortHandler>([
        ...silentPorts(),
        ...own,
        ...gateHandlers(gate, lock),
        ...calls,
        handle(waitFx, ({ ms }) => (page.wait ?? never)(ms)),
        handle(keepSecretFx, (params) => keepSecret(params, gate)),
        handle(reloadFx, async () => page.reload?.()),
        handle(leaveSiteFx, page.leave ?? never),
        handle(forgetShopperFx, async () => {
          storage.forgetShopper();
          page.forgetLog?.();
        }),
        ...(page.ports ?? []),
      ]);
    },
    start(scope, gate, environment) {
      history.attach(scope);
      gate.onRefused = scopeBind(callRefused, { scope });
      scopeBind(appStarted, { scope })({ environment });
      if (history.hasLink()) scopeBind(followLink, { scope })();
    },
  };
}

/** The HTTP environment of the store at an address, without its `fetch`. */
export function httpOf({ host, location, storeOverride }: Environment) {
  const { site } = resolveNearestSite({ host, path: location.path, storeOverride });
  return { ...site, origin: '', keys: serviceKeysOf(site.brand) };
}
