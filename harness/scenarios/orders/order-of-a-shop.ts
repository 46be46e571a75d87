import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY } from './order-steps.ts';
import {
  RECEIPT_COMES,
  TOTAL_IS_ASKED,
  atReceipt,
  notFound,
  totalOn,
  typesTotal,
} from './receipt-steps.ts';
import type { Scenario } from '../scenario.ts';

export const orderOfAShop: Scenario = {
  id: 'order-of-a-shop',
  title: 'Something that was bought in a shop',
  summary: 'What was bought in a shop is shown to who has the receipt. It is not tracked.',
  ledger: ['ORD-06', 'API-32'],
  domains: [...ORDER_STORY, 'orders/receiptRefused'],
  inBrowser: true,
  golden: [{ name: 'orders/detail--of-a-shop', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atReceipt(fixtures),
    rules: [],
    screen: [],
    steps: [
      TOTAL_IS_ASKED,
      typesTotal('1.00', { title: 'Guesses.' }),
      notFound('Is not told whether there is such a number.'),
      typesTotal(totalOn(fixtures), { title: 'Types what the receipt says.' }),
      RECEIPT_COMES,
    ],
  })),
};
