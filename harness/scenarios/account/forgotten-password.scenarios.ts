import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { acts, button, fact, link, settles, fails } from '../step-builders.ts';
import {
  BAG_STORY,
  CALCULATE,
  CHANGE,
  SIGNED_IN_AGAIN,
  asksToSignIn,
  bagComes,
  choosesQuantity,
  signsIn,
} from '../steps.ts';
import {
  CLOSES_DRAWER,
  DRAWER_COMES,
  NEW_EMAIL,
  OPENS_DRAWER,
  PASSWORD_MAIL_SENT,
  asksForPassword,
  forgets,
} from './account-steps.ts';

const { email } = DEMO_ACCOUNTS.mira;

const wish = { email: NEW_EMAIL, source: 'header', within: 'A new password' };

const WITHIN = 'Please sign in again';

export const forgottenPasswordScenarios = family(['auth'], {
  'password-forgotten': {
    title: 'A member has forgotten the password',
    summary: 'Where there is the membership programme, a member is told to look into the inbox.',
    shows: ['AUT-06, AUT-07, AUT-09, API-40', { rl: 'auth/password-forgotten--member' }, 'rl'],
    start: { path: '/' },
    steps: [
      OPENS_DRAWER,
      DRAWER_COMES,
      forgets('Sign in'),
      asksForPassword(
        { email, source: 'header', within: 'A new password' },
        'Says where the link shall go.',
      ),
      PASSWORD_MAIL_SENT,
      CLOSES_DRAWER,
    ],
  },
  'password-forgotten-elsewhere': {
    title: 'Somebody asks for a new password in a shop without membership, a bit too soon',
    summary:
      'In a store without the programme the confirmation names the address, whether it is known or not.',
    shows: ['AUT-10, AUT-25, API-40', { hm: 'auth/password-forgotten--address-named' }],
    start: (fixtures) => ({ path: '/', store: `${fixtures.brand}-ie` }),
    rules: [fails('POST /person/forgot_password', 503)],
    steps: [
      OPENS_DRAWER,
      settles('The drawer is there.'),
      forgets('Sign in'),
      asksForPassword(wish, 'Asks for a link.'),
      settles('Is told that it did not work.', {
        facts: [fact('auth/passwordRequestFailed', { errorKey: '_ERR_GENERIC' })],
        state: { 'auth/passwordRequest': { status: 'failed' } },
      }),
      asksForPassword(wish, 'Asks again.'),
      settles('Reads where a mail has gone, if there is such an account, and whom to ask.', {
        facts: [
          fact('auth/passwordRequested', {
            membershipResponseStatus: 'MEMBERSHIP_RESPONSE_NONE',
          }),
        ],
        state: { 'auth/passwordRequest': { status: 'sent', isOfMember: false } },
        screen: [link('Ask customer service')],
      }),
    ],
  },
  'relogon-forgotten': {
    title: 'A shopper has to sign in again, and has forgotten the password for a moment',
    summary: 'The three steps of the login dialog, and back.',
    shows: [
      'AUT-02, AUT-06, AUT-07, AUT-08, AUT-09, AUT-20',
      { rl: 'auth/relogon--password-forgotten' },
      'rl',
    ],
    domains: [...BAG_STORY, 'auth'],
    start: (fixtures) => atBag(fixtures, 'jonas'),
    rules: [{ on: CHANGE, call: 1, then: { expire: '_ERR_ACCESS_CHECK_FAILED', status: 403 } }],
    steps: (fixtures) => [
      bagComes(),
      choosesQuantity(fixtures, 2, 'Wants two of it. The session has just ended.'),
      asksToSignIn('Is asked to sign in again.', undefined, { asked: [] }),
      forgets(WITHIN),
      asksForPassword(
        { email: DEMO_ACCOUNTS.jonas.email, source: 'relogon', within: WITHIN },
        'Asks for a new one.',
      ),
      PASSWORD_MAIL_SENT,
      acts('Remembers it.', {
        input: 'auth/showPanel',
        press: button('Back to sign in', { within: WITHIN }),
        payload: { panel: 'Login' },
        state: { 'auth/panel': 'Login' },
      }),
      signsIn('jonas', WITHIN, 'Signs in.'),
      settles('Goes on: the change is made.', {
        facts: [...SIGNED_IN_AGAIN, fact('cart/quantityChanged')],
        asked: [CHANGE, CALCULATE],
        state: { 'auth/dialogFlag': 'none' },
      }),
    ],
  },
});
