import { acts, button, fact, says, settles } from '../step-builders.ts';
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
    press: button('Sign in', {
      within: 'Sign in',
      fill: { 'E-mail address': email, Password: password },
    }),
  };
}

const guesses: readonly ScenarioStep[] = GUESSES.flatMap((password, index) => [
  tries(password, { title: `Tries password number ${index + 1}.` }),
  settles('Is told that the two do not belong together, and nothing of either.', {
    facts: [fact('auth/signInFailed', { errorKey: '_ERR_INVALID_LOGON' })],
    state: { 'auth/signInState': { status: 'failed' } },
  }),
]);

/** Who guesses a password in the drawer, and is sent to wait with the right one. */
export const TRIES_TOO_OFTEN: readonly ScenarioStep[] = [
  acts('Wants to sign in.', {
    input: 'auth/openSignIn',
    press: button('Sign in'),
    payload: { place: 'header' },
    facts: [fact('auth/signInOpened')],
  }),
  settles('The form is there.'),
  ...guesses,
  signsIn('mira', 'Sign in', { title: 'Remembers the right one.' }),
  settles('Has to wait for ten minutes, or to show that this is a person.', {
    facts: [fact('auth/signInFailed', { errorKey: '_ERR_TOO_MANY_ATTEMPTS' })],
    state: {
      'auth/signInState': { status: 'throttled', canProve: true },
      'auth/signInWait': { minutes: TEN_MINUTES },
    },
    screen: [says('You can try again in 10 minutes.'), button('I am a person')],
  }),
];
