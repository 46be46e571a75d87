import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  AGAIN,
  BAG_STORY,
  CALCULATE,
  CHANGE,
  LINE,
  SIGNED_IN_AGAIN,
  SIGN_OUT,
  bagComes,
  bagHolds,
  choosesQuantity,
  signsIn,
} from '../steps.ts';

export const registeredExpiresOnBag: Scenario = {
  id: 'registered-expires-on-bag',
  title: 'A signed-in shopper’s session ends on the bag page',
  summary:
    'A signed-in shopper’s session ends on the bag page: signing in again completes the change.',
  ledger: ['SES-13', 'SES-17', 'AUT-01', 'AUT-20'],
  domains: [...BAG_STORY, 'auth'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: 'ERR_COOKIE_EXPIRED', status: 403 } }],
    screen: [],
    steps: [
      bagComes(),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it. The session has just ended.' }),
      {
        kind: 'settle',
        title: 'Is signed out and asked to sign in again, on the very same page.',
        facts: [
          {
            name: 'session/expired',
            payload: { userType: 'registered', errorKey: 'ERR_COOKIE_EXPIRED' },
          },
          { name: 'auth/loginShown' },
        ],
        asked: [SIGN_OUT],
        state: { 'auth/dialogFlag': 'show', 'navigation/location': { path: '/shopping-bag' } },
        screen: [AGAIN],
      },
      signsIn('jonas', 'Please sign in again', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'The dialog closes, and the change that had to wait is made: two.',
        facts: [
          ...SIGNED_IN_AGAIN,
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } },
        ],
        asked: [CHANGE, CALCULATE],
        state: { 'auth/dialogFlag': 'none', 'navigation/location': { path: '/shopping-bag' } },
        screen: [bagHolds(2)],
      },
    ],
  })),
};
