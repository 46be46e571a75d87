import { sha256 } from '#harness/backend/sha256.ts';
import { campaignInAddress } from '#src/analytics/campaign-address.ts';
import { readCampaignFx } from '#src/analytics/campaign-model.ts';
import { hashEmailFx, readReferrerFx } from '#src/analytics/data-layer/page-data-model.ts';
import { analyticsEmail } from '#src/analytics/email.ts';
import { type PageIssue, nextPageIssueFx } from '#src/analytics/long-tasks-model.ts';
import { trackEventFx } from '#src/analytics/track-model.ts';
import type { Vital } from '#src/analytics/vitals.ts';
import { nextVitalFx } from '#src/analytics/vitals-model.ts';
import type { Decision } from '#src/experiments/decide.ts';
import { nextDecisionsFx } from '#src/experiments/model.ts';
import { type HandlerEntry, handle } from './handle.ts';

/** Measurements of a device, each reported once. */
export interface Measurements {
  vitals?: readonly Vital[] | undefined;
  hitches?: readonly PageIssue[] | undefined;
  decisions?: readonly Decision[] | undefined;
  /** Query of the address of its first page. */
  landing?: string | undefined;
}

/** Handlers of the measuring ports. Separate, because their models load lazily. */
export function measuringPorts({ landing = '', ...given }: Measurements = {}): HandlerEntry[] {
  const claimed = new Set<string>();
  const vitals = [...(given.vitals ?? [])];
  const hitches = [...(given.hitches ?? [])];
  const decisions = given.decisions ? [[...given.decisions]] : [];
  const landings = [landing];
  return [
    handle(nextVitalFx, async () => vitals.shift() ?? null),
    handle(nextPageIssueFx, async () => hitches.shift() ?? null),
    handle(nextDecisionsFx, async () => decisions.shift() ?? null),
    handle(readCampaignFx, async () => campaignInAddress(landings.shift() ?? '')),
    handle(readReferrerFx, async () => ''),
    handle(hashEmailFx, async ({ email }) => sha256(analyticsEmail(email) ?? '')),
    handle(
      trackEventFx,
      async ({ once }) => once === undefined || (!claimed.has(once) && Boolean(claimed.add(once))),
    ),
  ];
}
