import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { DETAILS_COME, OPENS_DETAILS, inAccount, savesDetails } from './area-steps.ts';

export const detailsRefused: Scenario = {
  id: 'details-refused',
  title: 'The shop does not take a date of birth',
  summary: 'The form stays open with what was typed, and says what the shop did not take.',
  ledger: ['API-45', 'VAL-13'],
  domains: ['account'],
  golden: [{ name: 'account/details--refused', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [
      {
        on: 'PUT /account/@self',
        call: 1,
        then: { status: 400, errorKey: '_ERR_BIRTH_DATE_INVALID' },
      },
    ],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_DETAILS,
      savesDetails('Ada', { title: 'Saves.' }),
      {
        kind: 'settle',
        title: 'Is told what to look at once more.',
        facts: [
          { name: 'account/detailsNotSaved', payload: { errorKey: '_ERR_BIRTH_DATE_INVALID' } },
        ],
        state: { 'account/openForms': 'details', 'account/detailsChange': { status: 'failed' } },
        screen: [{ text: 'Please check your date of birth.' }],
      },
      {
        kind: 'shopper',
        title: 'Leaves it as it is.',
        input: 'account/closeForm',
        press: { role: 'button', name: 'Leave it as it is' },
        facts: [{ name: 'account/formClosed' }],
        state: { 'account/openForms': null, 'account/detailsChange': { status: 'idle' } },
      },
    ],
  })),
};
