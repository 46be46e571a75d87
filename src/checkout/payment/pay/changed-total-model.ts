import { combine, sample } from 'effector';
import { nullable } from 'superstruct';
import { fact, feature, input, state } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { $isAhead, $quotedDelivery } from '../../details/delivery/quoted-delivery-model.ts';
import { $chosenOption } from '../../details/delivery/delivery-model.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { $checkout, completeDetails, leaveCheckout } from '../../steps/steps-model.ts';
import { ChangedTotal, SeenTotal, changedTotal } from './changed-total.ts';
import { $checkoutSums, $toBuy } from './payable-model.ts';
import { $bagPage } from '../../../cart/bag/bag-model.ts';

feature('checkout');

/** The shopper accepts the changed total. */
export const acceptTotal = input('checkout/acceptTotal', noPayload());
/**
 * The total differs from the one first seen or last accepted; in minor units, without the method
 * fee.
 */
export const totalChanged = fact('checkout/totalMoved', ChangedTotal);

/** Order and total last shown to the shopper. */
const $seenTotal = state('checkout/seenTotal', null, nullable(SeenTotal));
const $changedTotal = state('checkout/movedTotal', null, nullable(ChangedTotal));

const $now = combine(
  { bag: $toBuy, isAhead: $isAhead, option: $chosenOption, checkout: $checkout },
  ({ bag, isAhead, option, checkout }): SeenTotal | null =>
    bag && checkout.status !== 'closed'
      ? { orderId: bag.orderId, total: bag.total, optionId: isAhead && option ? option.id : null }
      : null,
);

const shown = sampleStores({
  clock: [$bagPage.updates, $quotedDelivery, $isAhead, $chosenOption, $checkout],
  source: { seen: $seenTotal, moved: $changedTotal, now: $now },
}).filterMap(({ seen, now, moved }) =>
  now && !isSame(seen, now) ? { now, moved, next: changedTotal(seen, now, moved) } : undefined,
);

sample({
  clock: shown.filterMap(({ moved, next }) =>
    next && (next.from !== moved?.from || next.to !== moved.to) ? next : undefined,
  ),
  target: totalChanged,
});

$seenTotal.on(shown, (_, { now }) => now).on([leaveCheckout, orderPlaced], () => null);
$changedTotal
  .on(shown, (_, { next }) => next)
  .on([acceptTotal, completeDetails, leaveCheckout, orderPlaced], () => null);

/** Old and new total, fee included, as shown beside the button and in the summary. */
export const $shownChange = combine($changedTotal, $checkoutSums, (moved, sums) =>
  moved && sums ? { from: moved.from + sums.fee, to: sums.total } : null,
);

function isSame(seen: SeenTotal | null, now: SeenTotal): boolean {
  return (
    seen?.orderId === now.orderId && seen.total === now.total && seen.optionId === now.optionId
  );
}
