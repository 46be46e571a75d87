import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { FORM_IS_THERE, attaches } from './contact-steps.ts';

export const contactFileRefused: Scenario = {
  id: 'contact-file-refused',
  title: 'What is no picture does not go along',
  summary: 'A file that is too large, and a program with the name of a picture.',
  ledger: ['ATT-01', 'ATT-03', 'ATT-04', 'ATT-05'],
  domains: ['contact'],
  golden: [{ name: 'contact/file--refused', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [],
    screen: [],
    steps: [
      FORM_IS_THERE,
      attaches(
        {
          title: 'Chooses a file of 21 MB.',
          facts: [{ name: 'contact/fileRefused', payload: { reason: 'tooLarge' } }],
          state: { 'contact/file': { status: 'failed', reason: 'tooLarge' } },
        },
        { file: '', size: 22_020_096, problem: 'tooLarge' },
      ),
      attaches(
        {
          title: 'Chooses a program that is called a picture. It is looked into, and never sent.',
          facts: [{ name: 'contact/fileRefused', payload: { reason: 'content' } }],
          state: { 'contact/file': { status: 'failed', reason: 'content', canRetry: false } },
        },
        { file: 'program-1' },
      ),
      {
        kind: 'settle',
        title: 'Is told so.',
        facts: [],
        screen: [
          {
            text: 'This file is not a picture or PDF, whatever its name. Please choose another one.',
          },
        ],
      },
      {
        kind: 'shopper',
        title: 'Goes on without.',
        input: 'contact/removeFile',
        press: { role: 'button', name: 'Go on without a file' },
        facts: [],
        state: { 'contact/file': { status: 'idle' } },
      },
    ],
  })),
};
