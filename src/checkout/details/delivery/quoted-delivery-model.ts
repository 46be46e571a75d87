import { combine, sample } from 'effector';
import { boolean } from 'superstruct';
import type { CartDetails } from '../../../cart/bag/contract.ts';
import type { Money } from '../../../commerce/money.ts';
import { state } from '../../../event-log/units.ts';
import { $chosenOption } from './delivery-model.ts';
import { completeDetails } from '../../steps/steps-model.ts';
import { $isDetailsOpen, forgetDetails, leaveDetails, openDetails } from './details-open-model.ts';
import { bagRead } from '../../incoming.ts';

/** The chosen delivery is not in the bag's sums yet: the backend hears of it with the addresses. */
export const $isAhead = state('checkout/isAhead', false, boolean());
/** The backend has heard of it. */
const $isDeliverySaved = state('checkout/isDeliverySaved', false, boolean());
$isDeliverySaved.on(completeDetails, () => true).reset([openDetails, forgetDetails]);

$isAhead
  .on(openDetails, () => true)
  // What was chosen and not sent is not what is paid.
  .on(
    sample({ clock: leaveDetails, source: $isDeliverySaved }),
    (isAhead, isSaved) => isAhead && isSaved,
  )
  .on(sample({ clock: bagRead, source: $isDetailsOpen }), (isAhead, isOpen) => isAhead && isOpen)
  .reset(forgetDetails);

/** The chosen way with what it costs, in minor units, until the bag's sums have it; `null` then. */
export const $quotedDelivery = combine($isAhead, $chosenOption, (isAhead, option) =>
  isAhead && option ? { price: option.price, code: option.code } : null,
);

/** The bag as it will be with that delivery. */
export function withDelivery(
  details: CartDetails,
  quoted: { price: Money; code: string } | null,
): CartDetails {
  if (quoted === null) return details;
  const { price: shipping, code: deliveryCode } = quoted;
  const total = details.total - details.shipping + shipping;
  return { ...details, shipping, total, deliveryCode };
}
