import { captchaHandlers } from '../../../captcha/port-handlers.ts';
import {
  StoredDetails,
  keepDetailsFx,
  recallDetailsFx,
} from '../../../checkout/details/stored-details.ts';
import {
  STORED_EXPRESS_KEY,
  StoredExpress,
  keepExpressFx,
  recallExpressFx,
} from '../../../checkout/paypal-express/stored-express.ts';
import { keepMailFx } from '../../../checkout/steps/stored-email-model.ts';
import { recallMailFx } from '../../../orders/mailed-to-model.ts';
import { StoredEmail, MAILED_TO_KEY } from '../../../orders/mailed-to.ts';
import { leaveSite } from '../../../ports/browser/page/leave-site.ts';
import { locate } from '../../../ports/browser/locate.ts';
import { readTabValue, writeTabValue } from '../../../ports/browser/storage/tab-store.ts';
import { takeReturn } from '../../../ports/browser/take-return.ts';
import { locateFx } from '../../../ports/geolocation.ts';
import type { FeatureHandlers } from '../../../ports/features.ts';
import { type Departure, leaveSiteFx } from '../../../ports/leave.ts';
import { makeNonce, makeNonceFx } from '../../../ports/nonce.ts';
import { takeReturnFx } from '../../../ports/provider-return.ts';
import { readClockFx, readClockHandler } from '../../../ports/read-clock.ts';
import { keepSecret, keepSecretFx } from '../../../ports/session/secrets.ts';
import { PROVIDER_HOSTS } from '../../../commerce/payment-methods.mjs';

/** Excluded from the log's start snapshot, because a draft is personal. */
const DETAILS_KEY = 'selvedge-checkout';

/** Browser handlers of the ports of purchase and orders. */
export const portHandlers: FeatureHandlers = [
  [
    keepDetailsFx,
    async ({ kept }: { kept: StoredDetails | null }) => writeTabValue(DETAILS_KEY, kept),
  ],
  [keepMailFx, async ({ kept }: { kept: unknown }) => writeTabValue(MAILED_TO_KEY, kept)],
  [recallMailFx, async () => readTabValue(MAILED_TO_KEY, StoredEmail)],
  [recallDetailsFx, async () => readTabValue(DETAILS_KEY, StoredDetails)],
  [
    keepExpressFx,
    async ({ kept }: { kept: StoredExpress | null }) => writeTabValue(STORED_EXPRESS_KEY, kept),
  ],
  [recallExpressFx, async () => readTabValue(STORED_EXPRESS_KEY, StoredExpress)],
  [locateFx, locate],
  [readClockFx, readClockHandler],
  [keepSecretFx, keepSecret],
  [leaveSiteFx, (departure: Departure) => leaveSite(departure, PROVIDER_HOSTS)],
  [makeNonceFx, makeNonce],
  [takeReturnFx, takeReturn],
  ...captchaHandlers,
];
