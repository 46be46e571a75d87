import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { AGAIN, SIGNED_IN_AGAIN, SIGN_OUT, signsIn } from '../steps.ts';

export const registeredExpiredAtStart: Scenario = {
  id: 'registered-expired-at-start',
  title: 'A signed-in shopper comes back after the session’s end',
  summary:
    'A signed-in shopper comes back after the session has ended: the page is there, and a question.',
  ledger: ['SES-02', 'SES-13', 'SES-17'],
  domains: ['session/expired', 'session/resumed', 'session/guestCreated', 'auth'],
  inBrowser: true,
  in: inBoth((fixtures) => ({
    start: {
      ...strangerAt(fixtures, '/women'),
      person: 'mira',
      wishlist: [fixtures.wish.id, fixtures.otherWish.id],
      storage: { 'selvedge.userType': 'registered' },
    },
    rules: [
      { on: 'GET /userinfo/*', call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title:
          'The page is there. Over it stands who was here last, and is asked to sign in again.',
        facts: [
          {
            name: 'session/expired',
            payload: { userType: 'registered', call: 'session.userInfo', status: 401 },
          },
          { name: 'auth/loginShown' },
        ],
        asked: [SIGN_OUT],
        state: { 'listing/listing': { status: 'ready' } },
        screen: [{ role: 'heading', name: 'Women' }, AGAIN],
      },
      signsIn('mira', 'Please sign in again', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Is who she was, with two things on her wishlist.',
        facts: SIGNED_IN_AGAIN,
        asked: [],
        screen: [{ role: 'link', name: 'Wishlist, 2 items' }],
      },
    ],
  })),
};
