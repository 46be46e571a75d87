import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  AGAIN,
  BAG_STORY,
  CHANGE,
  LINE,
  SIGN_OUT,
  bagComes,
  bagHolds,
  choosesQuantity,
  signsIn,
} from '../steps.ts';

export const registeredSomebodyElse: Scenario = {
  id: 'registered-somebody-else',
  title: 'After a session’s end somebody else signs in',
  summary: 'What one person wished is not done for the next who signs in.',
  ledger: ['SES-13'],
  domains: [...BAG_STORY, 'auth'],
  golden: [{ name: 'session/registered-expires-on-bag--somebody-else', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_INVALID_COOKIE_ALL', status: 403 } }],
    screen: [],
    steps: [
      bagComes(),
      choosesQuantity(fixtures, 2, { title: 'Jonas wants two of it. His session has just ended.' }),
      {
        kind: 'settle',
        title: 'He is asked to sign in again.',
        facts: [
          { name: 'session/expired', payload: { errorKey: '_ERR_INVALID_COOKIE_ALL' } },
          { name: 'auth/loginShown' },
        ],
        asked: [SIGN_OUT],
        screen: [AGAIN],
      },
      signsIn('mira', 'Please sign in again', { title: 'But it is Mira who signs in.' }),
      {
        kind: 'settle',
        title: 'She sees her own bag, which is empty; the wish of Jonas is dropped.',
        facts: [
          { name: 'auth/signedIn' },
          { name: 'session/resumed', payload: { since: 'other-person' } },
          { name: 'auth/loginHidden' },
          { name: 'cart/lineChangeFailed', payload: { lineId: LINE, kind: 'update' } },
        ],
        asked: [],
        state: { 'cart/bagPage': { status: 'empty' } },
        screen: [{ role: 'heading', name: 'Nothing in here yet' }, bagHolds(0)],
      },
    ],
  })),
};
