import { integer, object, optional, string } from 'superstruct';
import { writeMoney } from '../../commerce/write-money.ts';
import { DeliveryDays } from '../../delivery-days/delivery-days.ts';
import { secret } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';
import { Payment, PaypalSession } from '../payment/contract.ts';
import { PaypalReview } from './review.ts';

/** API-62: starts PayPal express from the bag. */
export const paypalExpressCall = defineCall({
  name: 'payment.paypalExpress',
  method: 'POST',
  base: 'commerce',
  path: () => '/paypalexpress',
  langId: true,
  params: object({ orderId: string(), returnPath: string(), cancelPath: string() }),
  body: ({ orderId, returnPath, cancelPath }) => ({ orderId, returnPath, cancelPath }),
  contract: async () => {
    const { PaypalSessionAnswer, readPaypalSession } =
      await import('../payment/methods-response.ts');
    return { answer: PaypalSessionAnswer, read: readPaypalSession };
  },
  value: PaypalSession,
});

/**
 * API-62: reads the order for review, with the address from PayPal or the shopper; changes nothing.
 */
export const paypalReviewCall = defineCall({
  name: 'payment.paypalReview',
  method: 'POST',
  base: 'commerce',
  path: () => '/paypalexpress/review',
  langId: true,
  params: object({ token: secret(), payerId: secret() }),
  body: ({ token, payerId }) => ({ token, payerId }),
  contract: async () => {
    const { PaypalReviewAnswer, readPaypalReview } = await import('./review-response.ts');
    return { answer: PaypalReviewAnswer, read: readPaypalReview };
  },
  value: PaypalReview,
  repeat: 'always',
});

/**
 * API-62, PAY-07: places the order with PayPal's approval; `total` is the one shown, in minor
 * units.
 */
export const verifyPaypalExpressCall = defineCall({
  name: 'payment.verifyPaypalExpress',
  method: 'POST',
  base: 'commerce',
  path: () => '/paypalexpress/verify',
  langId: true,
  params: object({
    token: secret(),
    payerId: secret(),
    total: optional(integer()),
    /** Delivery days shown to the shopper. */
    arrives: optional(DeliveryDays),
  }),
  body: ({ token, payerId, total, arrives }) => ({
    token,
    payerId,
    orderTotal: total === undefined ? undefined : writeMoney(total),
    deliveryFrom: arrives?.first,
    deliveryUntil: arrives?.last,
  }),
  contract: async () => {
    const { PaymentAnswer, readPayment } = await import('../payment/response.ts');
    return { answer: PaymentAnswer, read: readPayment };
  },
  value: Payment,
});
