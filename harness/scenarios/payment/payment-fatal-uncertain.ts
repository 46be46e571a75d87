import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  ORDER,
  PAY,
  PAYMENT_STORY,
  atPayment,
  confirmed,
  paysByCard,
  readyWithCard,
} from './payment-steps.ts';

const FATAL = { role: 'alertdialog', name: 'Something went wrong on our side' } as const;

export const paymentFatalUncertain: Scenario = {
  id: 'payment-fatal-uncertain',
  title: 'The shop breaks down after a payment of which nobody knows',
  summary:
    'The shop breaks down while nobody knows what became of a payment: that is said first, and its refresh leads to the order.',
  ledger: ['FTL-01', 'FTL-05', 'FTL-06', 'PAY-01', 'API-30'],
  domains: [...PAYMENT_STORY, 'fatal-error'],
  inBrowser: true,
  golden: [{ name: 'payment/fatal--order-found', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [
      { on: PAY, call: 1, then: 'lost' },
      { on: `GET /order/${ORDER}`, then: 'unreachable' },
      {
        on: 'GET /userinfo/@self',
        call: 3,
        then: { status: 500, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [],
    steps: [
      ...readyWithCard(),
      paysByCard(fixtures, '4111111111111111', {
        title: 'Pays; the answer is lost, and then the shop breaks down.',
      }),
      {
        kind: 'settle',
        title: 'A dialog says first that nobody knows of the order yet.',
        facts: [{ name: 'fatal-error/raised', payload: { call: 'session.userInfo', status: 500 } }],
        state: {
          'checkout/payment': { status: 'uncertain' },
          'fatal-error/firstNews': { isAwaited: false, key: 'checkout:pay.uncertain.text' },
        },
        screen: [
          FATAL,
          {
            text: 'We do not know yet whether your order was placed: our shop does not answer. Please do not order again elsewhere; we will look once more.',
          },
        ],
      },
      {
        kind: 'shopper',
        title: 'Presses its button.',
        input: 'fatal-error/refresh',
        press: { role: 'button', name: 'Refresh the page', within: FATAL.name },
        facts: [{ name: 'fatal-error/cleared' }],
      },
      confirmed('The page loads anew and asks for the order first: it is there, and is one.'),
    ],
  })),
};
