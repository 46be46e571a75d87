import type { Order } from '#src/orders/contract.ts';

/** An order as the shop reads it. */
export function order(change: Partial<Order> = {}): Order {
  return {
    orderId: '701001',
    status: 'processing',
    placed: '2026-03-02T09:30:00.000Z',
    currency: 'GBP',
    items: [
      {
        id: '7010011',
        variantId: '8719110011029',
        productId: 'RL1001WHT',
        url: '/foundry-tee-rl1001wht',
        name: 'Foundry Tee',
        colour: 'White',
        size: 'S',
        quantity: 2,
        price: 5083,
      },
    ],
    goods: 5083,
    giftCards: 0,
    shipping: 390,
    fee: 0,
    total: 5473,
    tax: 912,
    paidByGiftCards: 0,
    canCancel: true,
    canReturn: false,
    ...change,
  };
}
