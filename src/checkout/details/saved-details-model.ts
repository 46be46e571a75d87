import { combine, sample } from 'effector';
import { nullable } from 'superstruct';
import { feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { $orderId } from '../../session/model.ts';
import { NO_ORDER } from '../../session/session.ts';
import { $mailedTo } from '../steps/placed-model.ts';
import { stepOpened } from '../steps/steps-model.ts';
import { addressesOf } from '../../address/book.ts';
import { $addressBook } from './address-book/address-book-model.ts';
import { optionsOf } from './delivery/delivery.ts';
import { $delivery, readDelivery } from './delivery/delivery-model.ts';
import { forgetDetails } from './delivery/details-open-model.ts';
import { $typed } from './details-model.ts';
import { planSaved } from './details-save-model.ts';
import { $knownDelivery, shippingInfoFx, usableBillingAddressFx } from './known-details-model.ts';
import { SavedDetails, knownOf, savedOf } from './saved-details.ts';

feature('checkout');

/** Delivery, billing and email as saved in the backend; `null` while unknown. */
export const $savedDetails = state<SavedDetails | null>(
  'checkout/savedDetails',
  null,
  nullable(SavedDetails),
);

const saved = sample({
  clock: planSaved,
  source: $addressBook,
  fn: (book, plan) => savedOf(plan, addressesOf(book)),
});
const known = sampleStores({
  clock: usableBillingAddressFx.doneData,
  source: { info: $knownDelivery, saved: $savedDetails, typed: $typed },
  fn: ({ info, saved: before, typed }, billable) => {
    const email = typed.shipping.draft.email || typed.billing.draft.email;
    return before || !info ? undefined : knownOf(info, billable, email);
  },
}).filterMap((found) => found);

$savedDetails
  .on(saved, (_, details) => details)
  .on(known, (_, details) => details)
  .reset(forgetDetails);

// After a reload or in another tab, read the saved details from the backend.
const unknownAtPayment = sample({
  clock: stepOpened,
  source: $savedDetails,
  filter: (details, { stage }) => stage === 'payment' && details === null,
});
sample({ clock: unknownAtPayment, target: shippingInfoFx });
sample({
  clock: unknownAtPayment,
  source: $delivery,
  filter: ({ status }) => status === 'unknown',
  target: readDelivery,
});

/** Shipping option that was saved. */
export const $savedOption = combine(
  $savedDetails,
  $delivery,
  (details, delivery) => optionsOf(delivery).find(({ id }) => id === details?.optionId) ?? null,
);

const $mailing = combine($savedDetails, $typed, $orderId, (details, typed, orderId) => {
  const email = details?.email ?? (typed.shipping.draft.email || typed.billing.draft.email);
  return email === '' || orderId === NO_ORDER ? null : { orderId, email };
});
// A `null` does not clear the address: placing the order clears the details.
$mailedTo.on(
  sample({ clock: [$savedDetails, $typed], source: $mailing }),
  (before, mailing) => mailing ?? before,
);
