import { type InProcessBackend, createInProcessBackend } from '#harness/backend/in-process.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { recallDetailsFx } from '#src/checkout/details/kept-details.ts';
import {
  type KeptExpress,
  keepExpressFx,
  recallExpressFx,
} from '#src/checkout/paypal-express/kept-express.ts';
import { recallMailFx } from '#src/orders/mailed-to-model.ts';
import type { PortHandler, PortHandlers } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits } from '#src/event-log/units.ts';
import { copyTextFx } from '#src/ports/clipboard.ts';
import holidayFile from '#src/delivery-days/holidays.json' with { type: 'json' };
import { readHolidaysFx } from '#src/delivery-days/model.ts';
import { holidaysIn } from '#src/delivery-days/read-holidays.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { locateFx } from '#src/ports/geolocation.ts';
import { makeNonceFx } from '#src/ports/nonce.ts';
import { type WriteSample, createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import type { HttpEnvironment } from '#src/ports/http/environment.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { type Departure, leaveSiteFx } from '#src/ports/leave.ts';
import { type MailedLink, takeLinkFx } from '#src/ports/mailed-link.ts';
import { navigateFx, reloadFx } from '#src/ports/navigation.ts';
import { readWordsFx, readWordsHandler } from '#src/listing/model.ts';
import { loadPartFx } from '#src/ports/late.ts';
import { type ProviderReturn, takeReturnFx } from '#src/ports/provider-return.ts';
import { ownRenewalLock } from '#src/ports/session/renewal-lock.ts';
import {
  type SessionGate,
  createSessionGate,
  gateHandlers,
} from '#src/ports/session/session-gate.ts';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { keepSecret, keepSecretFx } from '#src/ports/session/secrets.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { tellTabsFx } from '#src/ports/tabs.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** Which shop runs without a browser, and on what world. */
export interface InProcessShopOptions {
  brand: Brand;
  /** Two letters, lower case. */
  country: string;
  seed?: number;
  rules?: readonly BackendRule[];
  /** Told where the model wants to go; the driver answers with the input. */
  onNavigate?(to: string): void;
  /** Told where the model sends the shopper. */
  onLeave?(departure: Departure): void;
  /** What the shopper has brought from a payment provider. */
  takeReturn?(): ProviderReturn;
  /** Told of every request: `PUT /wcs/…`. */
  onRequest?(line: string): void;
}

/** A shop without a browser: the handlers to fork its scope with. */
export interface InProcessShop {
  handlers: PortHandlers;
  /** Tell it who hears of refused calls: `gate.onRefused = scopeBind(callRefused, { scope })`. */
  gate: SessionGate;
  backend: InProcessBackend;
  /** What the tab keeps of PayPal express. */
  keptExpress(): KeptExpress | null;
  setKeptExpress(kept: KeptExpress | null): void;
  /** Samples of raw answers and requests are written from now on, as `RecordedSession.sample` takes them. */
  sampleInto(write: WriteSample): void;
  /** Lets everything that is on its way come back: calls, and what they make follow. */
  settle(): Promise<void>;
}

/**
 * The ports of a shop without a browser: the simulated backend in this process, timers that never
 * fire by themselves, storage and tabs that accept everything.
 */
export function inProcessShop(options: InProcessShopOptions): InProcessShop {
  const { brand, country, seed = 1, rules = [], onNavigate = () => undefined, onRequest } = options;
  const backend = createInProcessBackend({ seed, rules, wait: async () => undefined });
  const site = storeOfCountry(brand, country);
  let underWay = 0;
  let express: KeptExpress | null = null;
  // A call is under way until it has been read as well: what reads it may be loaded with the first.
  const counted =
    (handler: PortHandler): PortHandler =>
    async (params) => {
      underWay += 1;
      try {
        return await handler(params);
      } finally {
        underWay -= 1;
      }
    };
  const gate = createSessionGate();
  const fetch: typeof backend.fetch = (input, init) => {
    onRequest?.(`${init?.method ?? 'GET'} ${input as string}`);
    return backend.fetch(input, init);
  };
  let keepSample: HttpEnvironment['sample'];
  const sample: HttpEnvironment['sample'] = (...answer) => keepSample?.(...answer);
  const keys = serviceKeysOf(brand);
  const calls = httpHandlers({ ...site, fetch, origin: '', keys, sample }, gate);
  const handlers = new Map<AnyEffect, PortHandler>([
    ...silent(),
    ...[...calls].map(([effect, handler]) => [effect, counted(handler)] as const),
    ...gateHandlers(gate, ownRenewalLock()),
    [readWordsFx, readWordsHandler],
    [waitFx, () => new Promise(() => undefined)],
    [readClockFx, () => Promise.resolve(0)],
    [readHolidaysFx, async ({ country }: { country: string }) => holidaysIn(holidayFile, country)],
    [locateFx, () => Promise.reject({ reason: 'refused' })],
    [writeStorageFx, () => Promise.resolve()],
    [recallDetailsFx, () => Promise.resolve(null)],
    [recallMailFx, () => Promise.resolve(null)],
    [keepExpressFx, async ({ kept }: { kept: KeptExpress | null }) => void (express = kept)],
    [recallExpressFx, async () => express],
    [writeCookieFx, () => Promise.resolve()],
    [loadPartFx, () => Promise.resolve()],
    [loadScriptFx, () => Promise.reject(SCRIPT_ERROR)],
    [tellTabsFx, () => Promise.resolve()],
    [copyTextFx, () => Promise.resolve()],
    [reloadFx, () => Promise.resolve()],
    [keepSecretFx, (params) => keepSecret(params, gate)],
    [makeNonceFx, async () => 'nonce-1'],
    [takeReturnFx, async () => options.takeReturn?.() ?? {}],
    [takeLinkFx, async (): Promise<MailedLink> => ({ purpose: 'none' })],
    [
      leaveSiteFx,
      (departure: Departure) => {
        options.onLeave?.(departure);
        return new Promise(() => undefined);
      },
    ],
    [navigateFx, async ({ to }: { to: string }) => onNavigate(to)],
  ]);
  async function turn(): Promise<void> {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return {
    handlers,
    gate,
    backend,
    keptExpress: () => express,
    setKeptExpress: (kept) => void (express = kept),
    sampleInto: (write) => void (keepSample = createAnswerSamples(write)),
    async settle() {
      for (let quiet = 0; quiet < 3; quiet = underWay === gate.held ? quiet + 1 : 0) await turn();
    },
  };
}

/** What nobody listens to: every port that is declared by now. */
function silent(): [AnyEffect, PortHandler][] {
  return declaredUnits().flatMap(({ kind, unit }): [AnyEffect, PortHandler][] =>
    kind === 'port' ? [[unit, () => Promise.resolve()]] : [],
  );
}
