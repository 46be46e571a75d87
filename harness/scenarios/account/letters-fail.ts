import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { inAccount } from './area-steps.ts';

export const lettersFail: Scenario = {
  id: 'letters-fail',
  title: 'What goes to a shopper by mail cannot be read, then not be changed',
  summary: 'Neither what cannot be read nor what cannot be saved is told as if it had been.',
  ledger: ['API-65'],
  domains: ['account'],
  golden: [{ name: 'account/letters--unreachable', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/newsletter'),
    rules: [
      {
        on: 'GET /newsletter/preferences',
        call: 1,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
      { on: 'PUT /newsletter/preferences', call: 1, then: 'lost' },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told so.',
        facts: [{ name: 'account/lettersNotRead' }],
        state: { 'account/letters': { status: 'failed' } },
        screen: [{ role: 'button', name: 'Try again' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'account/retryLetters',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        state: { 'account/letters': { status: 'loading' } },
      },
      { kind: 'settle', title: 'It is there.', facts: [{ name: 'account/lettersRead' }] },
      {
        kind: 'shopper',
        title: 'Has letters come.',
        input: 'account/saveLetters',
        payload: { interests: [] },
        press: { role: 'button', name: 'Subscribe' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'Nobody answers; what holds by now is shown.',
        facts: [
          { name: 'account/lettersNotChanged', payload: { errorKey: 'network' } },
          { name: 'account/lettersRead', payload: { isSubscribed: true } },
        ],
        state: { 'account/lettersChange': { status: 'failed' } },
      },
    ],
  })),
};
