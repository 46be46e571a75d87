import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, letterIsThere, writes } from './contact-steps.ts';

export const contactSent: Scenario = {
  id: 'contact-sent',
  title: 'Somebody writes to customer service',
  summary: 'A letter arrives; an impatient press in between sends nothing.',
  ledger: ['API-64', 'CAP-02', 'RTE-15'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--sent', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [],
    screen: [],
    steps: [
      FORM_IS_THERE,
      writes({ title: 'Writes.' }),
      writes({
        title: 'Presses once more, before there is an answer. Nothing is sent.',
        asked: [],
      }),
      letterIsThere(),
      {
        kind: 'shopper',
        title: 'Would like to write another one.',
        input: 'contact/writeAnother',
        press: { role: 'button', name: 'Write another message' },
        facts: [],
        state: { 'contact/letterState': { status: 'idle' } },
      },
    ],
  })),
};
