/** Connects PayPal express with its page. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import '../../../checkout/payment/pay/pay-model.ts';
import { openPaypalExpress } from '../../../checkout/paypal-express/paypal-express-model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import './payment-log.ts';
import './payment-told.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('checkout');

// RTE-13
sample({
  clock: [pageEntered, whenLoaded('checkout')],
  source: $page,
  filter: ({ kind }) => kind === 'paypal-express',
  target: openPaypalExpress,
});
