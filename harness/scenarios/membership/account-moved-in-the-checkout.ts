import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { signsIn } from '../steps.ts';
import { atBag } from '../starts.ts';

export const accountMovedInTheCheckout: Scenario = {
  id: 'account-moved-in-the-checkout',
  title: 'An account moves on the way to pay',
  summary: 'The gate can be put off in an account that moves as well.',
  ledger: ['AUT-23', 'MEM-06'],
  domains: ['auth/migrationNeeded'],
  golden: [{ name: 'auth/migration--in-the-checkout', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: { ...atBag(fixtures, 'guest'), path: '/checkout/login' },
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The checkout asks who it is.', facts: [] },
      signsIn('tomas', undefined, { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Goes on with the purchase.',
        facts: [{ name: 'auth/migrationNeeded' }],
        state: { 'navigation/location': { path: '/checkout/shipping' } },
      },
    ],
  })),
};
