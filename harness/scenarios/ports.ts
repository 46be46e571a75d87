import {
  type KeptDetails,
  keepDetailsFx,
  recallDetailsFx,
} from '#src/checkout/details/kept-details.ts';
import {
  type KeptExpress,
  keepExpressFx,
  recallExpressFx,
} from '#src/checkout/paypal-express/kept-express.ts';
import { keepMailFx } from '#src/checkout/steps/kept-mail.ts';
import { recallMailFx } from '#src/orders/mailed-to-model.ts';
import type { MailedTo } from '#src/orders/mailed-to.ts';
import { analyticsEmail } from '#src/analytics/email.ts';
import { campaignInAddress } from '#src/analytics/campaign-address.ts';
import { readCampaignFx } from '#src/analytics/campaign-model.ts';
import { hashEmailFx, readReferrerFx } from '#src/analytics/data-layer/page-data-model.ts';
import { nextHitchFx } from '#src/analytics/hitches-model.ts';
import { nextVitalFx } from '#src/analytics/vitals-model.ts';
import { tellEventFx } from '#src/analytics/tell-model.ts';
import { decideVariantFx } from '#src/consent/model.ts';
import { noticeOnTestHost } from '#src/experiments/decide.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { readHolidaysFx } from '#src/delivery-days/model.ts';
import holidayFile from '#src/delivery-days/holidays.json' with { type: 'json' };
import { holidaysIn } from '#src/delivery-days/read-holidays.ts';
import { nextDecisionsFx } from '#src/experiments/model.ts';
import { sha256 } from '#harness/backend/sha256.ts';
import type { PortHandler, PortHandlers } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { forgetShopperFx } from '#src/ports/storage/forget.ts';
import { locateFx } from '#src/ports/geolocation.ts';
import { holdFile } from '#src/ports/file-shelf.ts';
import { type FileFacts, inspectFileFx } from '#src/ports/held-files.ts';
import { makeNonceFx } from '#src/ports/nonce.ts';
import type { AnswerSamples } from '#src/ports/http/answer-samples.ts';
import {
  claimAutomaticFx,
  showReportFx,
  packReportFx,
  recallReportFx,
} from '#src/reports/report-model.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { takeLinkFx } from '#src/ports/mailed-link.ts';
import { leaveSiteFx } from '#src/ports/leave.ts';
import { readWordsFx, readWordsHandler } from '#src/listing/model.ts';
import { navigateFx, reloadFx } from '#src/ports/navigation.ts';
import { takeReturnFx } from '#src/ports/provider-return.ts';
import { ownRenewalLock } from '#src/ports/session/renewal-lock.ts';
import { SCRIPT_ERROR, loadScriptFx } from '#src/ports/scripts.ts';
import { keepSecret, keepSecretFx } from '#src/ports/session/secrets.ts';
import { type SessionGate, gateHandlers } from '#src/ports/session/session-gate.ts';
import { sharePageFx } from '#src/ports/share.ts';
import type { Environment } from '#src/ports/start.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import type { Device } from './device.ts';
import { PACKED } from './reports/report-steps.ts';
import type { CallQueue } from './call-queue.ts';
import { silentPorts } from './silent-ports.ts';
import type { Timers } from './timers.ts';

/** What the way back from a provider carries in scenarios. */
export const SCENARIO_NONCE = 'nonce-1';

/** What a report of a scenario comes to. */
const SCENARIO_SIGHT = {
  pages: 1,
  records: 212,
  calls: 31,
  failures: 0,
  bytes: PACKED.bytes,
  isCut: false,
  hasStudio: false,
};

/** Who analytics know the visitor of a scenario as. */
const SCENARIO_VISITOR = 'visitor-1';

export interface ScenarioPortsOptions {
  device: Device;
  environment: Environment;
  order: CallQueue;
  timers: Timers;
  gate: SessionGate;
  /** Is told of every request that leaves. */
  onRequest(method: string, path: string): void;
  onReload(): void;
  /** Keeps samples of raw answers. */
  sample: AnswerSamples;
}

/**
 * The handlers of every port for a page of a scenario: the device's backend, history and storage, a
 * clock that only steps and answers move, and on which only pauses count. Other tabs and other
 * people's scripts there are none.
 */
export function scenarioPorts(options: ScenarioPortsOptions): PortHandlers {
  const { device, timers, gate, onReload } = options;
  const handlers = new Map<AnyEffect, PortHandler>(silentPorts());
  for (const [effect, handler] of callHandlers(options)) handlers.set(effect, handler);
  for (const [effect, handler] of gateHandlers(gate, ownRenewalLock()))
    handlers.set(effect, handler);
  handlers.set(readWordsFx, readWordsHandler);
  handlers.set(waitFx, ({ ms }: { ms: number }) => timers.wait(ms));
  handlers.set(readClockFx, async () => device.clock.now);
  handlers.set(readHolidaysFx, async ({ country }: { country: string }) =>
    holidaysIn(holidayFile, country),
  );
  handlers.set(decideVariantFx, async () => noticeOnTestHost(device.history.current().search));
  handlers.set(makeVisitorFx, async () => SCENARIO_VISITOR);
  handlers.set(nextVitalFx, async () => device.measure());
  handlers.set(nextHitchFx, async () => device.hitch());
  handlers.set(nextDecisionsFx, async () => device.decide());
  handlers.set(readCampaignFx, async () => campaignInAddress(device.landing()));
  handlers.set(readReferrerFx, async () => '');
  handlers.set(hashEmailFx, async ({ email }: { email: string }) =>
    sha256(analyticsEmail(email) ?? ''),
  );
  handlers.set(
    tellEventFx,
    async ({ once }: { once?: string }) => once === undefined || device.claim(once),
  );
  handlers.set(locateFx, () => device.locate());
  handlers.set(loadScriptFx, () => Promise.reject(SCRIPT_ERROR));
  handlers.set(keepSecretFx, (params) => keepSecret(params, gate));
  handlers.set(makeNonceFx, async () => SCENARIO_NONCE);
  handlers.set(takeReturnFx, async () => device.history.takeReturn());
  handlers.set(takeLinkFx, async () => device.history.takeLink());
  handlers.set(packReportFx, async () => {
    holdFile(new Blob(['report']), PACKED.caseId);
    return PACKED;
  });
  handlers.set(recallReportFx, async () => null);
  handlers.set(claimAutomaticFx, async () => false);
  handlers.set(showReportFx, async () => SCENARIO_SIGHT);
  handlers.set(inspectFileFx, async ({ file }: { file: string }) => scenarioFile(file));
  handlers.set(sharePageFx, async () => 'copied');
  // Who leaves comes back by a visit.
  handlers.set(leaveSiteFx, () => new Promise(() => undefined));
  handlers.set(forgetShopperFx, async () => device.forgetShopper());
  handlers.set(reloadFx, async () => onReload());
  handlers.set(writeStorageFx, async ({ key, value }: { key: string; value: string | null }) =>
    device.write(key, value),
  );
  handlers.set(keepDetailsFx, async ({ kept }: { kept: KeptDetails | null }) =>
    device.keepDetails(kept),
  );
  handlers.set(keepMailFx, async ({ kept }: { kept: MailedTo | null }) => device.keepMail(kept));
  handlers.set(recallMailFx, async () => device.keptMail());
  handlers.set(recallDetailsFx, async () => device.keptDetails());
  handlers.set(keepExpressFx, async ({ kept }: { kept: KeptExpress | null }) =>
    device.keepExpress(kept),
  );
  handlers.set(recallExpressFx, async () => device.keptExpress());
  handlers.set(writeCookieFx, async ({ name, value }: { name: string; value: string | null }) =>
    device.writeCookie(name, value),
  );
  handlers.set(navigateFx, async ({ to, replace }: { to: string; replace: boolean }) => {
    await Promise.resolve();
    if (replace) device.history.replace(to);
    else device.history.push(to);
  });
  return handlers;
}

function callHandlers(options: ScenarioPortsOptions) {
  const { device, environment, order, gate, onRequest, sample } = options;
  const { site } = resolveNearestSite({
    host: environment.host,
    path: environment.location.path,
    storeOverride: environment.storeOverride,
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input as string, 'http://backend.example');
    onRequest(init?.method ?? 'GET', pathname);
    return order.add(() => device.fetch(input, init));
  };
  const keys = serviceKeysOf(site.brand);
  return httpHandlers({ ...site, fetch, origin: '', keys, sample }, gate);
}

/** What a scenario attaches is a picture, unless its key says that it is a program. */
function scenarioFile(file: string): FileFacts {
  if (file.startsWith('program')) return { kind: null, canBeShown: false };
  holdFile(new Blob([PICTURE_HEAD]), file);
  return { kind: 'png', canBeShown: false };
}

/** Of a picture of 4 by 3 points. */
const PICTURE_HEAD = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4,
  0, 0, 0, 3, 8, 2, 0, 0, 0,
]);
