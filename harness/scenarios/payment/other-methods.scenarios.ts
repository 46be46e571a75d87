import { family } from '../family.ts';
import { acts, fact, settles } from '../step-builders.ts';
import {
  ORDER,
  PAYMENT_STORY,
  agrees,
  atPayment,
  choosesMethod,
  comesBack,
  confirmed,
  notPaid,
  paymentComes,
  pays,
} from './payment-steps.ts';

export const otherMethodsScenarios = family(atPayment, PAYMENT_STORY, {
  'payment-cod-success': {
    title: 'Cash on delivery',
    summary: 'In Poland the carrier takes the money, for a fee.',
    shows: ['API-62, PAY-06', { rl: 'payment/cod--success' }],
    start: (fixtures) =>
      atPayment(fixtures, { store: `${fixtures.brand}-pl`, bag: [fixtures.piece] }),
    steps: (fixtures) => [
      paymentComes,
      choosesMethod('cod', 'Cash on delivery'),
      agrees,
      fixtures.brand === 'rl'
        ? pays('cod', 'Orders.')
        : acts('Wants to order, but it is too much for the carrier.', {
            input: 'checkout/pay',
            press: 'no-control',
            payload: { saveCard: false },
            facts: [fact('checkout/paymentPrevented', { isMethodMissing: true })],
            asked: [],
          }),
      fixtures.brand === 'rl'
        ? confirmed('The order is placed.')
        : settles('It is said at the methods.'),
    ],
  },
  'payment-klarna-success': {
    title: 'Klarna pays later',
    summary: 'To Klarna and back.',
    shows: ['PAY-01', { hm: 'payment/klarna--success' }],
    start: (fixtures) => atPayment(fixtures, { bag: [{ ...fixtures.piece, quantity: 2 }] }),
    steps: [
      paymentComes,
      choosesMethod('klarnaPayLater', 'Klarna: pay later'),
      agrees,
      pays('klarnaPayLater', 'Goes to Klarna.'),
      settles('Is on the way.'),
      comesBack('passed', 'Klarna agrees.'),
      confirmed('The order is placed.'),
    ],
  },
  'payment-paypal-success': {
    title: 'PayPal pays',
    summary: 'To PayPal and back.',
    shows: ['PAY-01, API-54', { hm: 'payment/paypal--success' }],
    steps: [
      paymentComes,
      choosesMethod('paypal', 'PayPal'),
      agrees,
      pays('paypal', 'Goes to PayPal.'),
      settles('Is on the way.', {
        state: { 'checkout/payment': { status: 'leaving', orderId: ORDER } },
      }),
      comesBack('passed', 'Has agreed at PayPal’s.'),
      confirmed('The order is placed.'),
    ],
  },
  'payment-paypal-cancelled': {
    title: 'PayPal is cancelled',
    summary: 'Cancelled at PayPal’s.',
    shows: ['API-54, PAY-04', { rl: 'payment/paypal--cancelled' }],
    steps: [
      paymentComes,
      choosesMethod('paypal', 'PayPal'),
      agrees,
      pays('paypal', 'Goes to PayPal.'),
      settles('Is on the way.'),
      comesBack('cancelled', 'Has thought better of it there.'),
      notPaid('cancelled', 'PayPal is still chosen.', {
        state: { 'checkout/choice': { method: 'paypal' } },
      }),
    ],
  },
});
