import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { DETAILS_COME, OPENS_EMAIL, asksForEmail, inAccount } from './area-steps.ts';
import { NEW_EMAIL } from './account-steps.ts';

export const emailAsked: Scenario = {
  id: 'email-asked',
  title: 'A shopper wants another e-mail address, and is sent a link there',
  summary: 'Until the mail is confirmed the account has the address that it had.',
  ledger: ['AUT-26', 'VAL-01'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/email--asked', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: inAccount(fixtures, '/personaldetails'),
    rules: [],
    screen: [],
    steps: [
      DETAILS_COME,
      OPENS_EMAIL,
      asksForEmail(NEW_EMAIL, 'not-mine-at-all-1', { title: 'Has another password in mind.' }),
      {
        kind: 'settle',
        title: 'Is told that it is not the one.',
        facts: [{ name: 'account/emailNotAsked', payload: { errorKey: '_ERR_PASSWORD_WRONG' } }],
        state: { 'account/openForms': 'email', 'account/emailChange': { status: 'failed' } },
      },
      asksForEmail(NEW_EMAIL, DEMO_ACCOUNTS.mira.password, { title: 'Remembers it.' }),
      {
        kind: 'settle',
        title: 'A mail is on its way there.',
        facts: [{ name: 'account/emailLinkSent' }],
        state: {
          'account/emailChange': { status: 'sent', email: NEW_EMAIL },
          'account/account': { account: { emailAddress: DEMO_ACCOUNTS.mira.email } },
        },
        screen: [{ text: NEW_EMAIL }],
      },
      {
        kind: 'shopper',
        title: 'Has read it.',
        input: 'account/closeForm',
        press: { role: 'button', name: 'All right' },
        facts: [{ name: 'account/formClosed' }],
        state: { 'account/openForms': null, 'account/emailChange': { status: 'idle' } },
      },
    ],
  })),
};
