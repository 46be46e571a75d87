import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  AGAIN,
  BAG_STORY,
  CHANGE,
  CREATE_GUEST,
  DELETE_GUEST,
  MADE_ANEW,
  SIGN_OUT,
  bagComes,
  bagHolds,
  choosesQuantity,
} from '../steps.ts';

export const registeredGoesOnAsGuest: Scenario = {
  id: 'registered-goes-on-as-guest',
  title: 'A signed-in shopper does not want to sign in again',
  summary: 'Whoever closes the dialog goes on as a guest, on a page loaded anew.',
  ledger: ['AUT-05', 'SES-06'],
  domains: [...BAG_STORY, 'auth'],
  inBrowser: true,
  golden: [{ name: 'auth/login-dialog-closed--goes-on-as-guest', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    screen: [],
    steps: [
      bagComes(),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it. The session has just ended.' }),
      {
        kind: 'settle',
        title: 'Is asked to sign in again.',
        facts: [
          { name: 'session/expired', payload: { errorKey: '_ERR_ACCESS_CHECK_FAILED' } },
          { name: 'auth/loginShown' },
        ],
        asked: [],
        screen: [AGAIN],
      },
      {
        kind: 'shopper',
        title: 'Would rather not.',
        input: 'auth/closeLogin',
        press: { role: 'button', name: 'Go on without signing in', within: 'Please sign in again' },
        facts: [{ name: 'auth/loginDeclined' }],
        asked: [SIGN_OUT],
        state: { 'auth/dialogFlag': 'none' },
      },
      {
        kind: 'settle',
        title: 'Is signed out; the page loads anew, for a guest with an empty bag.',
        facts: [
          { name: 'auth/signedOut' },
          { name: 'session/expired', payload: { userType: 'guest', call: 'session.userInfo' } },
          ...MADE_ANEW,
          ...MADE_ANEW,
        ],
        asked: [CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: { 'session/userInfo': { status: 'guest' }, 'cart/bagPage': { status: 'empty' } },
        screen: [{ role: 'heading', name: 'Nothing in here yet' }, bagHolds(0)],
      },
    ],
  })),
};
