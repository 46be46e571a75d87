import { inBoth } from '../brand-fixtures.ts';
import { CHECKOUT_STORY, TO_CHECKOUT, atCheckout, refused } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';

export const checkoutSoldOut: Scenario = {
  id: 'checkout-sold-out',
  title: 'What is in the bag has been sold meanwhile',
  summary: 'Others were quicker: that is said before anybody has typed an address.',
  ledger: ['API-12', 'CRT-14'],
  domains: [...CHECKOUT_STORY, 'notices/noticeShown'],
  golden: [{ name: 'checkout/login--sold-out', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atCheckout(fixtures, '/checkout/login', 'mira'),
      sold: [{ ...fixtures.piece, quantity: 99 }],
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Back to the bag, which says so.',
        facts: [
          refused('shipping', 'already-known'),
          refused('bag', 'bag-short'),
          { name: 'notices/noticeShown', payload: { key: 'cart:checkout.bag-short' } },
        ],
        asked: [TO_CHECKOUT],
        screen: [
          {
            text: 'There are not enough pieces left of something in your bag. Please look at the quantities.',
          },
        ],
      },
    ],
  })),
};
