import { inBoth } from '../brand-fixtures.ts';
import {
  ORDER,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  found,
  looksUp,
  ordered,
} from './order-steps.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const confirmationForgotten: Scenario = {
  id: 'confirmation-forgotten',
  title: 'The confirmation, after the guest’s session is gone',
  summary: 'The session that placed the order is gone: number and postcode bring it back.',
  ledger: ['RTE-12', 'ORD-03', 'ORD-04'],
  domains: ORDER_STORY,
  inBrowser: true,
  golden: [{ name: 'orders/confirmation--forgotten', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/ordershippingbillingconfirmationview'),
      search: `?orderId=${ORDER}`,
      orders: [ordered(fixtures)],
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Nothing is shown of the order.',
        facts: [{ name: 'orders/orderMissed', payload: { orderId: ORDER } }],
        screen: [{ role: 'heading', name: 'Find your order' }],
      },
      looksUp({}, { title: 'Types the postcode.' }),
      {
        kind: 'settle',
        title: 'The order is there.',
        facts: [found('processing'), TRACKED],
        screen: [ORDER_HEADING],
      },
    ],
  })),
};
