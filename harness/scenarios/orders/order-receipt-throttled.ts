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
import { TEN_MINUTES, waitsItOut } from '../steps.ts';

const GUESSES = ['1.00', '2.00', '3.00', '4.00', '5.00'];

export const orderReceiptThrottled: Scenario = {
  id: 'order-receipt-throttled',
  title: 'Five wrong totals of a receipt, and then the right one',
  summary: 'Whoever guesses what was paid has to wait, for the right total too.',
  ledger: ['API-32', 'ORD-06', 'SES-08'],
  domains: [...ORDER_STORY, 'orders/receiptRefused', 'orders/receiptReleased'],
  golden: [{ name: 'orders/receipt--throttled', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atReceipt(fixtures),
    rules: [],
    screen: [],
    steps: [
      TOTAL_IS_ASKED,
      ...GUESSES.flatMap((total, index) => [
        typesTotal(total, { title: `Guesses total number ${index + 1}.` }),
        notFound('It is not that.'),
      ]),
      typesTotal(totalOn(fixtures), { title: 'Types what the receipt says.' }),
      {
        kind: 'settle',
        title: 'Has to wait for ten minutes.',
        facts: [{ name: 'orders/receiptRefused', payload: { reason: 'throttled' } }],
        state: {
          'orders/receipt': { status: 'throttled' },
          'orders/receiptWait': { minutes: TEN_MINUTES },
        },
        screen: [{ text: 'You can try again in 10 minutes.' }],
      },
      ...waitsItOut('orders/receiptWait', 'orders/receiptReleased'),
      typesTotal(totalOn(fixtures), { title: 'Types it again.' }),
      RECEIPT_COMES,
    ],
  })),
};
