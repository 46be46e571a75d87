import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, SEND, letterFails, writes } from './contact-steps.ts';

export const contactThrottled: Scenario = {
  id: 'contact-throttled',
  title: 'Who writes too often has to wait',
  summary: 'The shop asks to wait; what was written is still there.',
  ledger: ['API-64'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--throttled', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [
      {
        on: SEND,
        call: 1,
        then: { status: 429, errorKey: '_ERR_TOO_MANY_ATTEMPTS', retryAfter: 240 },
      },
    ],
    screen: [],
    steps: [
      FORM_IS_THERE,
      writes({ title: 'Writes the eleventh letter.' }),
      {
        ...letterFails(
          '_ERR_TOO_MANY_ATTEMPTS',
          'You have written to us several times already. Please wait 4 minutes; what you wrote is still here.',
        ),
        state: { 'contact/letterState': { status: 'throttled', seconds: 240 } },
      },
    ],
  })),
};
