/** What pays. */
import { sample } from 'effector';
import '../../../checkout/payment/pay/pay-model.ts';
import { openPaypalExpress } from '../../../checkout/paypal-express/paypal-express-model.ts';
import { $page } from '../../../pages/model.ts';
import { pageSeen } from './inbox.ts';
import './payment-log.ts';

// RTE-13
sample({
  clock: pageSeen,
  source: $page,
  filter: ({ kind }) => kind === 'paypal-express',
  target: openPaypalExpress,
});
