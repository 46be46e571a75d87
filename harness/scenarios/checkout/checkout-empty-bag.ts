import { inBoth } from '../brand-fixtures.ts';
import { CHECKOUT_STORY, refused, withEmptyBag } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutEmptyBag: Scenario = {
  id: 'checkout-empty-bag',
  title: 'The payment’s address with an empty bag',
  summary: 'Nobody pays for nothing.',
  ledger: ['CHK-01', 'CRT-05'],
  domains: [...CHECKOUT_STORY, 'notices/noticeShown'],
  inBrowser: true,
  golden: [{ name: 'checkout/payment--bag-empty', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: withEmptyBag(fixtures, '/checkout/payment'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'There is nothing to buy: the bag’s page, and why.',
        facts: [
          refused('bag', 'bag-empty'),
          { name: 'notices/noticeShown', payload: { key: 'cart:checkout.bag-empty' } },
        ],
        screen: [{ text: 'There is nothing in your bag to check out.' }],
      },
    ],
  })),
};
