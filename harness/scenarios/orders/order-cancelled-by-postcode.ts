import { inBoth } from '../brand-fixtures.ts';
import {
  CANCELLED,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  asksToCancel,
  atLookup,
  cancels,
  found,
  looksUp,
} from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

export const orderCancelledByPostcode: Scenario = {
  id: 'order-cancelled-by-postcode',
  title: 'A guest cancels an order by postcode',
  summary: 'Who can find an order can cancel it, until it is sent.',
  ledger: ['ORD-05', 'API-34'],
  domains: ORDER_STORY,
  inBrowser: true,
  golden: [{ name: 'orders/cancel--by-postcode', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atLookup(fixtures),
    rules: [],
    screen: [{ role: 'heading', name: 'Find an order' }],
    steps: [
      looksUp({}, { title: 'Types number and postcode.' }),
      {
        kind: 'settle',
        title: 'The order is being packed.',
        facts: [found('processing'), TRACKED],
        screen: [ORDER_HEADING],
      },
      asksToCancel('postcode'),
      cancels('POST /order/701001/cancel_by_postcode'),
      {
        kind: 'settle',
        title: 'It is cancelled, and the page says so.',
        facts: [CANCELLED, found('cancelled'), TRACKED],
        state: { 'orders/cancel': { status: 'closed' } },
        screen: [{ text: 'Order 701001 is cancelled.' }],
      },
    ],
  })),
};
