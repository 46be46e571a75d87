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

export const guestRefusedTwice: Scenario = {
  id: 'guest-refused-twice',
  title: 'A guest’s change is refused twice and then made',
  summary:
    'Even the new session is refused once: the change is sent a third time, without another renewal.',
  ledger: ['SES-08'],
  domains: BAG_STORY,
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: CHANGE, call: 1, times: 2, then: { status: 401, errorKey: '_ERR_DIDNT_LOGON' } }],
    screen: [],
    steps: [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it.' }),
      {
        kind: 'settle',
        title: 'Refused twice, sent three times, one new session: now there are two.',
        facts: [
          { name: 'session/expired', payload: { errorKey: '_ERR_DIDNT_LOGON' } },
          ...MADE_ANEW,
          { name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } },
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      },
    ],
  })),
};
