import { object, string } from 'superstruct';
import { secret } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';
import { Payment, PaypalSession } from '../payment/contract.ts';

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

/** API-62, PAY-07: what PayPal gave the shopper to bring back. */
export const verifyPaypalExpressCall = defineCall({
  name: 'payment.verifyPaypalExpress',
  method: 'POST',
  base: 'commerce',
  path: () => '/paypalexpress/verify',
  langId: true,
  params: object({ token: secret(), payerId: secret() }),
  body: ({ token, payerId }) => ({ token, payerId }),
  contract: async () => {
    const { PaymentAnswer, readPayment } = await import('../payment/response.ts');
    return { answer: PaymentAnswer, read: readPayment };
  },
  value: Payment,
});
