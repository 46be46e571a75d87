import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  BAG_STORY,
  CALCULATE,
  CHANGE,
  CREATE_GUEST,
  DELETE_GUEST,
  LINE,
  MADE_ANEW,
  SESSION_ENDED,
  bagComes,
  bagHolds,
  choosesQuantity,
} from '../steps.ts';

export const guestRenewalFails: Scenario = {
  id: 'guest-renewal-fails',
  title: 'A guest’s session ends and no new one can be had at first',
  summary:
    'The new session cannot be had either: the change is given up, and the next wish finds one.',
  ledger: ['SES-07', 'SES-09', 'ERR-04'],
  domains: BAG_STORY,
  inBrowser: true,
  golden: [{ name: 'session/guest-renewal-fails--next-change-made', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [
      { on: CHANGE, call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } },
      { on: CREATE_GUEST, call: 2, then: { status: 503, errorKey: '_ERR_GENERIC' } },
    ],
    screen: [],
    steps: [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it. The session has just ended.' }),
      {
        kind: 'settle',
        title:
          'No new session: the change is given up, and one message says why. Then there is one.',
        facts: [
          { name: 'session/expired', payload: { call: 'cart.updateLine', status: 401 } },
          { name: 'session/resumed', payload: { since: 'renewal-failed' } },
          { name: 'cart/lineChangeFailed', payload: { lineId: LINE, kind: 'update', status: 401 } },
          { name: 'session/expired', payload: { call: 'session.userInfo', status: 401 } },
          ...MADE_ANEW,
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        screen: [SESSION_ENDED],
      },
      choosesQuantity(fixtures, 2, { title: 'Tries again.' }),
      {
        kind: 'settle',
        title: 'The bag is the one from before, and now holds two.',
        facts: [{ name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } }],
        asked: [CALCULATE],
        state: { 'cart/bagError': null },
        screen: [bagHolds(2)],
      },
    ],
  })),
};
