import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import {
  ACCOUNT_LOADED,
  DETAILS_COME,
  OPENS_DETAILS,
  inAccount,
  savesDetails,
} from './area-steps.ts';

export const detailsChanged: Scenario = {
  id: 'details-changed',
  title: 'A shopper has another name, and says when she was born',
  summary:
    'Name, date of birth and telephone are saved together, and shown as the backend has them then.',
  ledger: ['RTE-02', 'API-44', 'API-45', 'ENT-07', 'ENT-08', 'VAL-11'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/details--changed', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', { title: 'Gives another name, a date of birth and a telephone.' }),
      {
        kind: 'settle',
        title: 'They are saved, and stand there.',
        facts: [
          { name: 'account/ownDetailsSaved' },
          ACCOUNT_LOADED,
          { name: 'account/formClosed' },
        ],
        state: {
          'account/openForms': null,
          'account/account': { status: 'ready', account: { firstName: 'Ada', dob: '1990-02-28' } },
        },
        screen: [{ text: 'Ada Weaver' }, { text: '28 February 1990' }],
      },
    ],
  })),
};
