import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ScenarioStep, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn, type Wish } from '../steps.ts';

const { email } = DEMO_ACCOUNTS.mira;
const GUESSES = ['indigo-1', 'indigo-2', 'indigo-3', 'indigo-4', 'indigo-5'];

function tries(password: string, wish: Wish): ShopperStep {
  const step = signsIn('mira', 'Sign in', wish);
  return {
    ...step,
    payload: { email, password, rememberMe: false },
    press: {
      role: 'button',
      name: 'Sign in',
      within: 'Sign in',
      fill: { 'E-mail address': email, Password: password },
    },
  };
}

const guesses: readonly ScenarioStep[] = GUESSES.flatMap((password, index) => [
  tries(password, { title: `Tries password number ${index + 1}.` }),
  {
    kind: 'settle',
    title: 'Is told that the two do not belong together, and nothing of either.',
    facts: [{ name: 'auth/signInFailed', payload: { errorKey: '_ERR_INVALID_LOGON' } }],
    state: { 'auth/signInState': { status: 'failed' } },
  },
]);

export const signInThrottled: Scenario = {
  id: 'sign-in-throttled',
  title: 'Five wrong passwords, and then the right one',
  summary: 'Whoever tries passwords has to wait, and need not who shows to be a person.',
  ledger: ['API-35', 'AUT-24', 'CAP-02', 'SES-08'],
  domains: ['auth'],
  golden: [{ name: 'auth/sign-in--throttled', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'shopper',
        title: 'Wants to sign in.',
        input: 'auth/openSignIn',
        payload: { place: 'header' },
        press: { role: 'button', name: 'Sign in' },
        facts: [{ name: 'auth/signInOpened' }],
      },
      { kind: 'settle', title: 'The form is there.', facts: [] },
      ...guesses,
      signsIn('mira', 'Sign in', { title: 'Remembers the right one.' }),
      {
        kind: 'settle',
        title: 'Has to wait for ten minutes, or to show that this is a person.',
        facts: [{ name: 'auth/signInFailed', payload: { errorKey: '_ERR_TOO_MANY_ATTEMPTS' } }],
        state: {
          'auth/signInState': { status: 'throttled', canProve: true },
          'auth/signInWait': { minutes: 10 },
        },
        screen: [
          { text: 'You can try again in 10 minutes.' },
          { role: 'button', name: 'I am a person' },
        ],
      },
      {
        kind: 'pause',
        title: 'A minute passes.',
        ms: 60_000,
        facts: [],
        state: { 'auth/signInWait': { minutes: 9 } },
      },
      {
        ...signsIn('mira', 'Sign in', { title: 'Has ticked the box, and goes on at once.' }),
        payload: {
          ...DEMO_ACCOUNTS.mira,
          rememberMe: false,
          captcha: 'simulated-answer-of-the-captcha',
        },
      },
      {
        kind: 'settle',
        title: 'Is signed in.',
        facts: [{ name: 'auth/signedIn' }],
        state: { 'auth/signInState': { status: 'idle' } },
      },
    ],
  })),
};
