/** Connects the checkout with pages, notices and other tabs. */
import { sample } from 'effector';
import { connectRoutes } from '../../../event-log/decisions.ts';
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
import { type Stage, pathOfStage } from '../../../checkout/steps/steps.ts';
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

interface PageOutputs {
  openStep?: { stage: Stage };
  leaveCheckout?: void;
  navigate?: { to: string; replace: boolean };
}

connectRoutes({
  clock: [pageEntered, whenLoaded('checkout')],
  source: $pageAt,
  route(_, { page, location, basename }): PageOutputs {
    if (page.kind !== 'checkout') return { leaveCheckout: undefined };
    const { stage } = page;
    const path = pathOfStage(stage);
    if (pathBelow(location.path, basename) === path) return { openStep: { stage } };
    // RTE-09…11: legacy paths redirect to the stepper's.
    return { navigate: { to: basename + path + location.search, replace: true } };
  },
  target: { openStep, leaveCheckout, navigate: navigateFx },
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
