import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { family } from '../family.ts';
import { acts, button, fact, pauses, says, settles } from '../step-builders.ts';
import { signsIn, waitsItOut, TEN_MINUTES } from '../steps.ts';
import type { ScenarioStep } from '../scenario.ts';

const GUESSES = ['indigo-1', 'indigo-2', 'indigo-3', 'indigo-4', 'indigo-5'];

const guesses: readonly ScenarioStep[] = GUESSES.flatMap((password, index) => [
  signsIn('mira', 'Sign in', `Tries password number ${index + 1}.`, password),
  settles('Is told that the two do not belong together, and nothing of either.', {
    facts: [fact('auth/signInFailed', { errorKey: '_ERR_INVALID_LOGON' })],
    state: { 'auth/signInState': { status: 'failed' } },
  }),
]);

/** Guesses a password in the drawer until the right one is throttled as well. */
const TRIES_TOO_OFTEN: readonly ScenarioStep[] = [
  acts('Wants to sign in.', {
    input: 'auth/openSignIn',
    press: button('Sign in'),
    payload: { place: 'header' },
    facts: [fact('auth/signInOpened')],
  }),
  settles('The form is there.'),
  ...guesses,
  signsIn('mira', 'Sign in', 'Remembers the right one.'),
  settles('Has to wait for ten minutes, or to show that this is a person.', {
    facts: [fact('auth/signInFailed', { errorKey: '_ERR_TOO_MANY_ATTEMPTS' })],
    state: {
      'auth/signInState': { status: 'throttled', canProve: true },
      'auth/signInWait': { minutes: TEN_MINUTES },
    },
    screen: [says('You can try again in 10 minutes.'), button('I am a person')],
  }),
];

export const signInScenarios = family({ path: '/' }, ['auth', 'captcha'], {
  'sign-in-captcha-missing': {
    title: 'The check that this is a person does not come',
    summary: 'Who cannot show to be a person is told so, and waits.',
    shows: ['AUT-24, CAP-06, ERR-05, SES-08', { hm: 'auth/sign-in--captcha-missing' }],
    steps: [
      ...TRIES_TOO_OFTEN,
      acts('Wants to show it, and the other service does not answer.', {
        input: 'captcha/open',
        press: button('I am a person'),
        facts: [fact('captcha/captchaFailed')],
        state: { 'captcha/captcha': 'failed' },
        screen: [
          says('The check could not be loaded. Please try it once more, or wait.'),
          button('Try again'),
        ],
      }),
      ...waitsItOut('auth/signInWait', 'auth/signInReleased'),
      signsIn('mira', 'Sign in', 'Signs in.'),
      settles('Is signed in.', {
        facts: [fact('auth/signedIn')],
        state: { 'auth/signInState': { status: 'idle' } },
      }),
    ],
  },
  'sign-in-throttled': {
    title: 'Five wrong passwords, and then the right one',
    summary: 'Whoever tries passwords has to wait, and need not who shows to be a person.',
    shows: ['API-35, AUT-24, CAP-02, SES-08', { rl: 'auth/sign-in--throttled' }],
    domains: ['auth'],
    steps: [
      ...TRIES_TOO_OFTEN,
      pauses('A minute passes.', 60_000, { state: { 'auth/signInWait': { minutes: 9 } } }),
      {
        ...signsIn('mira', 'Sign in', 'Has ticked the box, and goes on at once.'),
        payload: {
          ...DEMO_ACCOUNTS.mira,
          rememberMe: false,
          captcha: 'simulated-answer-of-the-captcha',
        },
      },
      settles('Is signed in.', {
        facts: [fact('auth/signedIn')],
        state: { 'auth/signInState': { status: 'idle' } },
      }),
    ],
  },
});
