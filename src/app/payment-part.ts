/** What pays, as far as the part 'checkout' has to know of it. */
import { sample } from 'effector';
import '../checkout/payment/pay/inquiry-model.ts';
import { openPaypalExpress } from '../checkout/paypal-express/paypal-express-model.ts';
import '../checkout/payment/pay/return-model.ts';
import { leaveSite } from '../ports/browser/leave-site.ts';
import { takeReturn } from '../ports/browser/take-return.ts';
import { leaveSiteFx } from '../ports/leave.ts';
import { type PartModule, inPart, whenPart } from '../ports/parts.ts';
import { takeReturnFx } from '../ports/provider-return.ts';
import { keepSecret, keepSecretFx } from '../ports/session/secrets.ts';
import './payment-log.ts';
import { $page, pageEntered } from '../pages/model.ts';

/** The browser's handlers of the ports that a payment needs. */
export const paymentPorts: NonNullable<PartModule['portHandlers']> = [
  [keepSecretFx, keepSecret],
  [leaveSiteFx, leaveSite],
  [takeReturnFx, takeReturn],
];

// RTE-13
sample({
  clock: [inPart('checkout', pageEntered), whenPart('checkout')],
  source: $page,
  filter: ({ kind }) => kind === 'paypal-express',
  target: openPaypalExpress,
});
