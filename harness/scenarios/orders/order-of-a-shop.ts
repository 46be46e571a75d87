import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, atOrder } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

/** ORD-06: what was bought in a shop is read by the number on the receipt. It is not tracked. */
export const orderOfAShop: Scenario = {
  id: 'order-of-a-shop',
  title: 'Something that was bought in a shop',
  ledger: ['ORD-06', 'API-32'],
  domains: ORDER_STORY,
  inBrowser: true,
  golden: [{ name: 'orders/detail--of-a-shop', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atOrder(fixtures), search: '?orderId=S203-7' },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'It is there, with the shop where it was bought.',
        facts: [
          { name: 'orders/orderLoaded', payload: { orderId: 'S203-7', status: 'delivered' } },
        ],
        screen: [{ role: 'heading', name: 'Order S203-7' }, { text: 'Bought in our shop' }],
      },
    ],
  })),
};
