import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { errorSeen } from '../../../analytics/error-reports-model.ts';
import { expressFailed } from '../../../checkout/paypal-express/paypal-express-model.ts';
import { paymentFailed } from '../../../checkout/payment/pay/payment-model.ts';
import type { PaymentFailureReason } from '../../../checkout/payment/payment.ts';

feature('checkout');

/** Failures to report to the shop's developers. */
const TOLD: readonly PaymentFailureReason[] = [
  'timeout',
  'broken',
  'lost',
  'unauthorised',
  'providerGone',
  'unknown',
];

// API-57
sample({
  clock: [paymentFailed, expressFailed],
  filter: ({ reason }) => TOLD.includes(reason),
  fn: ({ reason }) => ({
    severity: 'error' as const,
    message: `The payment did not come about: ${reason}`,
    pageType: 'checkout step 3 payment',
    errorKey: `payment.${reason}`,
  }),
  target: errorSeen,
});
