import { inBoth } from '../brand-fixtures.ts';
import { ORDER, loaded, ordered } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export const confirmationReloaded: Scenario = {
  id: 'confirmation-reloaded',
  title: 'The confirmation is loaded anew',
  summary: 'A reload leaves the tab’s guest as it is, and the confirmation is still theirs.',
  ledger: ['RTE-12', 'PAY-01', 'SES-15'],
  domains: ['orders/orderLoaded', 'orders/orderMissed', 'session/guestCreated'],
  golden: [{ name: 'orders/confirmation--reloaded', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/ordershippingbillingconfirmationview'),
      search: `?orderId=${ORDER}`,
      person: 'guest',
      orders: [ordered(fixtures)],
      storage: { 'selvedge.userType': 'guest' },
    },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The order is there, under the guest’s session as it was.',
        facts: [loaded('processing')],
        asked: [],
        state: { 'orders/order': { status: 'ready' } },
        screen: [{ role: 'heading', name: 'Thank you, Mira' }],
      },
    ],
  })),
};
