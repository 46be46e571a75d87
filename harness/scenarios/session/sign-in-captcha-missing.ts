import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn, waitsItOut } from '../steps.ts';
import { TRIES_TOO_OFTEN } from './throttle-steps.ts';

export const signInCaptchaMissing: Scenario = {
  id: 'sign-in-captcha-missing',
  title: 'The check that this is a person does not come',
  summary: 'Who cannot show to be a person is told so, and waits.',
  ledger: ['AUT-24', 'CAP-06', 'ERR-05', 'SES-08'],
  domains: ['auth', 'captcha'],
  golden: [{ name: 'auth/sign-in--captcha-missing', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/'),
    rules: [],
    screen: [],
    steps: [
      ...TRIES_TOO_OFTEN,
      {
        kind: 'shopper',
        title: 'Wants to show it, and the other service does not answer.',
        input: 'captcha/open',
        press: { role: 'button', name: 'I am a person' },
        facts: [{ name: 'captcha/captchaFailed' }],
        state: { 'captcha/captcha': 'failed' },
        screen: [
          { text: 'The check could not be loaded. Please try it once more, or wait.' },
          { role: 'button', name: 'Try again' },
        ],
      },
      ...waitsItOut('auth/signInWait', 'auth/signInReleased'),
      signsIn('mira', 'Sign in', { title: 'Signs in.' }),
      {
        kind: 'settle',
        title: 'Is signed in.',
        facts: [{ name: 'auth/signedIn' }],
        state: { 'auth/signInState': { status: 'idle' } },
      },
    ],
  })),
};
