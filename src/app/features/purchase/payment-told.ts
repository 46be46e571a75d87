import { combine, sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import {
  $globalErrorHandlerMessage,
  $payment,
} from '../../../checkout/payment/pay/payment-model.ts';
import { isUnderWay } from '../../../checkout/payment/payment.ts';
import { $express } from '../../../checkout/paypal-express/paypal-express-model.ts';
import { orderPlaced } from '../../../checkout/steps/placed-model.ts';
import type { FirstNews } from '../../../fatal-error/fatal-error.ts';
import { excuse, tellFirst } from '../../../fatal-error/model.ts';

feature('checkout');

// The payment's outcome takes precedence over other errors.
sample({
  clock: combine(
    $payment,
    $globalErrorHandlerMessage,
    $express,
    (payment, message, express): FirstNews => ({
      isAwaited: isUnderWay(payment) || express.status === 'verifying',
      key: payment.status === 'uncertain' ? 'checkout:pay.uncertain.text' : message,
      ...(payment.status === 'failed' && payment.name !== undefined && { name: payment.name }),
    }),
  ),
  target: tellFirst,
});
// After a placed order the confirmation replaces earlier errors.
sample({ clock: orderPlaced, target: excuse });
