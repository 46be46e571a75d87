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

export const guestRefusedThreeTimes: Scenario = {
  id: 'guest-refused-three-times',
  title: 'A guest’s change is refused three times and given up',
  summary: 'Refused three times, the change is given up. The shop says so and goes on.',
  ledger: ['SES-08', 'ERR-04', 'CRT-14'],
  domains: BAG_STORY,
  inBrowser: true,
  golden: [{ name: 'session/guest-refused-three-times--given-up', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [{ on: CHANGE, call: 1, times: 3, then: { status: 401, errorKey: '_ERR_DIDNT_LOGON' } }],
    screen: [],
    steps: [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, { title: 'Wants two of it.' }),
      {
        kind: 'settle',
        title: 'Refused three times: there is still one, and one message says why.',
        facts: [
          { name: 'session/expired' },
          ...MADE_ANEW,
          { name: 'cart/lineChangeFailed', payload: { lineId: LINE, kind: 'update', status: 401 } },
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CHANGE],
        state: { 'session/lifecycle': { status: 'alive' } },
        screen: [bagHolds(1), SESSION_ENDED],
      },
      choosesQuantity(fixtures, 3, { title: 'Tries again, with three.' }),
      {
        kind: 'settle',
        title: 'This time it is done.',
        facts: [{ name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 3 } }],
        asked: [CALCULATE],
        state: { 'cart/bagError': null },
        screen: [bagHolds(3)],
      },
    ],
  })),
};
