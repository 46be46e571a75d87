import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { DETAILS_COME, OPENS_PASSWORD, changesPassword, inAccount } from '../area-steps.ts';

export const passwordChangeWithoutAnswer: Scenario = {
  id: 'password-change-without-answer',
  title: 'The answer to a new password is lost',
  summary: 'Which password holds nobody knows: the shopper is told so, and how to find out.',
  ledger: ['AUT-26'],
  domains: ['account'],
  golden: [{ name: 'account/password--answer-lost', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [{ on: 'POST /account/@self/password', call: 1, then: 'lost' }],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_PASSWORD,
      changesPassword(DEMO_ACCOUNTS.mira.password, { title: 'Saves another one.' }),
      {
        kind: 'settle',
        title: 'Is told that it may be saved.',
        facts: [{ name: 'account/passwordNotChanged', payload: { errorKey: 'network' } }],
        state: { 'account/openForms': 'password', 'account/passwordChange': { status: 'failed' } },
      },
      changesPassword(DEMO_ACCOUNTS.mira.password, { title: 'Tries again.' }),
      {
        kind: 'settle',
        title: 'The old one is not taken any more: the new one holds.',
        facts: [
          { name: 'account/passwordNotChanged', payload: { errorKey: '_ERR_PASSWORD_WRONG' } },
        ],
      },
    ],
  })),
};
