import { family } from '../family.ts';
import type { ExpectedFact } from '../scenario.ts';

import { fact, heading, link, says, settles, visits } from '../step-builders.ts';
import { ORDER_STORY, ordered } from './order-steps.ts';

const TITLE = heading('Your orders');

function page(number: number, count: number): ExpectedFact {
  return fact('orders/ordersLoaded', { page: number, count, total: 12 });
}

export const ordersScenarios = family(ORDER_STORY, {
  'orders-beyond-the-last': {
    title: 'A page of orders that does not exist',
    summary: 'An address of a page that is not there (any more) leads to the last one.',
    shows: ['RTE-04, API-29'],
    start: (fixtures) => ({
      path: '/myaccount/orders',
      search: '?page=7',
      person: 'mira',
      orders: [ordered(fixtures)],
    }),
    steps: [
      settles('The only page is there.', {
        facts: [
          fact('orders/ordersLoaded', { page: 7, count: 0, total: 1 }),
          fact('orders/ordersLoaded', { page: 1, count: 1, total: 1 }),
        ],
        state: { 'navigation/location': { path: '/myaccount/orders', search: '' } },
        screen: [says('1 order')],
      }),
    ],
  },
  'orders-two-pages': {
    title: 'A list of orders on two pages',
    summary:
      'Twelve orders: ten on the first page, and an address of a page that is not there any more.',
    shows: ['RTE-04, API-29', { hm: 'orders/list--two-pages' }, 'rl'],
    start: (fixtures) => ({
      path: '/myaccount/orders',
      person: 'mira',
      orders: Array.from({ length: 12 }, (_, at) => ({
        ...ordered(fixtures, 24 * 7 * (12 - at)),
        lines: [fixtures.piece],
      })),
    }),
    steps: [
      settles('The ten newest are there.', {
        facts: [page(1, 10)],
        screen: [TITLE, says('Page 1 of 2')],
      }),
      visits('Goes on.', { to: '/myaccount/orders?page=2', press: link('Older') }),
      settles('The two oldest are there.', {
        facts: [page(2, 2)],
        screen: [TITLE, says('Page 2 of 2')],
      }),
    ],
  },
});
