import { object, string, type } from 'superstruct';
import { orderCall } from '../../orders/api.ts';
import { defineCall } from '../../ports/http/call.ts';

const Inquired = object({ orderId: string(), status: string() });

/** API-30, reduced to id and status: checks if an order was placed. */
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
