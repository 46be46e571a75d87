import { integer, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { noPayload, personalText, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { Order, OrderList, ReceiptTotal, Tracking } from './contract.ts';
import { ORDERS_PAGE_SIZE } from './pages.ts';

const OneOrder = object({ orderId: string() });
/** A guest's proof of an order (ORD-03…05). */
const GuestOrder = object({ orderId: string(), postcode: personalText() });

/** Captcha response, if required. */
const Captcha = optional(secret());

function proofOf(captcha: string | undefined): Record<string, string> {
  return captcha === undefined ? {} : { captchaResponse: captcha };
}

const pathOf = ({ orderId }: { orderId: string }) => `/order/${encodeURIComponent(orderId)}`;

const orderContract = async () => {
  const { OrderAnswer, readOrder } = await import('./response.ts');
  return { answer: OrderAnswer, read: readOrder };
};

/** API-29. Pages count from 1. */
export const ordersCall = defineCall({
  name: 'orders.list',
  method: 'GET',
  base: 'commerce',
  path: () => '/order/@history',
  query: ({ page }) => ({ pageNumber: String(page), pageSize: String(ORDERS_PAGE_SIZE) }),
  params: object({ page: integer() }),
  contract: async () => {
    const { OrderListAnswer, readOrders } = await import('./response.ts');
    return { answer: OrderListAnswer, read: readOrders };
  },
  value: OrderList,
});

/** API-30 */
export const orderCall = defineCall({
  name: 'orders.byId',
  method: 'GET',
  base: 'commerce',
  path: pathOf,
  params: OneOrder,
  contract: orderContract,
  value: Order,
});

/** API-31 */
export const orderByPostcodeCall = defineCall({
  name: 'orders.byPostcode',
  method: 'GET',
  base: 'commerce',
  path: (order) => `${pathOf(order)}/by_postcode`,
  query: ({ postcode, captcha }) => ({ postcode, ...proofOf(captcha) }),
  params: object({ orderId: string(), postcode: personalText(), captcha: Captcha }),
  contract: orderContract,
  value: Order,
  fatalExempt: [404], // FTL-03
});

/** API-32. The proof is the receipt's total, such as `79.90`. */
export const inStoreOrderCall = defineCall({
  name: 'orders.inStore',
  method: 'GET',
  base: 'commerce',
  path: (order) => `/instore${pathOf(order)}`,
  query: ({ total, captcha }) => ({ total, ...proofOf(captcha) }),
  params: object({ orderId: string(), total: ReceiptTotal, captcha: Captcha }),
  contract: orderContract,
  value: Order,
});

/** API-33 */
export const cancelOrderCall = defineCall({
  name: 'orders.cancel',
  method: 'POST',
  base: 'commerce',
  path: (order) => `${pathOf(order)}/cancel`,
  params: OneOrder,
  contract: acknowledgement,
  value: noPayload(),
});

/** API-34 */
export const cancelOrderByPostcodeCall = defineCall({
  name: 'orders.cancelByPostcode',
  method: 'POST',
  base: 'commerce',
  path: (order) => `${pathOf(order)}/cancel_by_postcode`,
  params: GuestOrder,
  body: ({ postcode }) => ({ postcode }),
  contract: acknowledgement,
  value: noPayload(),
});

export const trackOrderCall = defineCall({
  name: 'orders.track',
  method: 'GET',
  base: 'commerce',
  path: (order) => `${pathOf(order)}/tracking`,
  query: ({ postcode }): Record<string, string> => (postcode === undefined ? {} : { postcode }),
  params: object({ orderId: string(), postcode: optional(personalText()) }),
  contract: async () => {
    const { TrackingAnswer, readTracking } = await import('./tracking-response.ts');
    return { answer: TrackingAnswer, read: readTracking };
  },
  value: Tracking,
});
