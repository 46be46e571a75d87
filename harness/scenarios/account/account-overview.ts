import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { ACCOUNT_LOADED, withOrder } from './area-steps.ts';

export const accountOverview: Scenario = {
  id: 'account-overview',
  title: 'A shopper looks at the account, with an order on its way',
  summary: 'What is on its way comes first, with what waits in the bag and on the wishlist.',
  ledger: ['RTE-01', 'RTE-25', 'API-44', 'API-46', 'ROL-05', 'AUT-26'],
  domains: ['account/accountLoaded', 'account/accountFailed'],
  inBrowser: true,
  golden: [{ name: 'account/overview--order-on-its-way', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: withOrder(fixtures),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The next delivery, the bag and the wishlist are there.',
        facts: [ACCOUNT_LOADED],
        state: { 'orders/order': { status: 'ready' }, 'orders/orders': { status: 'ready' } },
        screen: [
          { role: 'heading', name: 'Hello, Mira' },
          { role: 'heading', name: 'Next delivery' },
          { text: 'Your bag is empty.' },
          { text: '2 saved pieces.' },
          { role: 'link', name: 'Become a member' },
        ],
      },
    ],
  })),
};
