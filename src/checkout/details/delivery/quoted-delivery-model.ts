import { combine, sample } from 'effector';
import { boolean } from 'superstruct';
import type { CartDetails } from '../../../cart/bag/contract.ts';
import type { Money } from '../../../commerce/money.ts';
import { feature, state } from '../../../event-log/units.ts';
import { $chosenOption } from './delivery-model.ts';
import { completeDetails } from '../../steps/steps-model.ts';
import { $isDetailsOpen, forgetDetails, leaveDetails, openDetails } from './details-open-model.ts';
import { detailsLoaded } from '../../../cart/bag/details-model.ts';

feature('checkout');

/** True while the bag's totals lack the chosen delivery: it is sent together with the addresses. */
export const $isAhead = state('checkout/isAhead', false, boolean());
/** True once the chosen delivery was sent. */
const $isDeliverySaved = state('checkout/isDeliverySaved', false, boolean());
$isDeliverySaved.on(completeDetails, () => true).reset([openDetails, forgetDetails]);

$isAhead
  .on(openDetails, () => true)
  // A choice that was never sent does not count after leaving the step.
  .on(
    sample({ clock: leaveDetails, source: $isDeliverySaved }),
    (isAhead, isSaved) => isAhead && isSaved,
  )
  .on(
    sample({ clock: detailsLoaded, source: $isDetailsOpen }),
    (isAhead, isOpen) => isAhead && isOpen,
  )
  .reset(forgetDetails);

/**
 * Chosen delivery with its price in minor units while the bag's totals lack it; `null` otherwise.
 */
export const $quotedDelivery = combine($isAhead, $chosenOption, (isAhead, option) =>
  isAhead && option ? { price: option.price, code: option.code } : null,
);

/** Returns the bag with the price and code of that delivery in its totals. */
export function withDelivery(
  details: CartDetails,
  quoted: { price: Money; code: string } | null,
): CartDetails {
  if (quoted === null) return details;
  const { price: shipping, code: deliveryCode } = quoted;
  const total = details.total - details.shipping + shipping;
  return { ...details, shipping, total, deliveryCode };
}
