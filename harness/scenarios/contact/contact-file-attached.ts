import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { ATTACH, FORM_IS_THERE, attaches, letterIsThere, writes } from './contact-steps.ts';

export const contactFileAttached: Scenario = {
  id: 'contact-file-attached',
  title: 'A picture goes along with a letter',
  summary: 'A picture is lost on its way, sent again, and goes along.',
  ledger: ['ATT-01', 'ATT-02', 'ATT-05', 'ATT-06', 'API-64'],
  domains: ['contact'],
  golden: [{ name: 'contact/letter--with-a-file', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/contactus'),
    rules: [{ on: ATTACH, call: 1, then: 'unreachable' }],
    screen: [],
    steps: [
      FORM_IS_THERE,
      attaches({
        title: 'Chooses a picture.',
        asked: [ATTACH],
        state: { 'contact/file': { status: 'loading' } },
      }),
      {
        kind: 'settle',
        title: 'It does not arrive.',
        facts: [{ name: 'contact/fileRefused', payload: { reason: 'unreachable' } }],
        state: { 'contact/file': { status: 'failed', canRetry: true } },
        screen: [{ text: 'Our shop did not answer. Your file is still here; please try again.' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'contact/retryFile',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        asked: [ATTACH],
      },
      {
        kind: 'settle',
        title: 'It is there.',
        facts: [{ name: 'contact/fileAttached' }],
        state: { 'contact/file': { status: 'attached', fileId: 'F101' } },
        screen: [{ text: 'Reference F101' }],
      },
      writes({ title: 'Writes.' }, { fileIds: ['F101'] }),
      { ...letterIsThere(), state: { 'contact/file': { status: 'idle' } } },
    ],
  })),
};
