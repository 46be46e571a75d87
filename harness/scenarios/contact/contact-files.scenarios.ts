import { family } from '../family.ts';

import { acts, button, fact, says, settles } from '../step-builders.ts';
import { ATTACH, FORM_IS_THERE, attaches, letterIsThere, writes } from './contact-steps.ts';

export const contactFilesScenarios = family({ path: '/contactus' }, ['contact'], {
  'contact-file-attached': {
    title: 'A picture goes along with a letter',
    summary: 'A picture is lost on its way, sent again, and goes along.',
    shows: ['ATT-01, ATT-02, ATT-05, ATT-06, API-64', { rl: 'contact/letter--with-a-file' }],
    rules: [{ on: ATTACH, call: 1, then: 'unreachable' }],
    steps: [
      FORM_IS_THERE,
      attaches({
        title: 'Chooses a picture.',
        asked: [ATTACH],
        state: { 'contact/file': { status: 'loading' } },
      }),
      settles('It does not arrive.', {
        facts: [fact('contact/fileRefused', { reason: 'unreachable' })],
        state: { 'contact/file': { status: 'failed', canRetry: true } },
        screen: [says('Our shop did not answer. Your file is still here; please try again.')],
      }),
      acts('Tries again.', {
        input: 'contact/retryFile',
        press: button('Try again'),
        asked: [ATTACH],
      }),
      settles('It is there.', {
        facts: [fact('contact/fileAttached')],
        state: { 'contact/file': { status: 'attached', fileId: 'F101' } },
        screen: [says('Reference F101')],
      }),
      writes('Writes.', { fileIds: ['F101'] }),
      { ...letterIsThere(), state: { 'contact/file': { status: 'idle' } } },
    ],
  },
  'contact-file-refused': {
    title: 'What is no picture does not go along',
    summary: 'A file that is too large, and a program with the name of a picture.',
    shows: ['ATT-01, ATT-03, ATT-04, ATT-05', { rl: 'contact/file--refused' }],
    steps: [
      FORM_IS_THERE,
      attaches(
        {
          title: 'Chooses a file of 21 MB.',
          facts: [fact('contact/fileRefused', { reason: 'tooLarge' })],
          state: { 'contact/file': { status: 'failed', reason: 'tooLarge' } },
        },
        { file: '', size: 22_020_096, problem: 'tooLarge' },
      ),
      attaches(
        {
          title: 'Chooses a program that is called a picture. It is looked into, and never sent.',
          facts: [fact('contact/fileRefused', { reason: 'content' })],
          state: { 'contact/file': { status: 'failed', reason: 'content', canRetry: false } },
        },
        { file: 'program-1' },
      ),
      settles('Is told so.', {
        screen: [
          says('This file is not a picture or PDF, whatever its name. Please choose another one.'),
        ],
      }),
      acts('Goes on without.', {
        input: 'contact/removeFile',
        press: button('Go on without a file'),
        state: { 'contact/file': { status: 'idle' } },
      }),
    ],
  },
});
