/** From the bag to the order. */
import { sample } from 'effector';
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
import { $pageAt } from '../../../pages/model.ts';
import { checkoutPageSeen } from './inbox.ts';

const entered = sample({
  clock: checkoutPageSeen,
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
  source: $start,
  // Where the bag waits in the account that is said already.
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

// The step with the delivery and the addresses, while it is there.
sample({
  clock: stepOpened.filter({ fn: ({ stage }) => stage === 'shipping' }),
  target: openDetails,
});
sample({
  clock: [leaveCheckout, openStep.filter({ fn: ({ stage }) => stage !== 'shipping' })],
  target: leaveDetails,
});
