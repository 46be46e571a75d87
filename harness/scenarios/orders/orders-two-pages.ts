import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, ordered } from './order-steps.ts';
import type { ExpectedFact, Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const TITLE = { role: 'heading', name: 'Your orders' } as const;

function page(number: number, count: number): ExpectedFact {
  return { name: 'orders/ordersLoaded', payload: { page: number, count, total: 12 } };
}

export const ordersTwoPages: Scenario = {
  id: 'orders-two-pages',
  title: 'A list of orders on two pages',
  summary:
    'Twelve orders: ten on the first page, and an address of a page that is not there any more.',
  ledger: ['RTE-04', 'API-29'],
  domains: ORDER_STORY,
  golden: [{ name: 'orders/list--two-pages', brand: 'hm' }],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/myaccount/orders'),
      person: 'mira',
      orders: Array.from({ length: 12 }, (_, at) => ({
        ...ordered(fixtures, 24 * 7 * (12 - at)),
        lines: [fixtures.piece],
      })),
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The ten newest are there.',
        facts: [page(1, 10)],
        screen: [TITLE, { text: 'Page 1 of 2' }],
      },
      {
        kind: 'visit',
        title: 'Goes on.',
        to: '/myaccount/orders?page=2',
        press: { role: 'link', name: 'Older' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The two oldest are there.',
        facts: [page(2, 2)],
        screen: [TITLE, { text: 'Page 2 of 2' }],
      },
    ],
  })),
};
