import { boolean, enums, nullable, object, string } from 'superstruct';
import { MailedTo } from '../../orders/mailed-to.ts';
import { fact, feature, state } from '../../event-log/units.ts';
import { signedOutElsewhere } from '../../session/model.ts';

feature('checkout');

/** PAY-01: the order was placed; `pending` awaits the money. */
export const orderPlaced = fact(
  'checkout/orderPlaced',
  object({ orderId: string(), status: enums(['success', 'pending']) }),
);

/** True while a payment is unresolved: no redirects meanwhile. */
export const $isPaying = state('checkout/isPaying', false, boolean());

/**
 * Email address typed for an order. Kept after the details are cleared, because the confirmation
 * shows it.
 */
export const $mailedTo = state('checkout/mailedTo', null, nullable(MailedTo));
$mailedTo.on(signedOutElsewhere, () => null);
