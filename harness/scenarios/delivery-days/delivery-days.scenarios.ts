import { family } from '../family.ts';
import {
  ORDER,
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  paysByCard,
  placed,
  readyWithCard,
  GOOD_CARD,
} from '../payment/payment-steps.ts';
import type { ExpectedFact } from '../scenario.ts';
import { fact, pauses, settles } from '../step-builders.ts';

const HOUR = 60 * 60 * 1000;

const KNOWN: ExpectedFact = fact('delivery-days/holidaysLoaded');

const STORY = [...PAYMENT_STORY, 'delivery-days', 'orders/orderLoaded'];

export const deliveryDaysScenarios = family(STORY, {
  'arrival-promised': {
    title: 'Days are promised, move at the cut-off, and stay in the order',
    summary:
      'Monday morning: the parcel leaves the same day. After three in the afternoon it leaves on Tuesday.',
    shows: ['CHK-08, API-53, API-30, CFG-13', { rl: 'delivery-days/arrival--promised' }],
    start: atPayment,
    steps: (fixtures) => [
      { ...paymentComes, facts: [KNOWN] },
      ...readyWithCard().slice(1),
      pauses('It is three in the afternoon: from now on it arrives a day later.', 6 * HOUR, {
        state: { 'delivery-days/awaited': Date.UTC(2026, 2, 3, 15) },
      }),
      paysByCard(fixtures, GOOD_CARD, 'Pays.'),
      settles('The order has the days that were shown when it was paid.', {
        facts: [placed(), fact('orders/orderLoaded', { orderId: ORDER })],
        state: {
          'orders/order': {
            status: 'ready',
            order: { arrives: { first: '2026-03-05', last: '2026-03-09' } },
          },
        },
        place: 'confirmation',
      }),
    ],
  },
});
