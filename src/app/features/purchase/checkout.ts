/** Connects the checkout with pages, notices and other tabs. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import '../../../checkout/details/address-book/address-book-model.ts';
import {
  openDetails,
  leaveDetails,
} from '../../../checkout/details/delivery/details-open-model.ts';
import '../../../checkout/details/details-save-model.ts';
import '../../../checkout/details/stored-details-model.ts';
import '../../../checkout/details/gone-address-model.ts';
import '../../../checkout/details/known-details-model.ts';
import '../../../checkout/steps/stored-email-model.ts';
import { orderPlaced } from '../../../checkout/steps/placed-model.ts';
import '../../../checkout/payment/pay/changed-total-model.ts';
import '../../../checkout/details/delivery/quoted-delivery-model.ts';
import '../../../checkout/details/renewed-model.ts';
import '../../../checkout/details/saved-details-model.ts';
import '../../../checkout/details/sign-up-model.ts';
import '../../../checkout/details/told-form-model.ts';
import {
  leaveCheckout,
  openStep,
  stepOpened,
  stepRefused,
} from '../../../checkout/steps/steps-model.ts';
import { pathOfStage } from '../../../checkout/steps/steps.ts';
import { pathBelow } from '../../../kernel/site-path.ts';
import { showNotice } from '../../../notices/model.ts';
import { notice } from '../../../notices/notices.ts';
import { navigateFx } from '../../../ports/navigation.ts';
import { $start } from '../../../ports/start.ts';
import { tellTabsFx } from '../../../ports/tabs.ts';
import { bagWaitsFlag } from '../../../session/stored-session-model.ts';
import { $pageAt, pageEntered } from '../../../pages/model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('checkout');

const entered = sample({
  clock: [pageEntered, whenLoaded('checkout')],
  source: $pageAt,
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
// RTE-09…11: legacy paths redirect to the stepper's.
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

// The bag's page shows the reason as a notice.
sample({
  clock: stepRefused,
  source: $start,
  // Another notice says that the bag is stored in the account.
  filter: ({ storage }, { to, reason }) =>
    to === 'bag' && (reason !== 'bag-empty' || bagWaitsFlag.read(storage) === null),
  fn: (_, { reason }) =>
    notice(
      'warning',
      reason === 'bag-short' ? 'cart:checkout.bag-short' : 'cart:checkout.bag-empty',
      10_000,
    ),
  target: showNotice,
});

sample({
  clock: orderPlaced,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});

// Step with delivery and addresses.
sample({
  clock: stepOpened.filter({ fn: ({ stage }) => stage === 'shipping' }),
  target: openDetails,
});
sample({
  clock: [leaveCheckout, openStep.filter({ fn: ({ stage }) => stage !== 'shipping' })],
  target: leaveDetails,
});
