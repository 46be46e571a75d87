import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { PAYMENT_STORY, atPayment, comesBack, failed, paymentComes } from './payment-steps.ts';

export const paymentLinkOfOthers: Scenario = {
  id: 'payment-link-of-others',
  title: 'A link says that a payment was made which nobody began',
  summary: 'Anybody can write an address that looks like a provider’s way back.',
  ledger: ['PAY-01', 'API-30', 'API-54'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/link--decides-nothing', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures),
    rules: [],
    screen: [],
    steps: [
      paymentComes,
      comesBack('passed', {
        title: 'Opens a link that says so.',
        asked: [],
      }),
      {
        kind: 'settle',
        title: 'The order was asked for, is none, and can be paid.',
        facts: [failed('interrupted')],
        state: { 'checkout/payment': { status: 'failed', reason: 'interrupted' } },
      },
    ],
  })),
};
