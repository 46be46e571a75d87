import { object, string, type } from 'superstruct';
import { orderCall } from '../../orders/api.ts';
import { defineCall } from '../../ports/http/call.ts';

const Inquired = object({ orderId: string(), status: string() });

/** API-30, to learn whether an order has been placed: nothing else of it is read. */
export const orderInquiryCall = defineCall({
  name: 'checkout.orderInquiry',
  method: orderCall.method,
  base: orderCall.base,
  path: orderCall.path,
  params: object({ orderId: string() }),
  contract: {
    answer: type({ orderId: string(), status: string() }),
    read: ({ orderId, status }) => ({ orderId, status }),
  },
  value: Inquired,
  isUnseen: true,
});
