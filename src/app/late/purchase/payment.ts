/** What pays. */
import { sample } from 'effector';
import '../../../checkout/payment/pay/pay-model.ts';
import { openPaypalExpress } from '../../../checkout/paypal-express/paypal-express-model.ts';
import { $page } from '../../../pages/model.ts';
import { checkoutPageSeen } from './inbox.ts';
import './payment-log.ts';
import './payment-told.ts';

// RTE-13
sample({
  clock: checkoutPageSeen,
  source: $page,
  filter: ({ kind }) => kind === 'paypal-express',
  target: openPaypalExpress,
});
