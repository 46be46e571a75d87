import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  choosesMethod,
  agrees,
  pays,
  confirmed,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCodSuccess: Scenario = {
  id: 'payment-cod-success',
  title: 'Cash on delivery',
  summary: 'In Poland the carrier takes the money, for a fee.',
  ledger: ['API-62', 'PAY-06'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/cod--success', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures, { store: `${fixtures.brand}-pl`, bag: [fixtures.piece] }),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      choosesMethod('cod', 'Cash on delivery'),
      agrees,
      fixtures.brand === 'rl'
        ? pays('cod', { title: 'Orders.' })
        : {
            kind: 'shopper',
            title: 'Wants to order, but it is too much for the carrier.',
            input: 'checkout/pay',
            payload: { saveCard: false },
            press: 'no-control',
            facts: [{ name: 'checkout/paymentPrevented', payload: { isMethodMissing: true } }],
            asked: [],
          },
      fixtures.brand === 'rl'
        ? confirmed('The order is placed.')
        : { kind: 'settle', title: 'It is said at the methods.', facts: [] },
    ],
  })),
};
