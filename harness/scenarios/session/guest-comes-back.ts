import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import {
  BAG_STORY,
  CALCULATE,
  CREATE_GUEST,
  DELETE_GUEST,
  LINE,
  MADE_ANEW,
  bagComes,
  bagHolds,
  choosesQuantity,
} from '../steps.ts';

export const guestComesBack: Scenario = {
  id: 'guest-comes-back',
  title: 'A guest comes back to a bag of an earlier visit',
  summary: 'A guest of an earlier visit gets a session of this one, once, and keeps the bag.',
  ledger: ['SES-09', 'SES-15'],
  domains: [...BAG_STORY, 'session/extended'],
  inBrowser: true,
  golden: [{ name: 'session/guest-comes-back--bag-kept', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'guest'),
    rules: [],
    screen: [],
    steps: [
      {
        ...bagComes(),
        title: 'The old session is made anew, and the bag comes along.',
        facts: [...MADE_ANEW, { name: 'session/extended', payload: { cause: 'guest-created' } }],
        asked: [DELETE_GUEST, CREATE_GUEST],
        state: { 'session/userInfo': { status: 'guest', userId: '-2003', orderId: '701001' } },
      },
      choosesQuantity(fixtures, 2, { title: 'Wants two of it.' }),
      {
        kind: 'settle',
        title: 'That is done at once: the session is made anew only once.',
        facts: [{ name: 'cart/quantityChanged', payload: { lineId: LINE, quantity: 2 } }],
        asked: [CALCULATE],
        screen: [bagHolds(2)],
      },
    ],
  })),
};
