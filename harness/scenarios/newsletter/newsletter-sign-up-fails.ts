import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const SUBSCRIBE = 'POST /newsletter/subscribe';
const EMAIL = 'ada@example.test';

function signsUp(title: string, asked: readonly string[]): ShopperStep {
  return {
    kind: 'shopper',
    title,
    input: 'newsletter/signUp',
    payload: { email: EMAIL, interests: ['women'], source: 'footer' },
    press: { role: 'button', name: 'Sign up', fill: { 'E-mail address': EMAIL } },
    facts: [],
    asked,
    state: { 'newsletter/signUpState': { status: 'sending' } },
  };
}

export const newsletterSignUpFails: Scenario = {
  id: 'newsletter-sign-up-fails',
  title: 'Signing up for the newsletter fails at first',
  summary:
    'The shop’s server fails, and then takes it; an impatient press in between sends nothing.',
  ledger: ['API-65', 'NWS-02'],
  domains: ['newsletter'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [{ on: SUBSCRIBE, call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    screen: [],
    steps: [
      {
        kind: 'shopper',
        title:
          'Goes to the field at the foot of the page: the shop asks what there is to read about.',
        input: 'newsletter/wantInterests',
        press: 'no-control',
        facts: [],
      },
      {
        kind: 'settle',
        title: 'There are things to choose from.',
        facts: [{ name: 'newsletter/interestsLoaded' }],
      },
      signsUp('Signs up.', [SUBSCRIBE]),
      signsUp('Presses once more, before there is an answer. Nothing is sent.', []),
      {
        kind: 'settle',
        title: 'The shop’s server fails. What was typed is still there.',
        facts: [
          {
            name: 'newsletter/signUpFailed',
            payload: { source: 'footer', reason: 'unreachable' },
          },
        ],
      },
      signsUp('Tries again.', [SUBSCRIBE]),
      {
        kind: 'settle',
        title: 'The shopper is on the list.',
        facts: [{ name: 'newsletter/signedUp', payload: { source: 'footer' } }],
        state: { 'newsletter/signUpState': { status: 'done' } },
      },
    ],
  })),
};
