import { inBoth } from '../brand-fixtures.ts';
import {
  CHECK_ADDRESS,
  DETAILS_STORY,
  TYPED,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  sendsAgain,
  typesAddress,
} from './checkout-details-steps.ts';
import { opened } from './checkout-steps.ts';
import type { Scenario } from '../scenario.ts';
import { MADE_ANEW } from '../steps.ts';

export const checkoutDetailsSessionOver: Scenario = {
  id: 'checkout-details-session-over',
  title: 'A guest’s session ends at the address',
  summary:
    'The session is over when the address is sent: the page loads anew, and what was typed does not go with it.',
  ledger: ['SES-11', 'SES-12', 'CHK-04'],
  domains: [...DETAILS_STORY, 'session/expired', 'session/guestCreated', 'session/resumed'],
  inBrowser: true,
  golden: [{ name: 'checkout/details--session-over', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [
      {
        on: CHECK_ADDRESS,
        call: 1,
        then: { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 },
      },
    ],
    screen: [],
    steps: [
      { ...detailsCome, facts: [...MADE_ANEW, ...detailsCome.facts] },
      typesAddress(),
      sendsAddress(fixtures),
      {
        kind: 'settle',
        title: 'The session is made anew, and so is the page. All that was typed is there.',
        facts: [
          { name: 'session/expired', payload: { userType: 'guest', status: 401 } },
          { name: 'session/guestCreated' },
          { name: 'session/resumed', payload: { since: 'reloading' } },
          { name: 'checkout/detailsRecalled' },
          opened('shipping'),
        ],
        state: { 'checkout/typed': { shipping: { draft: TYPED } } },
        // In a browser nothing is held: the page goes on at once.
        screen: [],
      },
      sendsAgain({ title: 'It goes on by itself.', press: 'no-control' }),
      paymentComes,
    ],
  })),
};
