import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { acts, button, fact, says, settles, fails } from '../step-builders.ts';
import {
  ACCOUNT_LOADED,
  DETAILS_COME,
  OPENS_DETAILS,
  inAccount,
  savesDetails,
} from './area-steps.ts';

const start = (fixtures: BrandFixtures) => inAccount(fixtures, '/personaldetails');

const STORY = ['account'];

export const personalDetailsScenarios = family(start, STORY, {
  'details-changed': {
    title: 'A shopper has another name, and says when she was born',
    summary:
      'Name, date of birth and telephone are saved together, and shown as the backend has them then.',
    shows: [
      'RTE-02, API-44, API-45, ENT-07, ENT-08, VAL-11',
      { rl: 'account/details--changed' },
      'hm',
    ],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', 'Gives another name, a date of birth and a telephone.'),
      settles('They are saved, and stand there.', {
        facts: [fact('account/ownDetailsSaved'), ACCOUNT_LOADED, fact('account/formClosed')],
        state: {
          'account/openForms': null,
          'account/account': {
            status: 'ready',
            account: { firstName: 'Ada', dob: '1990-02-28' },
          },
        },
        screen: [says('Ada Weaver'), says('28 February 1990')],
      }),
    ],
  },
  'details-refused': {
    title: 'The shop does not take a date of birth',
    summary: 'The form stays open with what was typed, and says what the shop did not take.',
    shows: ['API-45, VAL-13', { hm: 'account/details--refused' }],
    rules: [fails('PUT /account/@self', 400, '_ERR_BIRTH_DATE_INVALID')],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', 'Saves.'),
      settles('Is told what to look at once more.', {
        facts: [fact('account/detailsNotSaved', { errorKey: '_ERR_BIRTH_DATE_INVALID' })],
        state: { 'account/openForms': 'details', 'account/detailsChange': { status: 'failed' } },
        screen: [says('Please check your date of birth.')],
      }),
      acts('Leaves it as it is.', {
        input: 'account/closeForm',
        press: button('Leave it as it is'),
        facts: [fact('account/formClosed')],
        state: { 'account/openForms': null, 'account/detailsChange': { status: 'idle' } },
      }),
    ],
  },
  'details-without-answer': {
    title: 'The answer to changed details is lost',
    summary:
      'Whether it was saved nobody knows: what was typed stays, and saving it once more does no harm.',
    shows: ['API-45', { rl: 'account/details--answer-lost' }],
    rules: [{ on: 'PUT /account/@self', call: 1, then: 'lost' }],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', 'Saves.'),
      settles('The shop did not answer; what was typed is still there.', {
        facts: [fact('account/detailsNotSaved', { errorKey: 'network' }), ACCOUNT_LOADED],
        state: { 'account/openForms': 'details', 'account/detailsChange': { status: 'failed' } },
        screen: [says('Our shop did not answer. What you typed is still here; please try again.')],
      }),
      savesDetails('Ada', 'Saves once more.'),
      settles('They are saved.', {
        facts: [fact('account/ownDetailsSaved'), ACCOUNT_LOADED, fact('account/formClosed')],
        state: { 'account/account': { status: 'ready', account: { firstName: 'Ada' } } },
      }),
    ],
  },
});
