import { acts, button, fact, says, settles } from '../step-builders.ts';

import type { ScenarioStep } from '../scenario.ts';
import { TEN_MINUTES, signsIn } from '../steps.ts';

const GUESSES = ['indigo-1', 'indigo-2', 'indigo-3', 'indigo-4', 'indigo-5'];

const guesses: readonly ScenarioStep[] = GUESSES.flatMap((password, index) => [
  signsIn('mira', 'Sign in', `Tries password number ${index + 1}.`, password),
  settles('Is told that the two do not belong together, and nothing of either.', {
    facts: [fact('auth/signInFailed', { errorKey: '_ERR_INVALID_LOGON' })],
    state: { 'auth/signInState': { status: 'failed' } },
  }),
]);

/** Guesses a password in the drawer until the right one is throttled as well. */
export const TRIES_TOO_OFTEN: readonly ScenarioStep[] = [
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
