import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { fact, says, settles, visits, fails } from '../step-builders.ts';
import { signsIn } from '../steps.ts';
import {
  CONFIRM,
  DECIDES_LATER,
  GATE_FOUND,
  passed,
  SAYS_NO,
  gateComes,
  goesOn,
  gretaAt,
  saysYes,
  signsInFromHeader,
} from './membership-steps.ts';

export const gateScenarios = family((fixtures) => gretaAt(fixtures, '/women'), ['membership'], {
  'gate-accepted': {
    title: 'A shopper signs in, and says yes at the condition gate',
    summary: 'The gate comes with the sign-in, and what was wanted after it.',
    shows: [
      'MEM-02, MEM-04, MEM-05, MEM-08, RTE-03, RTE-27, API-63',
      { rl: 'membership/gate--accepted', hm: 'membership/gate-tailored--accepted' },
      'hm',
    ],
    start: { path: '/' },
    steps: [
      ...signsInFromHeader('greta'),
      gateComes('?loginRedirect=%2F'),
      saysYes('Says yes.'),
      {
        ...goesOn('/', 'Is a member, and back where the sign-in was.', [passed('accept')]),
        screen: [says('Welcome. You are a member now.')],
      },
    ],
  },
  'gate-answer-lost': {
    title: 'The answer to a yes is lost',
    summary: 'What has been said counts, though nobody heard that it does.',
    shows: ['MEM-08, API-63', { hm: 'membership/gate--answer-lost' }],
    rules: [{ on: CONFIRM, then: 'lost' }],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes('Says yes.'),
      goesOn('/women', 'Is found to be a member, and goes on.', [
        fact('membership/gateFailed', { choice: 'accept', errorKey: 'network' }),
        passed('accept'),
      ]),
    ],
  },
  'gate-at-a-later-visit': {
    title: 'A shopper comes back, and has not answered yet',
    summary: 'A later visit begins with the gate.',
    shows: ['MEM-07, RTE-27', { hm: 'membership/gate--later-visit' }, 'rl'],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes('Says yes this time.'),
      goesOn('/women', 'Is where the visit began.', [passed('accept')]),
    ],
  },
  'gate-before-the-redirect': {
    title: 'Somebody asks for the orders, signs in, and has a condition gate',
    summary: 'The gate first, then where the address leads.',
    shows: ['RTE-27, GST-01, MEM-05', { rl: 'membership/gate--before-the-redirect' }, 'hm'],
    start: { path: '/myaccount/orders' },
    steps: [
      settles('A guest is asked to sign in.', { place: 'home' }),
      signsIn('greta', 'Sign in', 'Signs in.'),
      gateComes('?loginRedirect=%2Fmyaccount%2Forders'),
      SAYS_NO,
      goesOn('/myaccount/orders', 'Is among the orders.', [passed('decline')]),
    ],
  },
  'gate-declined': {
    title: 'A shopper says no at the condition gate',
    summary: 'A no is an answer as well: nobody is asked again.',
    shows: ['MEM-05, MEM-08, API-63', { rl: 'membership/gate--declined' }, 'rl'],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      SAYS_NO,
      goesOn('/women', 'Is no member, and goes on.', [passed('decline')]),
    ],
  },
  'gate-in-the-checkout': {
    title: 'A shopper with a condition gate signs in on the way to pay',
    summary: 'Nobody is taken out of a purchase.',
    shows: ['MEM-06', { rl: 'membership/gate--in-the-checkout' }],
    start: (fixtures) => ({ ...atBag(fixtures, 'guest'), path: '/checkout/login' }),
    steps: [
      settles('The checkout asks who it is.'),
      signsIn('greta', undefined, 'Signs in.'),
      settles('Goes on with the purchase.', {
        facts: [GATE_FOUND],
        asked: ['PUT /cart/@self/proceed_to_checkout'],
        state: {
          'membership/gate': { status: 'pending', isResting: true },
          'navigation/location': { path: '/checkout/shipping' },
        },
      }),
    ],
  },
  'gate-put-off': {
    title: 'A shopper wants to decide later',
    summary: 'Not now: the tab does not ask again, not even on a page that is loaded anew.',
    shows: ['MEM-04, MEM-07', { rl: 'membership/gate--put-off' }],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      DECIDES_LATER,
      goesOn('/women', 'Goes on without having answered.', []),
      visits('Looks at what else there is.', { to: '/men', press: 'no-control' }),
      goesOn('/men', 'Is not asked again.', []),
    ],
  },
  'gate-refused': {
    title: 'The terms have changed since the shopper read them',
    summary: 'A yes to something else than is asked counts for nothing.',
    shows: ['MEM-08, API-63', { rl: 'membership/gate--refused' }, 'hm'],
    rules: [fails(CONFIRM, 400, '_ERR_CONDITION_GATE_UNKNOWN')],
    steps: [
      gateComes('?loginRedirect=%2Fwomen'),
      saysYes('Says yes.'),
      settles('Is told to read them once more.', {
        facts: [
          fact('membership/gateFailed', {
            choice: 'accept',
            errorKey: '_ERR_CONDITION_GATE_UNKNOWN',
          }),
        ],
        state: { 'membership/gate': { status: 'failed' } },
        screen: [says('The terms have changed in the meantime. Please read them once more.')],
      }),
      saysYes('Has read them.'),
      goesOn('/women', 'Is a member.', [passed('accept')]),
    ],
  },
  'gate-without-programme': {
    title: 'A shopper with a condition gate is in a shop without membership',
    summary: 'A gate is a matter of stores with the programme.',
    shows: ['MEM-03', { rl: 'membership/gate--no-programme' }],
    start: (fixtures) => ({ path: '/women', store: `${fixtures.brand}-ie` }),
    steps: [
      ...signsInFromHeader('greta'),
      goesOn('/women', 'Is signed in, and asked nothing.', []),
    ],
  },
});
