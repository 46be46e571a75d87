import { inBoth } from '../brand-fixtures.ts';
import {
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  asksToCancel,
  atOrder,
  cancels,
  loaded,
} from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

const HOUR = 60 * 60 * 1000;

export const orderTooLate: Scenario = {
  id: 'order-too-late',
  title: 'An order is sent while its page is open',
  summary: 'The order leaves while its page is open: it can be cancelled no more.',
  ledger: ['API-33', 'ORD-01'],
  domains: ORDER_STORY,
  golden: [{ name: 'orders/cancel--too-late', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atOrder(fixtures, 23),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The order is being packed.',
        facts: [loaded('processing'), TRACKED],
        screen: [ORDER_HEADING],
      },
      { kind: 'pause', title: 'Two hours go by. It leaves.', ms: 2 * HOUR, facts: [] },
      asksToCancel('session'),
      cancels('POST /order/701001/cancel'),
      {
        kind: 'settle',
        title: 'It is too late. That is said, and the page shows that it is on its way.',
        facts: [
          { name: 'orders/cancelFailed', payload: { orderId: '701001', reason: 'too-late' } },
          loaded('shipped'),
          TRACKED,
        ],
        state: {
          'orders/cancel': { status: 'failed', reason: 'too-late' },
          'orders/order': { order: { status: 'shipped', canCancel: false } },
        },
        screen: [{ role: 'dialog', name: 'Too late to cancel' }],
      },
    ],
  })),
};
