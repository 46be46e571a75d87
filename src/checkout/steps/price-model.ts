import { sample } from 'effector';
import { integer, nullable, object, string } from 'superstruct';
import type { CartDetails } from '../../cart/bag/contract.ts';
import { fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { orderPlaced } from './placed-model.ts';
import { $checkout, completeDetails, leaveCheckout } from './steps-model.ts';
import { bagPageChanged } from '../incoming.ts';

const Moved = object({ from: integer(), to: integer() });

/** The shopper has seen that the price is another one. */
export const acceptTotal = input('checkout/acceptTotal', nothing());
/** What the goods cost is not what it was when the shopper came; in minor units, without the delivery. */
export const totalMoved = fact('checkout/totalMoved', Moved);

/** What the goods of which order cost when the shopper saw them last. */
const $seenTotal = state(
  'checkout/seenTotal',
  null,
  nullable(object({ orderId: string(), goods: integer() })),
);
export const $movedTotal = state('checkout/movedTotal', null, nullable(Moved));

/** What is to pay but for the delivery, which the shopper chooses here. */
function goodsOf({ total, shipping }: CartDetails): number {
  return total - shipping;
}

const shown = sample({
  clock: bagPageChanged,
  source: { seen: $seenTotal, checkout: $checkout },
  fn: ({ seen, checkout }, page) => ({ seen, checkout, page }),
}).filterMap(({ seen, checkout, page }) =>
  page.status === 'loaded' && checkout.status !== 'closed'
    ? { seen, orderId: page.details.orderId, goods: goodsOf(page.details) }
    : undefined,
);

sample({
  clock: shown.filterMap(({ seen, orderId, goods }) =>
    seen?.orderId === orderId && seen.goods !== goods ? { from: seen.goods, to: goods } : undefined,
  ),
  target: totalMoved,
});

$seenTotal
  .on(shown, (_, { orderId, goods }) => ({ orderId, goods }))
  .on([leaveCheckout, orderPlaced], () => null);
$movedTotal
  .on(totalMoved, (earlier, { from, to }) => {
    const first = earlier?.from ?? from;
    return first === to ? null : { from: first, to };
  })
  .on([acceptTotal, completeDetails, leaveCheckout, orderPlaced], () => null);
