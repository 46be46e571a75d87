import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, SEND, letterFails, letterIsThere, writes } from './contact-steps.ts';

export const contactWithoutAnswer: Scenario = {
  id: 'contact-without-answer',
  title: 'A letter gets no answer at first',
  summary: 'The shop does not answer at first. Nothing that was written is lost.',
  ledger: ['API-64', 'CAP-02'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--failed-and-retried', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [{ on: SEND, call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      FORM_IS_THERE,
      writes({ title: 'Writes.' }),
      letterFails(
        'network',
        'Our shop did not answer. What you wrote is still here; please try again.',
      ),
      writes(
        { title: 'Ticks the box once more, and tries again.' },
        { captcha: 'another-simulated-answer' },
      ),
      letterIsThere(),
    ],
  })),
};
