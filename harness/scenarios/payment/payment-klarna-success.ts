import { inBoth } from '../brand-fixtures.ts';
import {
  PAYMENT_STORY,
  atPayment,
  paymentComes,
  choosesMethod,
  agrees,
  pays,
  comesBack,
  confirmed,
} from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentKlarnaSuccess: Scenario = {
  id: 'payment-klarna-success',
  title: 'Klarna pays later',
  summary: 'To Klarna and back.',
  ledger: ['PAY-01'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/klarna--success', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures, { bag: [{ ...fixtures.piece, quantity: 2 }] }),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      choosesMethod('klarnaPayLater', 'Klarna: pay later'),
      agrees,
      pays('klarnaPayLater', { title: 'Goes to Klarna.' }),
      { kind: 'settle', title: 'Is on the way.', facts: [] },
      comesBack('passed', { title: 'Klarna agrees.' }),
      confirmed('The order is placed.'),
    ],
  })),
};
