/** From the bag to the order. */
import { sample } from 'effector';
import '../../checkout/details/address-book/address-book-model.ts';
import { openDetails, leaveDetails } from '../../checkout/details/delivery/details-open-model.ts';
import '../../checkout/details/details-save-model.ts';
import {
  KeptDetails,
  keepDetailsFx,
  recallDetailsFx,
} from '../../checkout/details/kept-details.ts';
import '../../checkout/details/kept-details-model.ts';
import '../../checkout/details/known-details-model.ts';
import { orderPlaced } from '../../checkout/steps/placed-model.ts';
import '../../checkout/steps/price-model.ts';
import '../../checkout/details/delivery/quoted-delivery-model.ts';
import '../../checkout/details/sign-up-model.ts';
import { locate } from '../../ports/browser/locate.ts';
import { readTabValue, writeTabValue } from '../../ports/browser/tab-store.ts';
import {
  leaveCheckout,
  openStep,
  stepOpened,
  stepRefused,
} from '../../checkout/steps/steps-model.ts';
import { pathOfStage } from '../../checkout/steps/steps.ts';
import { pathBelow } from '../../kernel/site-path.ts';
import { showNotice } from '../../notices/model.ts';
import { locateFx } from '../../ports/geolocation.ts';
import { $location, navigateFx } from '../../ports/navigation.ts';
import { type PartModule, inPart, whenPart } from '../../ports/parts.ts';
import { readClockFx, readClockHandler } from '../../ports/read-clock.ts';
import { tellTabsFx } from '../../ports/tabs.ts';
import { $basename } from '../../store-config/model.ts';
import { paymentPorts } from '../payment-part.ts';
import { $page, pageEntered } from '../../pages/model.ts';

const entered = sample({
  clock: [inPart('checkout', pageEntered), whenPart('checkout')],
  source: { page: $page, location: $location, basename: $basename },
});
const stepEntered = entered.filterMap(({ page, location, basename }) => {
  if (page.kind !== 'checkout') return undefined;
  const { stage } = page;
  const isLegacy = pathBelow(location.path, basename) !== pathOfStage(stage);
  return { stage, isLegacy, to: basename + pathOfStage(stage) + location.search };
});

sample({
  clock: stepEntered,
  filter: ({ isLegacy }) => !isLegacy,
  fn: ({ stage }) => ({ stage }),
  target: openStep,
});
// RTE-09…11: the legacy paths are real, and lead to the stepper's.
sample({
  clock: stepEntered,
  filter: ({ isLegacy }) => isLegacy,
  fn: ({ to }) => ({ to, replace: true }),
  target: navigateFx,
});
sample({
  clock: entered,
  filter: ({ page }) => page.kind !== 'checkout',
  target: leaveCheckout,
});

// On the bag's page nothing of the checkout is left to say why.
sample({
  clock: stepRefused,
  filter: ({ to }) => to === 'bag',
  fn: ({ reason }) => ({
    severity: 'warning' as const,
    key: `cart:checkout.${reason}`,
    params: {},
    ms: 10_000,
  }),
  target: showNotice,
});

sample({
  clock: orderPlaced,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});

// The step with the delivery and the addresses, while it is there.
sample({
  clock: stepOpened.filter({ fn: ({ stage }) => stage === 'shipping' }),
  target: openDetails,
});
sample({
  clock: [leaveCheckout, openStep.filter({ fn: ({ stage }) => stage !== 'shipping' })],
  target: leaveDetails,
});

/** Not one that the log reads at the start: a draft is personal. */
const DETAILS_KEY = 'selvedge-checkout';

/** The browser's handlers of the ports of this part. */
export const portHandlers: PartModule['portHandlers'] = [
  ...paymentPorts,
  [
    keepDetailsFx,
    async ({ kept }: { kept: KeptDetails | null }) => writeTabValue(DETAILS_KEY, kept),
  ],
  [recallDetailsFx, async () => readTabValue(DETAILS_KEY, KeptDetails)],
  [locateFx, locate],
  [readClockFx, readClockHandler],
];
