import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { ACCOUNT_LOADED, withOrder } from './area-steps.ts';

export const accountOverviewFails: Scenario = {
  id: 'account-overview-fails',
  title: 'The overview does not learn what is on its way',
  summary: 'The overview stays useful without its orders, and gets them on the next try.',
  ledger: ['RTE-01', 'API-29'],
  domains: ['account/accountLoaded', 'account/accountFailed', 'orders/ordersFailed'],
  golden: [{ name: 'account/overview--without-orders', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: withOrder(fixtures),
    rules: [{ on: 'GET /order*', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Says that the orders could not be read; the rest is there.',
        facts: [ACCOUNT_LOADED, { name: 'orders/ordersFailed' }],
        state: { 'orders/orders': { status: 'failed' } },
        screen: [{ text: 'We could not find out what is on its way.' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'orders/retryOrders',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        state: { 'orders/orders': { status: 'loading' } },
      },
      {
        kind: 'settle',
        title: 'The next delivery is there.',
        facts: [],
        state: { 'orders/orders': { status: 'ready' } },
        screen: [{ role: 'heading', name: 'Next delivery' }],
      },
    ],
  })),
};
