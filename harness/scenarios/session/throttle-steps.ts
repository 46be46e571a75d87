import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { ScenarioStep, ShopperStep } from '../scenario.ts';
import { TEN_MINUTES, type Wish, signsIn } from '../steps.ts';

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

/** Who guesses a password in the drawer, and is sent to wait with the right one. */
export const TRIES_TOO_OFTEN: readonly ScenarioStep[] = [
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
      'auth/signInWait': { minutes: TEN_MINUTES },
    },
    screen: [
      { text: 'You can try again in 10 minutes.' },
      { role: 'button', name: 'I am a person' },
    ],
  },
];
