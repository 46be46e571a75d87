/** Analytics of visitors with consent. */
import { readCampaignFx } from '../../../analytics/campaign-model.ts';
import { tellCallsFx, loadTagsFx } from '../../../analytics/data-layer/measuring-model.ts';
import {
  hashEmailFx,
  readReferrerFx,
  tellPageFx,
} from '../../../analytics/data-layer/page-data-model.ts';
import {
  hashEmail,
  readCampaign,
  readReferrer,
  tellCalls,
  tellEvent,
  tellPage,
} from '../../../analytics/port-handlers.ts';
import { nextPageIssueFx } from '../../../analytics/long-tasks-model.ts';
import { nextVitalFx } from '../../../analytics/vitals-model.ts';
import { nextDecisionsFx } from '../../../experiments/model.ts';
import { nextDecisions } from '../../../experiments/port-handlers.ts';
import { trackEventFx } from '../../../analytics/track-model.ts';
import { importWithRetry } from '../../../kernel/lazy-import.ts';
import { nextPageIssue } from '../../../ports/browser/measuring/long-tasks.ts';
import { loadTagManager } from '../../../ports/browser/scripts/tag-manager.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';
import tagHosts from '../../../store-config/tag-hosts.json' with { type: 'json' };
import './events.ts';
import './experiments.ts';
import './gender.ts';
import './page-data.ts';
import './reports.ts';

/** Loads the vitals' file lazily; null without it. */
async function lateVital() {
  try {
    const { nextVital } = await importWithRetry(
      () => import('../../../ports/browser/measuring/vitals.ts'),
    );
    return await nextVital();
  } catch {
    return null;
  }
}

export const portHandlers: FeatureHandlers = [
  [readCampaignFx, readCampaign],
  [readReferrerFx, readReferrer],
  [hashEmailFx, hashEmail],
  [tellCallsFx, tellCalls],
  [tellPageFx, tellPage],
  [trackEventFx, tellEvent],
  [nextVitalFx, lateVital],
  [nextPageIssueFx, nextPageIssue],
  [loadTagsFx, () => loadTagManager(tagHosts)],
  [nextDecisionsFx, nextDecisions],
];
