import { inBoth } from '../brand-fixtures.ts';
import type { ExpectedFact, Scenario } from '../scenario.ts';
import {
  ORDER,
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  paysByCard,
  placed,
  readyWithCard,
} from '../payment/payment-steps.ts';

const HOUR = 60 * 60 * 1000;

const KNOWN: ExpectedFact = { name: 'delivery-days/holidaysLoaded' };

export const arrivalPromised: Scenario = {
  id: 'arrival-promised',
  title: 'Days are promised, move at the cut-off, and stay in the order',
  summary:
    'Monday morning: the parcel leaves the same day. After three in the afternoon it leaves on Tuesday.',
  ledger: ['CHK-08', 'API-53', 'API-30', 'CFG-13'],
  domains: [...PAYMENT_STORY, 'delivery-days', 'orders/orderLoaded'],
  golden: [{ name: 'delivery-days/arrival--promised', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      { ...paymentComes, facts: [KNOWN] },
      ...readyWithCard().slice(1),
      {
        kind: 'pause',
        title: 'It is three in the afternoon: from now on it arrives a day later.',
        ms: 6 * HOUR,
        facts: [],
        state: { 'delivery-days/awaited': Date.UTC(2026, 2, 3, 15) },
      },
      paysByCard(fixtures, '4111111111111111', { title: 'Pays.' }),
      {
        kind: 'settle',
        title: 'The order has the days that were shown when it was paid.',
        facts: [placed(), { name: 'orders/orderLoaded', payload: { orderId: ORDER } }],
        state: {
          'orders/order': {
            status: 'ready',
            order: { arrives: { first: '2026-03-05', last: '2026-03-09' } },
          },
        },
      },
    ],
  })),
};
