import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, amountOf, paymentComes } from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentNotReady: Scenario = {
  id: 'payment-not-ready',
  title: 'Somebody presses the button first of all',
  summary: 'All that is missing is said at once, each at its place.',
  ledger: ['CHK-09', 'CHK-10'],
  domains: PAYMENT_STORY,
  inBrowser: true,
  golden: [{ name: 'payment/step--not-ready', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      {
        kind: 'shopper',
        title: 'Wants to pay, but has neither chosen nor agreed.',
        input: 'checkout/pay',
        payload: { saveCard: false },
        press: { role: 'button', name: `Pay ${amountOf(fixtures)}` },
        facts: [
          {
            name: 'checkout/paymentPrevented',
            payload: { isMethodMissing: true, areTermsMissing: true },
          },
        ],
        asked: [],
        state: {
          'checkout/paymentTermsError': true,
          'checkout/hasPaymentMethodNotSelectedError': true,
        },
      },
      {
        kind: 'settle',
        title: 'Each is said at its place.',
        facts: [],
        screen: [
          { text: 'Please choose a way to pay.' },
          { text: 'Please agree to the terms to place your order.' },
        ],
      },
    ],
  })),
};
