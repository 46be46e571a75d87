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
  bagComes,
  bagHolds,
  choosesQuantity,
} from '../steps.ts';

export const guestExpiresOnBag: Scenario = {
  id: 'guest-expires-on-bag',
  title: 'A guest’s session ends on the bag page',
  summary: 'A guest’s session ends while the bag is changed: nobody notices.',
  ledger: ['SES-07', 'SES-18'],
  domains: BAG_STORY,
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 } }],
    screen: [],
    steps: [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it. The session has just ended.' }),
      {
        kind: 'settle',
        title: 'The session is made anew behind the scenes, and the change goes through: two.',
        facts: [
          { name: 'session/expired', payload: { userType: 'guest', status: 401 } },
          ...MADE_ANEW,
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } },
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      },
    ],
  })),
};
