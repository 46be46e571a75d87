import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  BAG_STORY,
  CALCULATE,
  CHANGE,
  CREATE_GUEST,
  LINE,
  MADE_ANEW,
  bagComes,
  bagHolds,
  choosesQuantity,
} from '../steps.ts';

const PARTIAL = 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED';

export const guestPartlyKnown: Scenario = {
  id: 'guest-partly-known',
  title: 'A guest’s session is not enough for a change',
  summary:
    'A session that is good for less than is asked of it is left alone: a new one takes its place.',
  ledger: ['SES-07', 'SES-10'],
  domains: BAG_STORY,
  golden: [{ name: 'session/guest-partly-known--change-made', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: CHANGE, call: 1, then: { status: 403, errorKey: PARTIAL } }],
    screen: [],
    steps: [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it.' }),
      {
        kind: 'settle',
        title: 'A new session is made without ending the old one, and the change goes through.',
        facts: [
          { name: 'session/expired', payload: { status: 403, errorKey: PARTIAL } },
          ...MADE_ANEW,
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } },
        ],
        asked: [CREATE_GUEST, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      },
    ],
  })),
};
