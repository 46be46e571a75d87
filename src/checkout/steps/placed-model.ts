import { boolean, enums, object, string } from 'superstruct';
import { fact, state } from '../../event-log/units.ts';

/** PAY-01: the bag has become an order; `pending` waits for the money. */
export const orderPlaced = fact(
  'checkout/orderPlaced',
  object({ orderId: string(), status: enums(['success', 'pending']) }),
);

/** What becomes of the bag is being found out: nobody is sent away meanwhile. */
export const $isPaying = state('checkout/isPaying', false, boolean());
