import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  PAY,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentStockGone: Scenario = {
  id: 'payment-stock-gone',
  title: 'Something sells out while it is paid',
  summary: 'Others were quicker: nothing is charged.',
  ledger: ['PAY-02', 'STK-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--stock-gone', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [{ on: PAY, call: 1, then: { status: 400, errorKey: '_ERR_NOT_ENOUGH_STOCK' } }],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays for what has just sold out.' }),
      {
        kind: 'settle',
        title: 'Nothing is charged; the way to the bag is there.',
        facts: [failed('stock')],
        screen: [{ role: 'link', name: 'Change your bag' }],
      },
    ],
  })),
};
