import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paysByCard,
  readyWithCard,
  confirmed,
  PAY,
  ORDER,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardUncertain: Scenario = {
  id: 'payment-card-uncertain',
  title: 'Nobody knows what became of a payment',
  summary: 'Not even the order can be asked for at first.',
  ledger: ['PAY-01', 'API-30'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--uncertain', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [
      { on: PAY, call: 1, then: 'lost' },
      { on: `GET /order/${ORDER}`, call: 1, then: 'unreachable' },
    ],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', { title: 'Pays; the line breaks, and stays so.' }),
      {
        kind: 'settle',
        title: 'Nobody may pay again before it is known.',
        facts: [],
        state: { 'checkout/payment': { status: 'uncertain' } },
        screen: [{ role: 'button', name: 'Look again' }],
      },
      {
        kind: 'shopper',
        title: 'Looks again.',
        input: 'checkout/inquireAgain',
        press: { role: 'button', name: 'Look again' },
        facts: [],
      },
      confirmed('There it is: one order.'),
    ],
  })),
};
