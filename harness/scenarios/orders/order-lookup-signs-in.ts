import { inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, atLookup } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';
import { signsIn } from '../steps.ts';

export const orderLookupSignsIn: Scenario = {
  id: 'order-lookup-signs-in',
  title: 'Somebody signs in where orders are looked up',
  summary: 'Who signs in where orders are looked up has an account, and orders in it.',
  ledger: ['ORD-02', 'RTE-27', 'RTE-04', 'RTE-05'],
  domains: [...ORDER_STORY, 'auth/signedIn'],
  inBrowser: true,
  golden: [{ name: 'orders/lookup--signed-in', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atLookup(fixtures),
    rules: [],
    screen: [{ role: 'heading', name: 'Find an order' }],
    steps: [
      {
        kind: 'shopper',
        title: 'Has an account after all.',
        input: 'auth/openSignIn',
        payload: { place: 'order-lookup' },
        press: { role: 'button', name: 'Sign in' },
        facts: [],
        asked: [],
      },
      signsIn('jonas', 'Sign in', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Is among the account’s orders: none so far.',
        facts: [
          { name: 'auth/signedIn' },
          { name: 'orders/ordersLoaded', payload: { page: 1, count: 0, total: 0 } },
        ],
        state: { 'navigation/location': { path: '/myaccount/orders' } },
        screen: [{ role: 'heading', name: 'Nothing ordered yet' }],
      },
    ],
  })),
};
