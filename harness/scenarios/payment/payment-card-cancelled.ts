import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  failed,
  paysByCard,
  readyWithCard,
  saysSo,
  CANCELLED_TEXT,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentCardCancelled: Scenario = {
  id: 'payment-card-cancelled',
  title: 'A card’s payment is cancelled',
  summary: 'The bank says that it was cancelled.',
  ledger: ['PAY-02'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--cancelled', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4000008260003178', {
        title: 'Pays, and thinks better of it at the bank’s.',
      }),
      saysSo(CANCELLED_TEXT, 'Nothing is charged, nothing is lost.', {
        facts: [failed('cancelled')],
      }),
    ],
  })),
};
