import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, ordered } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const ordersBeyondTheLast: Scenario = {
  id: 'orders-beyond-the-last',
  title: 'A page of orders that does not exist',
  summary: 'An address of a page that is not there (any more) leads to the last one.',
  ledger: ['RTE-04', 'API-29'],
  domains: ORDER_STORY,
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/myaccount/orders'),
      search: '?page=7',
      person: 'mira',
      orders: [ordered(fixtures)],
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The only page is there.',
        facts: [
          { name: 'orders/ordersLoaded', payload: { page: 7, count: 0, total: 1 } },
          { name: 'orders/ordersLoaded', payload: { page: 1, count: 1, total: 1 } },
        ],
        state: { 'navigation/location': { path: '/myaccount/orders', search: '' } },
        screen: [{ text: '1 order' }],
      },
    ],
  })),
};
