import { BAG_CHANGES, bagIsThere } from './bag-steps.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds, signsIn } from '../steps.ts';

export const bagMergedOnSignIn: Scenario = {
  id: 'bag-merged-on-sign-in',
  title: 'A guest signs in, and earlier pieces are back in the bag',
  summary:
    'A guest signs in: the bag joins what the account had from before, and the shop says so.',
  ledger: ['CRT-01', 'API-35'],
  domains: BAG_CHANGES,
  golden: [{ name: 'cart/sign-in--bags-merged', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: {
      ...atBag(fixtures, 'guest'),
      left: { person: 'jonas', bag: [{ ...fixtures.piece, quantity: 2 }] },
    },
    rules: [],
    screen: [],
    steps: [
      bagIsThere('The guest’s bag holds one piece.'),
      {
        kind: 'shopper',
        title: 'Opens the sign-in.',
        input: 'auth/openSignIn',
        payload: { place: 'bag' },
        press: { role: 'button', name: 'Sign in' },
        facts: [],
      },
      signsIn('jonas', 'Sign in', { title: 'Signs in.', facts: [] }),
      {
        kind: 'settle',
        title: 'The bag holds three: the one, and two from before. A message says so.',
        facts: [{ name: 'cart/bagMerged' }],
        screen: [{ text: 'Your earlier pieces are back in your bag.' }, bagHolds(3)],
      },
    ],
  })),
};
