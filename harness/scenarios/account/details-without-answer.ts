import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  ACCOUNT_LOADED,
  DETAILS_COME,
  OPENS_DETAILS,
  inAccount,
  savesDetails,
} from './area-steps.ts';

export const detailsWithoutAnswer: Scenario = {
  id: 'details-without-answer',
  title: 'The answer to changed details is lost',
  summary:
    'Whether it was saved nobody knows: what was typed stays, and saving it once more does no harm.',
  ledger: ['API-45'],
  domains: ['account'],
  golden: [{ name: 'account/details--answer-lost', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [{ on: 'PUT /account/@self', call: 1, then: 'lost' }],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', { title: 'Saves.' }),
      {
        kind: 'settle',
        title: 'The shop did not answer; what was typed is still there.',
        facts: [
          { name: 'account/detailsNotSaved', payload: { errorKey: 'network' } },
          ACCOUNT_LOADED,
        ],
        state: { 'account/openForms': 'details', 'account/detailsChange': { status: 'failed' } },
        screen: [
          { text: 'Our shop did not answer. What you typed is still here; please try again.' },
        ],
      },
      savesDetails('Ada', { title: 'Saves once more.' }),
      {
        kind: 'settle',
        title: 'They are saved.',
        facts: [
          { name: 'account/ownDetailsSaved' },
          ACCOUNT_LOADED,
          { name: 'account/formClosed' },
        ],
        state: { 'account/account': { status: 'ready', account: { firstName: 'Ada' } } },
      },
    ],
  })),
};
