import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn } from '../steps.ts';
import { TRIES_TOO_OFTEN } from './throttle-steps.ts';

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
      ...TRIES_TOO_OFTEN,
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
