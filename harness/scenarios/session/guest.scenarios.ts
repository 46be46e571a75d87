import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { dialog, fact, heading, settles } from '../step-builders.ts';
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
  signsIn,
} from '../steps.ts';

const PARTIAL = 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED';

export const guestScenarios = family((fixtures) => atBag(fixtures, 'guest'), BAG_STORY, {
  'guest-at-the-account': {
    title: 'A guest asks for the account page',
    summary: 'A guest asks for the account: is sent home, offered to sign in, and then let in.',
    shows: ['GST-01, GST-03, GST-05, GST-06, AUT-14, RTE-27, RTE-28', {}, 'rl'],
    domains: ['auth'],
    start: { path: '/myaccount' },
    steps: [
      settles('Is on the home page instead, with the sign-in beside it.', {
        facts: [fact('auth/guestRedirected'), fact('auth/signInOpened')],
        asked: [CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
        state: {
          'navigation/location': { path: '/', search: '?loginRedirect=%2Fmyaccount' },
          'auth/drawer': { status: 'open' },
        },
        screen: [dialog('Sign in')],
      }),
      signsIn('mira', 'Sign in', 'Signs in.'),
      settles('Is let into the account.', {
        facts: [fact('auth/signedIn')],
        state: { 'navigation/location': { path: '/myaccount' } },
        screen: [heading('Hello, Mira')],
      }),
    ],
  },
  'guest-comes-back': {
    title: 'A guest comes back to a bag of an earlier visit',
    summary: 'A guest of an earlier visit gets a session of this one, once, and keeps the bag.',
    shows: ['SES-09, SES-15', { rl: 'session/guest-comes-back--bag-kept' }, 'hm'],
    domains: [...BAG_STORY, 'session/extended'],
    steps: (fixtures) => [
      {
        ...bagComes(),
        title: 'The old session is made anew, and the bag comes along.',
        facts: [...MADE_ANEW, fact('session/extended', { cause: 'guest-created' })],
        asked: [DELETE_GUEST, CREATE_GUEST],
        state: { 'session/userInfo': { status: 'guest', userId: '-2003', orderId: '701001' } },
      },
      choosesQuantity(fixtures, 2, 'Wants two of it.'),
      settles('That is done at once: the session is made anew only once.', {
        facts: [fact('cart/quantityChanged', { lineId: LINE, quantity: 2 })],
        asked: [CALCULATE],
        screen: [bagHolds(2)],
      }),
    ],
  },
  'guest-expires-on-bag': {
    title: 'A guest’s session ends on the bag page',
    summary: 'A guest’s session ends while the bag is changed: nobody notices.',
    shows: ['SES-07, SES-18'],
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 } }],
    steps: (fixtures) => [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, 'Wants two of it. The session has just ended.'),
      settles('The session is made anew behind the scenes, and the change goes through: two.', {
        facts: [
          fact('session/expired', { userType: 'guest', status: 401 }),
          ...MADE_ANEW,
          fact('cart/quantityChanged', { lineId: LINE, quantity: 2 }),
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      }),
    ],
  },
  'guest-partly-known': {
    title: 'A guest’s session is not enough for a change',
    summary:
      'A session that is good for less than is asked of it is left alone: a new one takes its place.',
    shows: ['SES-07, SES-10', { hm: 'session/guest-partly-known--change-made' }],
    rules: [{ on: CHANGE, call: 1, then: { status: 403, errorKey: PARTIAL } }],
    steps: (fixtures) => [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, 'Wants two of it.'),
      settles('A new session is made without ending the old one, and the change goes through.', {
        facts: [
          fact('session/expired', { status: 403, errorKey: PARTIAL }),
          ...MADE_ANEW,
          fact('cart/quantityChanged', { lineId: LINE, quantity: 2 }),
        ],
        asked: [CREATE_GUEST, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      }),
    ],
  },
  'guest-refused-three-times': {
    title: 'A guest’s change is refused three times and given up',
    summary: 'Refused three times, the change is given up. The shop says so and goes on.',
    shows: ['SES-08, ERR-04, CRT-14', { rl: 'session/guest-refused-three-times--given-up' }, 'rl'],
    rules: [{ on: CHANGE, call: 1, times: 3, then: { status: 401, errorKey: '_ERR_DIDNT_LOGON' } }],
    steps: (fixtures) => [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, 'Wants two of it.'),
      settles('Refused three times: there is still one, and one message says why.', {
        facts: [
          fact('session/expired'),
          ...MADE_ANEW,
          fact('cart/lineChangeFailed', { lineId: LINE, kind: 'update', status: 401 }),
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CHANGE],
        state: { 'session/lifecycle': { status: 'alive' } },
        screen: [bagHolds(1), SESSION_ENDED],
      }),
      choosesQuantity(fixtures, 3, 'Tries again, with three.'),
      settles('This time it is done.', {
        facts: [fact('cart/quantityChanged', { lineId: LINE, quantity: 3 })],
        asked: [CALCULATE],
        state: { 'cart/bagError': null },
        screen: [bagHolds(3)],
      }),
    ],
  },
  'guest-refused-twice': {
    title: 'A guest’s change is refused twice and then made',
    summary:
      'Even the new session is refused once: the change is sent a third time, without another renewal.',
    shows: ['SES-08'],
    rules: [{ on: CHANGE, call: 1, times: 2, then: { status: 401, errorKey: '_ERR_DIDNT_LOGON' } }],
    steps: (fixtures) => [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, 'Wants two of it.'),
      settles('Refused twice, sent three times, one new session: now there are two.', {
        facts: [
          fact('session/expired', { errorKey: '_ERR_DIDNT_LOGON' }),
          ...MADE_ANEW,
          fact('cart/quantityChanged', { lineId: LINE, quantity: 2 }),
        ],
        asked: [DELETE_GUEST, CREATE_GUEST, CHANGE, CHANGE, CALCULATE],
        screen: [bagHolds(2)],
      }),
    ],
  },
  'guest-renewal-fails': {
    title: 'A guest’s session ends and no new one can be had at first',
    summary:
      'The new session cannot be had either: the change is given up, and the next wish finds one.',
    shows: [
      'SES-07, SES-09, ERR-04',
      { hm: 'session/guest-renewal-fails--next-change-made' },
      'hm',
    ],
    rules: [
      { on: CHANGE, call: 1, then: { expire: '_ERR_INVALID_COOKIE', status: 401 } },
      { on: CREATE_GUEST, call: 2, then: { status: 503, errorKey: '_ERR_GENERIC' } },
    ],
    steps: (fixtures) => [
      bagComes(MADE_ANEW),
      choosesQuantity(fixtures, 2, 'Wants two of it. The session has just ended.'),
      settles(
        'No new session: the change is given up, and one message says why. Then there is one.',
        {
          facts: [
            fact('session/expired', { call: 'cart.updateLine', status: 401 }),
            fact('session/resumed', { since: 'renewal-failed' }),
            fact('cart/lineChangeFailed', { lineId: LINE, kind: 'update', status: 401 }),
            fact('session/expired', { call: 'session.userInfo', status: 401 }),
            ...MADE_ANEW,
          ],
          asked: [DELETE_GUEST, CREATE_GUEST, DELETE_GUEST, CREATE_GUEST],
          screen: [SESSION_ENDED],
        },
      ),
      choosesQuantity(fixtures, 2, 'Tries again.'),
      settles('The bag is the one from before, and now holds two.', {
        facts: [fact('cart/quantityChanged', { lineId: LINE, quantity: 2 })],
        asked: [CALCULATE],
        state: { 'cart/bagError': null },
        screen: [bagHolds(2)],
      }),
    ],
  },
});
