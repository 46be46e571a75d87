import { inBoth } from '../brand-fixtures.ts';
import {
  CANCELLED,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  asksToCancel,
  atOrder,
  cancels,
  loaded,
} from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

export const orderCancelled: Scenario = {
  id: 'order-cancelled',
  title: 'A registered shopper cancels an order',
  summary: 'A registered shopper cancels an order that is not on its way yet.',
  ledger: ['RTE-02', 'API-30', 'API-33'],
  domains: ORDER_STORY,
  inBrowser: true,
  golden: [{ name: 'orders/cancel--registered', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atOrder(fixtures),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The order is being packed.',
        facts: [loaded('processing'), TRACKED],
        screen: [ORDER_HEADING],
      },
      asksToCancel('session'),
      cancels('POST /order/701001/cancel'),
      {
        kind: 'settle',
        title: 'It is cancelled, and the page says so.',
        facts: [CANCELLED, loaded('cancelled'), TRACKED],
        state: {
          'orders/cancel': { status: 'closed' },
          'orders/order': { order: { status: 'cancelled', canCancel: false } },
        },
        screen: [{ text: 'Order 701001 is cancelled.' }],
      },
    ],
  })),
};
