import { boolean, enums, nullable, object, string } from 'superstruct';
import { MailedTo } from '../../orders/mailed-to.ts';
import { buyerSignedOut } from '../incoming.ts';
import { fact, state } from '../../event-log/units.ts';

/** PAY-01: the bag has become an order; `pending` waits for the money. */
export const orderPlaced = fact(
  'checkout/orderPlaced',
  object({ orderId: string(), status: enums(['success', 'pending']) }),
);

/** What becomes of the bag is being found out: nobody is sent away meanwhile. */
export const $isPaying = state('checkout/isPaying', false, boolean());

/** Where the mails of which order go, as far as it was typed here. It outlives the details, and is said with the order. */
export const $mailedTo = state('checkout/mailedTo', null, nullable(MailedTo));
$mailedTo.on(buyerSignedOut, () => null);
