import { inBoth } from '../brand-fixtures.ts';
import { ORDER, ORDER_STORY, atOrder, ordered } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

export const orderOfSomebodyElse: Scenario = {
  id: 'order-of-somebody-else',
  title: 'Somebody types the number of somebody else’s order',
  summary: 'Somebody else’s number leads to the same page as one that no order has.',
  ledger: ['API-30', 'RTE-02'],
  domains: ORDER_STORY,
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: { ...atOrder(fixtures), orders: [{ ...ordered(fixtures), isOfSomebodyElse: true }] },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'There is no such order here.',
        facts: [{ name: 'orders/orderMissed', payload: { orderId: ORDER } }],
        state: { 'orders/order': { status: 'missing' } },
        screen: [{ role: 'heading', name: 'No such order here' }],
      },
    ],
  })),
};
