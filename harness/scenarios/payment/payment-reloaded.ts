import { inBoth } from '../brand-fixtures.ts';
import { PAYMENT_STORY, atPayment, failed, ORDER } from './payment-steps.ts';
import type { Scenario } from '../scenario.ts';

export const paymentReloaded: Scenario = {
  id: 'payment-reloaded',
  title: 'The page is loaded anew while it pays',
  summary: 'This tab remembers that it was paying, and looks what became of it.',
  ledger: ['PAY-01', 'API-30'],
  domains: PAYMENT_STORY,
  golden: [{ name: 'payment/card--reloaded', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atPayment(fixtures, {
      storage: {
        'selvedge.checkoutGuest': ORDER,
        'selvedge.payment': `{"orderId":"${ORDER}","method":"creditCard"}`,
      },
    }),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The payment never arrived: it may be paid, and the method is chosen still.',
        facts: [failed('interrupted')],
        state: { 'checkout/choice': { method: 'creditCard' } },
      },
    ],
  })),
};
